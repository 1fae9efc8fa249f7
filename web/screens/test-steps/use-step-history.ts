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

/** The step number of the browser's own current entry. The router shows that entry a render later. */
function stepOfEntry(history: History): number | null {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'usr' in state ? stepOf(state.usr) : null;
}

/** Translates the browser's Back or Forward into a press, by the step number of the target history entry. */
function pressTowards(marked: number, store: SessionStore, actions: SessionActions): void {
  const { currentStep } = store.session;
  if (marked < currentStep) actions.pressBack();
  const canPressNext = store.canNext && store.row?.leaveBy === undefined;
  if (marked > currentStep && canPressNext) void actions.pressNext();
}

/**
 * Makes the browser's Back and the back arrow equivalent. Every step has a history entry of its own, marked with its
 * step number, above a first entry marked NO_STEP. Going to an entry with a lower number presses the back arrow; a
 * higher one presses Next. Afterwards the history is adjusted to the step that shows: if Back was rejected, the step is
 * pushed again; if Forward was rejected, the browser goes back. Returns the action of the back arrow.
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
    // An action may have navigated to another screen already, such as the form for the first profile.
    if (window.location.pathname !== APP_ROUTES.testSteps) return;
    const hasMoved = seenKey.current !== location.key;
    seenKey.current = location.key;
    if (hasMoved && isPop && marked !== null && !isGoingDown.current) pressTowards(marked, store, actions);
    // The press may have led to another step, which shows in a moment.
    const current = store.currentStep;
    isGoingDown.current = current !== NO_STEP && marked !== null && marked > current;
    if (current === NO_STEP || marked === current || stepOfEntry(window.history) === current) return;
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
