import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { CameraFailure } from '../../../../core/ports/camera.ts';
import { Button } from '../../../components/button.tsx';
import { Callout } from '../../../components/callout.tsx';
import { PointList } from '../parts/point-list.tsx';
import { useAnnounced } from '../reading/use-announced.ts';
import { CameraSettings } from './camera-settings.tsx';
import { isFailure, type CameraStatus, type LiveCamera } from './use-camera.ts';

const HINT_AFTER_MS = 8_000;
const INSTRUCTIONS = ['frame', 'distance', 'light'] as const;

function isSafari(agent: string): boolean {
  return /^((?!chrome|chromium|android|crios|fxios|edgios|opt\/).)*safari/i.test(agent);
}

/** Why the camera is needed. The screen's main button turns it on. */
function Explanation({ isAllowed }: { readonly isAllowed: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="scan-why">
      <p>{t('scan.camera.why')}</p>
      {!isAllowed && <p>{t('scan.camera.ask')}</p>}
      {!isAllowed && isSafari(navigator.userAgent) && <p>{t('scan.camera.safari')}</p>}
    </div>
  );
}

function Failure({ reason, onRetry }: { readonly reason: CameraFailure; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const [title, text] = [t(`scan.camera.failures.${reason}.title`), t(`scan.camera.failures.${reason}.text`)];
  useAnnounced(`${title} ${text}`);
  return (
    <Callout kind="error" role="alert" title={title}>
      <p data-camera={reason}>{text}</p>
      {reason === 'denied' && (
        <>
          <p>{t(isSafari(navigator.userAgent) ? 'scan.camera.allow.safari' : 'scan.camera.allow.others')}</p>
          <p>{t('scan.camera.allow.device')}</p>
        </>
      )}
      <Button data-press="camera-on" onClick={onRetry}>
        {t('buttons.tryAgain')}
      </Button>
    </Callout>
  );
}

/** Whether the scan has taken so long that a hint is due. */
function useIsLate(status: CameraStatus): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (status !== 'looking') return;
    const timeout = window.setTimeout(() => setLate(true), HINT_AFTER_MS);
    return () => {
      window.clearTimeout(timeout);
      setLate(false);
    };
  }, [status]);
  return isLate;
}

/** The camera's status. One live region for all of it, so that each change is announced. */
function StatusLine({ status }: { readonly status: Exclude<CameraStatus, 'off'> }) {
  const { t } = useTranslation();
  const isLate = useIsLate(status);
  const words = isFailure(status) ? null : t(isLate ? 'scan.camera.hint' : `scan.camera.${status}`);
  useAnnounced(words);
  return (
    <p className="scan-status" role="status">
      {words}
    </p>
  );
}

/** Keeps the focus in the camera area while its controls change. */
export interface RestoredFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Called when a control of the camera was pressed. */
  readonly onClick: () => void;
}

/**
 * Restores the focus when a pressed control disappears, such as the button that turns the camera on, to the control
 * that replaces it. A focus elsewhere, as in the code field or on the heading, stays there.
 */
export function useRestoredFocus(status: CameraStatus): RestoredFocus {
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || focused.getClientRects().length === 0;
    if (wasPressed.current && isLost) box.current?.focus();
    wasPressed.current = false;
  }, [status]);
  const onClick = (): void => {
    wasPressed.current = true;
  };
  return { ref: box, onClick };
}

function Live({ viewId, camera }: { readonly viewId: string; readonly camera: LiveCamera }) {
  const { t } = useTranslation();
  const { status, turnOn, turnOff } = camera;
  if (status === 'off') return <Explanation isAllowed={camera.isAllowed} />;
  const instructions = INSTRUCTIONS.map((key) => [key, t(`scan.instructions.${key}`)] as const);
  return (
    <>
      {isFailure(status) && <Failure reason={status} onRetry={turnOn} />}
      <div className="scan-live" hidden={isFailure(status)}>
        <div className="scan-picture" role="img" aria-label={t('scan.camera.view')}>
          <div id={viewId} className="scan-video" />
          <div className="scan-frame" />
        </div>
        <StatusLine status={status} />
        <CameraSettings camera={camera} />
        <Button data-press="camera-off" variant="link" onClick={turnOff}>
          {t('scan.camera.turnOff')}
        </Button>
        <PointList points={instructions} />
      </div>
    </>
  );
}

interface CameraViewProps {
  readonly viewId: string;
  readonly camera: LiveCamera;
  readonly restoredFocus: RestoredFocus;
}

/** The camera of a scan step: first the explanation, then the live picture, or the failure and a retry. */
export function CameraView({ viewId, camera, restoredFocus }: CameraViewProps) {
  return (
    <div {...restoredFocus} className="focus-target" tabIndex={-1}>
      <Live viewId={viewId} camera={camera} />
    </div>
  );
}
