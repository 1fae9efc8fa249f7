import type { ScanOutcome } from '../domain/scan-outcome.ts';
import type { AppState, Moment, View } from './app-state.ts';
import { isFinalRejection } from './test-calls.ts';
import { canGoBack, isLeftWithoutNext, lacksUserGroup, shownStep } from './selectors.ts';

/** The outcome of a rejected scan. */
export type ScanRejection = Exclude<ScanOutcome, 'accepted'>;

/** The button below the errors of a failed call. */
export type FailureButton = 'home' | 'try-again';

/** The buttons that steps have. */
export type StepButton =
  'next' | 'back' | 'scan-ok' | 'scan-leave' | 'create-account' | 'decline-account' | FailureButton;

/** Why the last scan was rejected, while the message about it shows; null without a message. */
export function scanRejection({ scanOutcome }: Pick<View, 'scanOutcome'>): ScanRejection | null {
  return scanOutcome === 'accepted' ? null : scanOutcome;
}

/**
 * What a failed call offers: home where a retry can never succeed, else a retry. Null without a failure, and for an account that can
 * make no call (product.md section 6).
 */
export function failureButton(state: Pick<AppState, 'view' | 'identity'>): FailureButton | null {
  const { errors } = state.view;
  if (errors.length === 0 || lacksUserGroup(state)) return null;
  return errors.some(({ code }) => isFinalRejection(code)) ? 'home' : 'try-again';
}

/** The buttons of the step that shows: its own, those of the message of a scan, or those of the question whether to create an account. */
export function stepButtons(state: AppState, moment: Moment): readonly StepButton[] {
  const { session, identity, isAsked, view } = state;
  const shown = shownStep(session, moment.now);
  if (shown === 'none') return [];
  if (shown === 'expired') return ['home'];
  const failure = failureButton(state);
  const afterFailure = failure === null ? [] : [failure];
  if (view.accountPrompt) return ['create-account', 'decline-account', ...afterFailure];
  const back = canGoBack({ session, identity, isAsked, moment }) ? (['back'] as const) : [];
  const again = view.uncheckedCode === null ? [] : (['try-again'] as const);
  if (scanRejection(view) !== null) return [...back, ...again, 'scan-ok', 'scan-leave'];
  return [...(isLeftWithoutNext(session) ? [] : (['next'] as const)), ...back, ...afterFailure];
}
