import { useCallback, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { NO_STEP } from '../../../core/flow/session.ts';
import type { SessionActions } from '../../../core/use-cases/session/session-actions.ts';
import type { SessionStore } from '../../stores/session-store.ts';

function stepOf(state: unknown): number | null {
  const step = typeof state === 'object' && state !== null && 'step' in state ? state.step : null;
  return typeof step === 'number' ? step : null;
}

/** What the browser's Back or Forward means, by the step of the entry it went to. */
function pressTowards(marked: number, store: SessionStore, actions: SessionActions): void {
  const { currentStep } = store.session;
  if (marked < currentStep) actions.pressBack();
  const isNextAlone = store.canNext && store.row?.leaveBy === undefined;
  if (marked > currentStep && isNextAlone) void actions.pressNext();
}

/**
 * Makes the browser's Back and the back arrow one thing. Every step that shows has an entry of its own in the browser's
 * history, marked with the step's number, above a first entry marked NO_STEP. When the browser goes to an entry with a lower
 * number, that is a press of the back arrow, and with a higher one a press of Next. Afterwards the entry must be that of
 * the step that shows then: where Back was refused the step is put on top again, so that the person has stayed; where
 * Forward was refused the browser goes back down. Returns what the arrow does.
 */
export function useStepHistory(store: SessionStore, actions: SessionActions): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  const isPop = useNavigationType() === NavigationType.Pop;
  const seenKey = useRef(location.key);
  const isGoingDown = useRef(false);
  const shown = store.session.currentStep;
  const marked = stepOf(location.state);

  useEffect(() => {
    // What showed this step may have led on to another screen already, such as the first profile's.
    if (window.location.pathname !== APP_ROUTES.testSteps) return;
    const hasMoved = seenKey.current !== location.key;
    seenKey.current = location.key;
    if (hasMoved && isPop && marked !== null && !isGoingDown.current) pressTowards(marked, store, actions);
    const current = store.session.currentStep;
    isGoingDown.current = current !== NO_STEP && marked !== null && marked > current;
    if (current === NO_STEP || marked === current) return;
    if (isGoingDown.current) return void navigate(-1);
    if (marked === null) void navigate(APP_ROUTES.testSteps, { replace: true, state: { step: NO_STEP } });
    void navigate(APP_ROUTES.testSteps, { state: { step: current } });
  }, [location.key, shown, marked, isPop, store, actions, navigate]);

  const hasEntryBelow = marked !== null;
  return useCallback(() => {
    if (hasEntryBelow) window.history.back();
    else actions.pressBack();
  }, [hasEntryBelow, actions]);
}
