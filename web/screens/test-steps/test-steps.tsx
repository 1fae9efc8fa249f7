import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useServices } from '../../wiring/services.ts';
import { prefetchFlow } from './prefetch-flow.ts';
import { loadLateSteps } from './late-step.tsx';
import { loadPictures } from './parts/step-picture.tsx';
import { loadRescue } from './parts/rescue-help.tsx';
import { EXPIRED_SCREEN, STEP_SCREENS } from './step-registry.ts';
import { StepServicesContext } from './step-services.ts';
import { useStepHistory } from './use-step-history.ts';
// The frame loads the timer for every route; importing it here ensures that no step shows before it is loaded.
import '../../timer/timer-everywhere.tsx';
import '../../styles/illustrations.css';
import './test-steps.css';

/** The test, one screen per step (product.md section 2, "Test flow screens"). The route's guard requires a test. */
const TestSteps = observer(function TestSteps() {
  const all = useServices();
  const { store, actions } = all;
  const goBack = useStepHistory(store, actions);
  const services = useMemo(() => ({ ...all, goBack }), [all, goBack]);
  useEffect(() => void loadLateSteps().catch(() => undefined), []);
  useEffect(() => void loadPictures().catch(() => undefined), []);
  useEffect(() => void loadRescue().catch(() => undefined), []);
  useEffect(() => {
    const leaving = new AbortController();
    void prefetchFlow(all, leaving.signal);
    return () => leaving.abort();
  }, [all]);

  const shown = store.shownStep;
  if (shown === 'none') return null;
  const Shown = shown === 'expired' ? EXPIRED_SCREEN : STEP_SCREENS[shown];
  return (
    <StepServicesContext value={services}>
      <div className="step" data-step={shown} data-number={store.session.currentStep}>
        <Shown key={shown} />
      </div>
    </StepServicesContext>
  );
});

export default TestSteps;
