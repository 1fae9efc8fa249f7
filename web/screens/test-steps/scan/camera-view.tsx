import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CAMERA_FAILURES, type CameraFailure } from '../../../../core/ports/camera.ts';
import { Button } from '../../../components/button.tsx';
import { Callout } from '../../../components/callout.tsx';
import { PointList } from '../parts/point-list.tsx';
import { CameraSettings } from './camera-settings.tsx';
import type { CameraStatus, LiveCamera } from './use-camera.ts';

const HINT_AFTER_MS = 8_000;
const INSTRUCTIONS = ['frame', 'distance', 'light'] as const;

function isFailure(status: CameraStatus): status is CameraFailure {
  return CAMERA_FAILURES.some((failure) => failure === status);
}

function isSafari(agent: string): boolean {
  return /^((?!chrome|chromium|android|crios|fxios|edgios|opt\/).)*safari/i.test(agent);
}

/** Why the camera is asked for. What turns it on is the main button of the screen. */
function Explanation() {
  const { t } = useTranslation();
  return (
    <div className="scan-why">
      <p>{t('scan.camera.why')}</p>
      <p>{t('scan.camera.ask')}</p>
      {isSafari(navigator.userAgent) && <p>{t('scan.camera.safari')}</p>}
    </div>
  );
}

function Failure({ reason, onRetry }: { readonly reason: CameraFailure; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Callout kind="error" role="alert" title={t(`scan.camera.failures.${reason}.title`)}>
      <p data-camera={reason}>{t(`scan.camera.failures.${reason}.text`)}</p>
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

/** A hint for somebody whose code is not found; it waits until looking has taken a while. */
function LookingHint() {
  const { t } = useTranslation();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timeout = window.setTimeout(() => setLate(true), HINT_AFTER_MS);
    return () => window.clearTimeout(timeout);
  }, []);
  return (
    <p className="scan-status" role="status">
      {t(isLate ? 'scan.camera.hint' : 'scan.camera.looking')}
    </p>
  );
}

/** The camera of a scan step: why first, then the live picture, or what is wrong with it and how to try again. */
export function CameraView({ viewId, camera }: { readonly viewId: string; readonly camera: LiveCamera }) {
  const { t } = useTranslation();
  const { status, turnOn } = camera;
  const instructions = INSTRUCTIONS.map((key) => [key, t(`scan.instructions.${key}`)] as const);
  if (status === 'off') return <Explanation />;
  return (
    <>
      {isFailure(status) && <Failure reason={status} onRetry={turnOn} />}
      <div className="scan-live" hidden={isFailure(status)}>
        <div className="scan-picture" role="img" aria-label={t('scan.camera.view')}>
          <div id={viewId} className="scan-video" />
          <div className="scan-frame" />
        </div>
        {status === 'starting' && (
          <p className="scan-status" role="status">
            {t('scan.camera.starting')}
          </p>
        )}
        {status === 'looking' && <LookingHint />}
        <CameraSettings camera={camera} />
        <PointList points={instructions} />
      </div>
    </>
  );
}
