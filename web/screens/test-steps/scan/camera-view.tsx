import { useTranslation } from 'react-i18next';
import { CAMERA } from '../../../../core/step-texts/camera-texts.ts';
import type { CameraFailure } from '../../../../core/ports/camera.ts';
import { cameraFailure } from '../../../../core/step-texts/scan-state.ts';
import { Button } from '../../../components/button.tsx';
import { Callout } from '../../../components/callout.tsx';
import { TextList } from '../parts/point-list.tsx';
import { useAnnounced } from '../reading/use-announced.ts';
import type { ShownTexts } from '../use-shown-texts.ts';
import { CameraSettings } from './camera-settings.tsx';
import type { RestoredFocus } from './restored-focus.ts';
import type { LiveCamera } from './use-camera.ts';

interface TextsProps {
  readonly shown: ShownTexts;
}

/** The texts that show of these, each as a paragraph. */
function Paragraphs({ shown, ids }: TextsProps & { readonly ids: readonly string[] }) {
  return ids.map((id) => shown.has(id) && <p key={id}>{shown.text(id)}</p>);
}

/** Why the camera is needed. The screen's main button turns it on. */
function Explanation({ shown }: TextsProps) {
  return (
    <div className="scan-why">
      <Paragraphs shown={shown} ids={['scan.camera.why', 'scan.camera.ask', 'scan.camera.safari']} />
    </div>
  );
}

interface FailureProps extends TextsProps {
  readonly reason: CameraFailure;
  readonly onRetry: () => void;
}

function Failure({ shown, reason, onRetry }: FailureProps) {
  const [title, text] = [shown.text(CAMERA.failure), shown.text(CAMERA.whatToDo)];
  // Neither shows while a message covers them.
  useAnnounced(title === null || text === null ? null : `${title} ${text}`);
  return (
    <Callout kind="error" role="alert" title={title ?? ''}>
      <p data-camera={reason}>{text}</p>
      <Paragraphs shown={shown} ids={[CAMERA.allow, 'scan.camera.allow.device']} />
      <Button data-press="camera-on" onClick={onRetry}>
        {shown.text(CAMERA.again)}
      </Button>
    </Callout>
  );
}

/** The camera's status. One live region for all of it, so that each change is announced. */
function StatusLine({ shown }: TextsProps) {
  const words = shown.text(CAMERA.status);
  useAnnounced(words);
  return (
    <p className="scan-status" role="status">
      {words}
    </p>
  );
}

function Live({ shown, viewId, camera }: Omit<CameraViewProps, 'restoredFocus'>) {
  const { t } = useTranslation();
  const { status, turnOn, turnOff } = camera;
  if (status === 'off') return <Explanation shown={shown} />;
  const reason = cameraFailure(status);
  return (
    <>
      {reason !== null && <Failure shown={shown} reason={reason} onRetry={turnOn} />}
      <div className="scan-live" hidden={reason !== null}>
        <div className="scan-picture" role="img" aria-label={t('scan.camera.view')}>
          <div id={viewId} className="scan-video" />
          <div className="scan-frame" />
        </div>
        <StatusLine shown={shown} />
        <CameraSettings shown={shown} camera={camera} />
        <TextList of="scan.instructions" />
        <Button data-press="camera-off" variant="link" onClick={turnOff}>
          {t('scan.camera.turnOff')}
        </Button>
      </div>
    </>
  );
}

interface CameraViewProps extends TextsProps {
  readonly viewId: string;
  readonly camera: LiveCamera;
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
