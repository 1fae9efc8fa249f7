import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { scanRejection } from '../../../../core/flow/step-buttons.ts';
import { cameraFailure, photoFailure } from '../../../../core/step-texts/scan-state.ts';
import { scanTexts } from '../../../../core/step-texts/scan-texts.ts';
import { PointList } from '../parts/point-list.tsx';
import { StepPage } from '../parts/step-page.tsx';
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
  const { status } = camera;
  const shown = useShownTexts(scanTexts);
  const restoredFocus = useRestoredFocus(status);
  const rejected = scanRejection(store.view);
  const unreadPhoto = photoFailure(photo.status);
  const hasMessage = rejected !== null || unreadPhoto !== null;
  const isWaiting = status === 'off' && !hasMessage;
  // A message about a code or a photo covers a camera without a picture.
  const isCovered = hasMessage && (status === 'off' || cameraFailure(status) !== null);
  return (
    <StepPage
      heading={shown.text('title')}
      hasPicture={isWaiting}
      {...(isWaiting && {
        actions: <TurnOn words={t('scan.camera.turnOn')} camera={camera} restoredFocus={restoredFocus} />,
      })}
    >
      {rejected !== null && (
        <ScanMessage
          outcome={rejected}
          onRetry={shown.has('buttons.tryAgain') ? scans.retry : null}
          onDismiss={scans.dismiss}
        />
      )}
      {unreadPhoto !== null && <PhotoMessage reason={unreadPhoto} onDismiss={photo.dismiss} />}
      <div hidden={isCovered}>
        <CameraView {...{ viewId, camera, isLate, isCovered, restoredFocus }} />
      </div>
      <p className="scan-status" role="status">
        {shown.has('scan.checking') && t('scan.checking')}
        {photo.status === 'reading' && t('scan.photo.reading')}
      </p>
      <div className="scan-ways">
        <PhotoChoice
          canTakePhoto={canTakePhoto}
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
