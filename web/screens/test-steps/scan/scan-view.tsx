import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { scanRejection } from '../../../../core/flow/step-buttons.ts';
import { CAMERA } from '../../../../core/step-texts/camera-texts.ts';
import { photoFailure } from '../../../../core/step-texts/scan-state.ts';
import { scanTexts } from '../../../../core/step-texts/scan-texts.ts';
import { PointList } from '../parts/point-list.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { useAnnounced } from '../reading/use-announced.ts';
import { useSteps } from '../step-services.ts';
import { useShownTexts } from '../use-shown-texts.ts';
import { useStepTexts } from '../use-step-texts.ts';
import { CameraView } from './camera-view.tsx';
import { PhotoChoice } from './photo-choice.tsx';
import { useRestoredFocus, type RestoredFocus } from './restored-focus.ts';
import { PhotoMessage, ScanMessage } from './scan-message.tsx';
import { TypedCode } from './typed-code.tsx';
import type { LiveCamera } from './use-camera.ts';
import type { CodePhoto } from './use-photo.ts';
import type { Scans } from './use-scans.ts';
import { Button } from '../../../components/button.tsx';

interface TurnOnProps {
  readonly words: string | null;
  readonly camera: LiveCamera;
  readonly restoredFocus: RestoredFocus;
}

/** The main button of a scan screen while the camera is off. */
function TurnOn({ words, camera, restoredFocus }: TurnOnProps) {
  const turnOn = (): void => {
    restoredFocus.onClick();
    camera.turnOn();
  };
  return (
    <Button data-press="camera-on" onClick={turnOn}>
      {words}
    </Button>
  );
}

function isSafari(agent: string): boolean {
  return /^(?!.*(chrom|android|crios|fxios|edgios|opt\/)).*safari/i.test(agent);
}

interface ScanViewProps {
  /** The id of the element that shows the picture. */
  readonly viewId: string;
  readonly camera: LiveCamera;
  /** The camera has looked for the code so long that a hint is due. */
  readonly isLate: boolean;
  readonly photo: CodePhoto;
  readonly scans: Scans;
  /** A phone or tablet, which can take a photo for the page. */
  readonly canTakePhoto: boolean;
}

/** A scan step with its camera, its photo and the scans so far. */
export const ScanView = observer(function ScanView(props: ScanViewProps) {
  const { viewId, camera, isLate, photo, scans, canTakePhoto } = props;
  const { store } = useSteps();
  const { t } = useTranslation();
  const texts = useStepTexts();
  const { status, isAllowed, controls } = camera;
  const safari = isSafari(navigator.userAgent);
  const scan = { camera: status, isAllowed, isSafari: safari, isLate, controls, photo: photo.status, canTakePhoto };
  const shown = useShownTexts(scanTexts, { scan });
  useAnnounced(shown.text('scan.photo.reading'));
  const restoredFocus = useRestoredFocus(status);
  const rejected = scanRejection(store.view);
  const unreadPhoto = photoFailure(photo.status);
  const turnOn = shown.text('scan.camera.turnOn');
  const isWaiting = turnOn !== null;
  return (
    <StepPage
      heading={shown.text('title')}
      hasPicture={isWaiting}
      {...(isWaiting && { actions: <TurnOn words={turnOn} camera={camera} restoredFocus={restoredFocus} /> })}
    >
      {rejected !== null && (
        <ScanMessage
          outcome={rejected}
          onRetry={shown.has('buttons.tryAgain') ? scans.retry : null}
          onDismiss={scans.dismiss}
        />
      )}
      {unreadPhoto !== null && <PhotoMessage shown={shown} reason={unreadPhoto} onDismiss={photo.dismiss} />}
      {/* A camera that no message covers shows one of these. */}
      <div hidden={!['scan.camera.why', CAMERA.status, CAMERA.failure].some((id) => shown.has(id))}>
        <CameraView shown={shown} viewId={viewId} camera={camera} restoredFocus={restoredFocus} />
      </div>
      <p className="scan-status" role="status">
        {shown.has('scan.checking') && t('scan.checking')}
        {shown.text('scan.photo.reading')}
      </p>
      <div className="scan-ways">
        <PhotoChoice
          canTakePhoto={shown.has('scan.photo.take')}
          // The system's camera opens only after the app has released it.
          onOpen={camera.release}
          onPhoto={photo.read}
        />
        <TypedCode
          isBox={store.row?.leaveBy === 'boxScan'}
          isChecking={shown.has('scan.checking')}
          onCode={scans.type}
        />
      </div>
      {isWaiting && <PointList points={texts.list('points')} />}
    </StepPage>
  );
});
