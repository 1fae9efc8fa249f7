import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { makeTimerWatch } from '../../../core/use-cases/session/timer-watch.ts';
import { useServices } from '../../services.ts';
import { bringFlow } from './bring-flow.ts';
import { loadLateSteps } from './late-step.tsx';
import { TimerAnnouncer } from './parts/timer-announcer.tsx';
import { loadPictures } from './parts/step-picture.tsx';
import { EXPIRED_SCREEN, STEP_SCREENS } from './step-registry.ts';
import { StepServicesContext } from './step-services.ts';
import { TimerAlertsContext, useTimerAlerts } from './use-timer-alerts.ts';
import { useStepHistory } from './use-step-history.ts';
import '../../styles/illustrations.css';
import './test-steps.css';

/** The test, one screen per step (product.md section 2, "Test flow screens"). The route's guard lets nobody in without a test. */
const TestSteps = observer(function TestSteps() {
  const all = useServices();
  const { store, actions, loadAccount, loadCamera, loadCalendar, loadAlerts, timerPorts, settings } = all;
  const goBack = useStepHistory(store, actions);
  const services = useMemo(
    () => ({ store, actions, loadAccount, loadCamera, loadCalendar, settings, goBack }),
    [store, actions, loadAccount, loadCamera, loadCalendar, settings, goBack],
  );
  const alerts = useTimerAlerts(store, loadAlerts);
  const [watch] = useState(() => makeTimerWatch(timerPorts));
  useEffect(() => store.startTicking(window, watch), [store, watch]);
  useEffect(() => void loadLateSteps().catch(() => undefined), []);
  useEffect(() => void loadPictures().catch(() => undefined), []);
  useEffect(() => void bringFlow(all), [all]);

  const shown = store.shownStep;
  if (shown === 'none') return null;
  const Shown = shown === 'expired' ? EXPIRED_SCREEN : STEP_SCREENS[shown];
  return (
    <StepServicesContext value={services}>
      <TimerAlertsContext value={alerts}>
        <div className="step" data-step={shown} data-number={store.session.currentStep}>
          <Shown key={shown} />
          <TimerAnnouncer />
        </div>
      </TimerAlertsContext>
    </StepServicesContext>
  );
});

export default TestSteps;
