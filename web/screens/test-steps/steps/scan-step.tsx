import type { CodeSource } from '../../../../core/use-cases/session/scan-code.ts';
import { observer } from 'mobx-react-lite';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { PointList } from '../parts/point-list.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { CameraView, useKeptFocus } from '../scan/camera-view.tsx';
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
  const [last, setLast] = useState<{ readonly code: string; readonly source: CodeSource } | null>(null);
  const pausedCode = useRef<string | null>(null);
  const take = useCallback(
    (code: string, source: CodeSource) => {
      setLast({ code, source });
      void actions.scanCode(code, source);
    },
    [actions],
  );
  const read = useCallback((code: string) => take(code, 'scanned'), [take]);
  const type = useCallback((code: string) => take(code, 'typed'), [take]);
  const see = useCallback(
    (code: string) => {
      if (code !== pausedCode.current) read(code);
    },
    [read],
  );
  const dismiss = (): void => {
    pausedCode.current = last?.code ?? null;
    window.setTimeout(() => (pausedCode.current = null), SAME_CODE_PAUSE_MS);
    actions.dismissScanMessage();
  };
  const retry = (): void => {
    actions.dismissScanMessage();
    if (last !== null) take(last.code, last.source);
  };
  return { read, type, see, dismiss, retry: last === null ? null : retry };
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
  const photo = usePhoto(wanted, scans.read);
  const cassetteHeading = flowName === 'reporting' ? 'express' : (row?.scan ?? 'first');
  const isChecking = view.pending === 'scan';
  const refused = view.scanOutcome === null || view.scanOutcome === 'accepted' ? null : view.scanOutcome;
  const isPhotoRefused = photo.status !== 'none' && photo.status !== 'reading';
  const isRefused = refused !== null || isPhotoRefused;
  const isWaiting = camera.status === 'off' && !isRefused;
  const isLive = !isFailure(camera.status) && camera.status !== 'off';
  const keptFocus = useKeptFocus(camera.status);
  const turnOn = (
    <Button
      data-press="camera-on"
      onClick={() => {
        keptFocus.onClick();
        camera.turnOn();
      }}
    >
      {t('scan.camera.turnOn')}
    </Button>
  );
  return (
    <StepPage
      heading={t(`scan.headings.${isBox ? 'box' : cassetteHeading}`)}
      hasPicture={isWaiting}
      hasNext={false}
      {...(isWaiting && { actions: turnOn })}
    >
      {refused !== null && (
        <ScanMessage
          outcome={refused}
          onRetry={refused === 'requestError' ? scans.retry : null}
          onDismiss={scans.dismiss}
        />
      )}
      {isPhotoRefused && <PhotoMessage reason={photo.status} onDismiss={photo.dismiss} />}
      <div hidden={isRefused && !isLive}>
        <CameraView viewId={viewId} camera={camera} keptFocus={keptFocus} />
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
        <TypedCode isBox={isBox} isChecking={isChecking} onCode={scans.type} />
      </div>
      {isWaiting && <PointList points={texts.list('points')} />}
    </StepPage>
  );
});
