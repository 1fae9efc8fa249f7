import { observer } from 'mobx-react-lite';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { scanRejection } from '../../../../core/flow/step-buttons.ts';
import { scanTexts } from '../../../../core/step-texts/scan-texts.ts';
import { PointList } from '../parts/point-list.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { useAnnounced } from '../reading/use-announced.ts';
import { CameraView, useRestoredFocus } from '../scan/camera-view.tsx';
import { PhotoChoice } from '../scan/photo-choice.tsx';
import { PhotoMessage, ScanMessage } from '../scan/scan-message.tsx';
import { TurnOn } from '../scan/turn-on.tsx';
import { turnedOffAtStep } from '../scan/turned-off.ts';
import { TypedCode } from '../scan/typed-code.tsx';
import { isFailure, useCamera } from '../scan/use-camera.ts';
import { usePhoto } from '../scan/use-photo.ts';
import { useScans } from '../scan/use-scans.ts';
import { useSteps } from '../step-services.ts';
import { useShownTexts } from '../use-shown-texts.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** The scan of the kit box or the cassette, by camera or typed. An accepted code continues to the next step. */
export const ScanStep = observer(function ScanStep() {
  const { store } = useSteps();
  const { t } = useTranslation();
  const texts = useStepTexts();
  const viewId = useId();
  const scans = useScans();
  const { row, view, session } = store;
  const isBox = row?.leaveBy === 'boxScan';
  const wanted = isBox ? 'QRCode' : 'DataMatrix';
  const { testId, currentStep } = session;
  const turnedOff = useMemo(() => turnedOffAtStep(testId, currentStep), [testId, currentStep]);
  const camera = useCamera({ viewId, wanted, turnedOff, onScan: scans.see });
  const photo = usePhoto(wanted, scans.read);
  useAnnounced(photo.status === 'reading' ? t('scan.photo.reading') : null);
  const isChecking = view.pending === 'scan';
  const rejected = scanRejection(view);
  const isPhotoRejected = photo.status !== 'none' && photo.status !== 'reading';
  const isRejected = rejected !== null || isPhotoRejected;
  const isWaiting = camera.status === 'off' && !isRejected;
  const isLive = !isFailure(camera.status) && camera.status !== 'off';
  const restoredFocus = useRestoredFocus(camera.status);
  return (
    <StepPage
      heading={useShownTexts(scanTexts).text('title')}
      hasPicture={isWaiting}
      {...(isWaiting && { actions: <TurnOn camera={camera} restoredFocus={restoredFocus} /> })}
    >
      {rejected !== null && (
        <ScanMessage
          outcome={rejected}
          onRetry={rejected === 'requestError' ? scans.retry : null}
          onDismiss={scans.dismiss}
        />
      )}
      {isPhotoRejected && <PhotoMessage reason={photo.status} onDismiss={photo.dismiss} />}
      <div hidden={isRejected && !isLive}>
        <CameraView viewId={viewId} camera={camera} restoredFocus={restoredFocus} />
      </div>
      <p className="scan-status" role="status">
        {isChecking && t('scan.checking')}
        {photo.status === 'reading' && t('scan.photo.reading')}
      </p>
      <div className="scan-ways">
        <PhotoChoice
          // The system's camera opens only after the app has released it.
          onOpen={camera.release}
          onPhoto={photo.read}
        />
        <TypedCode isBox={isBox} isChecking={isChecking} onCode={scans.type} />
      </div>
      {isWaiting && <PointList points={texts.list('points')} />}
    </StepPage>
  );
});
