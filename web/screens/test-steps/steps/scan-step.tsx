import { observer } from 'mobx-react-lite';
import { useId, useMemo, useEffect, useState } from 'react';
import { useMediaQuery } from '../../../components/use-media-query.ts';
import { ScanView } from '../scan/scan-view.tsx';
import { turnedOffAtStep } from '../scan/turned-off.ts';
import { useCamera } from '../scan/use-camera.ts';
import { usePhoto } from '../scan/use-photo.ts';
import { useScans } from '../scan/use-scans.ts';
import { useSteps } from '../step-services.ts';
import type { CameraStatus } from '../../../../core/step-texts/scan-state.ts';

const HINT_AFTER_MS = 8_000;

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

/** The scan of the kit box or the cassette, by camera or typed. An accepted code continues to the next step. */
export const ScanStep = observer(function ScanStep() {
  const { store } = useSteps();
  const viewId = useId();
  const scans = useScans();
  const wanted = store.row?.leaveBy === 'boxScan' ? 'QRCode' : 'DataMatrix';
  const { testId, currentStep } = store.session;
  const turnedOff = useMemo(() => turnedOffAtStep(testId, currentStep), [testId, currentStep]);
  const camera = useCamera({ viewId, wanted, turnedOff, onScan: scans.see });
  const photo = usePhoto(wanted, scans.read);
  const canTakePhoto = useMediaQuery('(pointer: coarse)');
  const isLate = useIsLate(camera.status);
  return (
    <ScanView viewId={viewId} camera={camera} isLate={isLate} photo={photo} scans={scans} canTakePhoto={canTakePhoto} />
  );
});
