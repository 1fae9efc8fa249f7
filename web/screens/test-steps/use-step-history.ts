import { useCallback, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { NO_STEP } from '../../../core/flow/session.ts';
import { APP_ROUTES } from '../../../core/flow/effects.ts';
import type { SessionActions } from '../../../core/use-cases/session/session-actions.ts';
import type { SessionStore } from '../../stores/session-store.ts';

function stepOf(state: unknown): number | null {
  const step = typeof state === 'object' && state !== null && 'step' in state ? state.step : null;
  return typeof step === 'number' ? step : null;
}

/**
 * Makes the browser's Back and the back arrow one thing. Every step that shows has an entry of its own in the browser's
 * history, marked with the step's number, above a first entry marked NO_STEP. When the browser goes to an entry with a lower
 * number, that is a press of the back arrow; with a higher number, a press of Next. Afterwards the step that shows then is
 * recorded: where the press was refused, it is put on top again and the person has stayed. Returns what the arrow does.
 */
export function useStepHistory(store: SessionStore, actions: SessionActions): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  const isPop = useNavigationType() === NavigationType.Pop;
  const seenKey = useRef(location.key);
  const shown = store.session.currentStep;
  const marked = stepOf(location.state);

  useEffect(() => {
    const hasMoved = seenKey.current !== location.key;
    seenKey.current = location.key;
    if (hasMoved && isPop && marked !== null) {
      if (marked < store.session.currentStep) actions.pressBack();
      else if (marked > store.session.currentStep && store.canNext && store.row?.leaveBy === undefined) {
        void actions.pressNext();
      }
    }
    const current = store.session.currentStep;
    if (current === NO_STEP || marked === current) return;
    if (marked === null) void navigate(APP_ROUTES.testSteps, { replace: true, state: { step: NO_STEP } });
    const isAbove = marked === null || marked < current;
    void navigate(APP_ROUTES.testSteps, { replace: !isAbove, state: { step: current } });
  }, [location.key, shown, marked, isPop, store, actions, navigate]);

  const hasEntryBelow = marked !== null;
  return useCallback(() => {
    if (hasEntryBelow) window.history.back();
    else actions.pressBack();
  }, [hasEntryBelow, actions]);
}
