import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useCurrent } from '../../loading/use-late-part.ts';
import { useServices, type Services } from '../../wiring/services.ts';
import { fadeSteps } from './fade-steps.ts';
import { prefetchFlow } from './prefetch-flow.ts';
import { loadLateSteps } from './late-step.tsx';
import { loadPictures } from './parts/step-picture.tsx';
import { loadRescue } from './parts/rescue-help.tsx';
import { makeScanHold, type HeldScan } from './scan/scan-hold.ts';
import { useAcceptedWords } from './scan/use-accepted-words.ts';
import { EXPIRED_SCREEN, STEP_SCREENS } from './step-registry.ts';
import { StepServicesContext } from './step-services.ts';
import { useStepHistory } from './use-step-history.ts';
// The frame loads the timer for every route; importing it here ensures that no step shows before it is loaded.
import '../../timer/timer-everywhere.tsx';
import '../../styles/illustrations.css';
import './test-steps.css';
import './counter.css';
import './offers.css';
import './wide.css';

/** The accepted scan that shows now, in place of the step it led to; null if none does. Escape leads on at once. */
function useHeldScan({ store, loadAlerts }: Pick<Services, 'store' | 'loadAlerts'>): HeldScan | null {
  const [hold] = useState(() =>
    makeScanHold(
      store,
      () =>
        void loadAlerts().then(
          (alerts) => alerts.pulse('accepted'),
          () => undefined,
        ),
    ),
  );
  useEffect(() => hold.watch(), [hold]);
  const held = useSyncExternalStore(hold.subscribe, hold.state);
  useEffect(() => {
    if (held === null) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') hold.end();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [hold, held]);
  return held?.step === store.session.currentStep ? held : null;
}

/** The test, one screen per step (product.md section 2, "Test flow screens"). The route's guard requires a test. */
const TestSteps = observer(function TestSteps() {
  const all = useServices();
  const { store, actions } = all;
  const goBack = useStepHistory(store, actions);
  const services = useMemo(() => ({ ...all, goBack }), [all, goBack]);
  useEffect(() => fadeSteps(store), [store]);
  useEffect(() => void loadLateSteps().catch(() => undefined), []);
  useEffect(() => void loadPictures().catch(() => undefined), []);
  useEffect(() => void loadRescue().catch(() => undefined), []);
  useEffect(() => {
    const leaving = new AbortController();
    void prefetchFlow(all, leaving.signal);
    return () => leaving.abort();
  }, [all]);

  const late = useCurrent(loadLateSteps);
  const acceptedWords = useAcceptedWords();
  const held = useHeldScan(all);
  const shown = store.shownStep;
  if (shown === 'none') return null;
  const Shown = shown === 'expired' ? EXPIRED_SCREEN : STEP_SCREENS[shown];
  const isHeld = held !== null && late !== null && shown !== 'expired';
  const words = isHeld ? acceptedWords(held.scan) : null;
  const accepted = words === null ? null : `${words.title} ${words.text}`;
  return (
    <StepServicesContext value={services}>
      <p className="visually-hidden" role="status">
        {accepted}
      </p>
      <div className="step" data-step={shown} data-number={store.session.currentStep} aria-busy={isHeld || undefined}>
        {isHeld ? <late.AcceptedScanScreen held={held} /> : <Shown key={shown} />}
      </div>
      {late !== null && <late.StepReader accepted={accepted} />}
    </StepServicesContext>
  );
});

export default TestSteps;
