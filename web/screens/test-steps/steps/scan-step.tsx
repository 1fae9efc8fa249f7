import { observer } from 'mobx-react-lite';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PointList } from '../parts/point-list.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { CameraView } from '../scan/camera-view.tsx';
import { PhotoChoice } from '../scan/photo-choice.tsx';
import { PhotoMessage, ScanMessage } from '../scan/scan-message.tsx';
import { turnedOffAtStep } from '../scan/turned-off.ts';
import { TypedCode } from '../scan/typed-code.tsx';
import { isFailure, useCamera } from '../scan/use-camera.ts';
import { usePhoto } from '../scan/use-photo.ts';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** A refused code is still before the camera when its message is dismissed; for so long it is not refused again. */
const SAME_CODE_PAUSE_MS = 2_000;

/** What was scanned last on this screen, and what to do with codes. */
function useScans() {
  const { actions } = useSteps();
  const [lastCode, setLastCode] = useState('');
  const pausedCode = useRef<string | null>(null);
  const take = useCallback(
    (code: string) => {
      setLastCode(code);
      void actions.scanCode(code);
    },
    [actions],
  );
  const see = useCallback(
    (code: string) => {
      if (code !== pausedCode.current) take(code);
    },
    [take],
  );
  const dismiss = (): void => {
    pausedCode.current = lastCode;
    window.setTimeout(() => (pausedCode.current = null), SAME_CODE_PAUSE_MS);
    actions.dismissScanMessage();
  };
  const retry = (): void => {
    actions.dismissScanMessage();
    take(lastCode);
  };
  return { take, see, dismiss, retry: lastCode === '' ? null : retry };
}

/** The scan of the kit box or of the cassette, by camera or typed. An accepted code leads on by itself. */
export const ScanStep = observer(function ScanStep() {
  const { store } = useSteps();
  const { t } = useTranslation();
  const texts = useStepTexts();
  const viewId = useId();
  const scans = useScans();
  const { row, flowName, view, session } = store;
  const isBox = row?.leaveBy === 'boxScan';
  const wanted = isBox ? 'QRCode' : 'DataMatrix';
  const { testId, currentStep } = session;
  const turnedOff = useMemo(() => turnedOffAtStep(testId, currentStep), [testId, currentStep]);
  const camera = useCamera({ viewId, wanted, turnedOff, onScan: scans.see });
  const photo = usePhoto(wanted, scans.take);
  const cassetteHeading = flowName === 'reporting' ? 'express' : (row?.scan ?? 'first');
  const isChecking = view.pending === 'scan';
  const refused = view.scanOutcome === null || view.scanOutcome === 'accepted' ? null : view.scanOutcome;
  const isPhotoRefused = photo.status !== 'none' && photo.status !== 'reading';
  const isRefused = refused !== null || isPhotoRefused;
  const isWaiting = camera.status === 'off' && !isRefused;
  const isLive = !isFailure(camera.status) && camera.status !== 'off';
  return (
    <StepPage heading={t(`scan.headings.${isBox ? 'box' : cassetteHeading}`)} hasPicture={isWaiting} hasNext={false}>
      {refused !== null && (
        <ScanMessage
          outcome={refused}
          onRetry={refused === 'requestError' ? scans.retry : null}
          onDismiss={scans.dismiss}
        />
      )}
      {isPhotoRefused && <PhotoMessage reason={photo.status} onDismiss={photo.dismiss} />}
      {isWaiting && <PointList points={texts.list('points')} />}
      <div hidden={isRefused && !isLive}>
        <CameraView viewId={viewId} camera={camera} />
      </div>
      <p className="scan-status" role="status">
        {isChecking && t('scan.checking')}
        {photo.status === 'reading' && t('scan.photo.reading')}
      </p>
      <div className="scan-ways">
        <PhotoChoice
          // The device's own camera opens only when ours has let go of it.
          onOpen={camera.release}
          onPhoto={photo.read}
        />
        <TypedCode isBox={isBox} isChecking={isChecking} onCode={scans.take} />
      </div>
    </StepPage>
  );
});
