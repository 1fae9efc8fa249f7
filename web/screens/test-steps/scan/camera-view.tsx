import { useTranslation } from 'react-i18next';
import { canRetry, type CameraFailure } from '../../../../core/ports/camera.ts';
import { cameraFailure } from '../../../../core/step-texts/scan-state.ts';
import { Button } from '../../../components/button.tsx';
import { Callout } from '../../../components/callout.tsx';
import { TextList } from '../parts/point-list.tsx';
import { useAnnounced } from '../reading/use-announced.ts';
import { CameraSettings } from './camera-settings.tsx';
import type { RestoredFocus } from './restored-focus.ts';
import type { LiveCamera } from './use-camera.ts';

/** Safari asks for the camera again and again, and has its settings in another place. */
function isSafari(agent: string): boolean {
  return /^(?!.*(chrom|android|crios|fxios|edgios|opt\/)).*safari/i.test(agent);
}

/** Why the camera is needed. The screen's main button turns it on. */
function Explanation({ isAllowed }: Pick<LiveCamera, 'isAllowed'>) {
  const { t } = useTranslation();
  return (
    <div className="scan-why">
      <p>{t('scan.camera.why')}</p>
      {!isAllowed && <p>{t('scan.camera.ask')}</p>}
      {!isAllowed && isSafari(navigator.userAgent) && <p>{t('scan.camera.safari')}</p>}
    </div>
  );
}

interface FailureProps {
  readonly reason: CameraFailure;
  readonly onRetry: () => void;
}

function Failure({ reason, onRetry }: FailureProps) {
  const { t } = useTranslation();
  const settings = isSafari(navigator.userAgent) ? 'safari' : 'others';
  return (
    <Callout kind="error" role="alert" title={t(`scan.camera.failures.${reason}.title`)}>
      <p data-camera={reason}>{t(`scan.camera.failures.${reason}.text`)}</p>
      {reason === 'denied' && (
        <>
          <p>{t(`scan.camera.allow.${settings}`)}</p>
          <p>{t('scan.camera.allow.device')}</p>
        </>
      )}
      {canRetry(reason) && (
        <Button data-press="camera-on" onClick={onRetry}>
          {t('buttons.tryAgain')}
        </Button>
      )}
    </Callout>
  );
}

/** The camera's status. One live region for all of it, so that each change is announced. */
function StatusLine({ words }: { readonly words: string | null }) {
  useAnnounced(words);
  return (
    <p className="scan-status" role="status">
      {words}
    </p>
  );
}

function Live({ viewId, camera, isLate, isCovered }: Omit<CameraViewProps, 'restoredFocus'>) {
  const { t } = useTranslation();
  const { status, isAllowed, turnOn, turnOff } = camera;
  if (status === 'off') return <Explanation isAllowed={isAllowed} />;
  const reason = cameraFailure(status);
  const words = reason === null ? t(isLate ? 'scan.camera.hint' : `scan.camera.${status}`) : null;
  return (
    <>
      {reason !== null && !isCovered && <Failure reason={reason} onRetry={turnOn} />}
      <div className="scan-live" hidden={reason !== null}>
        <div className="scan-picture" role="img" aria-label={t('scan.camera.view')}>
          <div id={viewId} className="scan-video" />
          <div className="scan-frame" />
        </div>
        <StatusLine words={words} />
        <CameraSettings camera={camera} />
        <TextList of="scan.instructions" />
        <Button data-press="camera-off" variant="link" onClick={turnOff}>
          {t('scan.camera.turnOff')}
        </Button>
      </div>
    </>
  );
}

interface CameraViewProps {
  readonly viewId: string;
  readonly camera: LiveCamera;
  /** The camera has looked for the code so long that a hint is due. */
  readonly isLate: boolean;
  /** A message hides the camera. */
  readonly isCovered: boolean;
  readonly restoredFocus: RestoredFocus;
}

/** The camera of a scan step: first the explanation, then the live picture, or the failure and a retry. */
export function CameraView({ restoredFocus, ...live }: CameraViewProps) {
  return (
    <div {...restoredFocus} className="focus-target" tabIndex={-1}>
      <Live {...live} />
    </div>
  );
}
