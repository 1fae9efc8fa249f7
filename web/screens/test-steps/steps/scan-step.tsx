import { observer } from 'mobx-react-lite';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PointList } from '../parts/point-list.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { CameraView } from '../scan/camera-view.tsx';
import { ScanMessage } from '../scan/scan-message.tsx';
import { TypedCode } from '../scan/typed-code.tsx';
import { useCamera } from '../scan/use-camera.ts';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** The scan of the kit box or of the cassette, by camera or typed. An accepted code leads on by itself. */
export const ScanStep = observer(function ScanStep() {
  const { store, actions } = useSteps();
  const { t } = useTranslation();
  const texts = useStepTexts();
  const viewId = useId();
  const [lastCode, setLastCode] = useState('');
  const { row, flowName, view } = store;
  const isBox = row?.leaveBy === 'boxScan';
  const cassetteHeading = flowName === 'reporting' ? 'express' : (row?.scan ?? 'first');

  const take = useCallback(
    (code: string) => {
      setLastCode(code);
      void actions.scanCode(code);
    },
    [actions],
  );
  const camera = useCamera(viewId, take);
  const isChecking = view.pending === 'scan';
  const refused = view.scanOutcome === null || view.scanOutcome === 'accepted' ? null : view.scanOutcome;
  const retry = (): void => {
    actions.dismissScanMessage();
    void actions.scanCode(lastCode);
  };
  return (
    <StepPage heading={t(`scan.headings.${isBox ? 'box' : cassetteHeading}`)} actions={null}>
      {camera.status === 'off' && <PointList points={texts.list('points')} />}
      {refused !== null && (
        <ScanMessage outcome={refused} onRetry={refused === 'requestError' && lastCode !== '' ? retry : null} />
      )}
      <div hidden={refused !== null}>
        <CameraView viewId={viewId} camera={camera} />
      </div>
      <p className="scan-status" role="status">
        {isChecking ? t('scan.checking') : null}
      </p>
      <TypedCode isBox={isBox} isChecking={isChecking} onCode={take} />
    </StepPage>
  );
});
