import type { AppState } from '../../core/flow/app-state.ts';
import type { TestSession } from '../../core/flow/session.ts';

/** An invalid date, so that a field has a different mistake from being empty. */
const WRONG_DATE = '13/45/2026';

/** A test with different answers. Unanswered questions stay unanswered, and an invalid text is replaced by another invalid one. */
function otherSession(session: TestSession): TestSession {
  const { isSymptomatic, symptomOnsetDate, isSelfCollecting, reportOption } = session;
  const isOnsetMissing = isSymptomatic === 'yes' && symptomOnsetDate === null;
  return {
    ...session,
    onsetText: isOnsetMissing ? WRONG_DATE : session.onsetText,
    isSelfCollecting: isSelfCollecting === null ? null : !isSelfCollecting,
    testLineResult: session.testLineResult && 'yes',
    result: session.result && 'positive',
    reportOption: reportOption === 'reportToAims' ? 'reportAnonymously' : reportOption,
    takenDateText: session.takenDateText || WRONG_DATE,
  };
}

/**
 * Another state that would give the same snapshot: the same buttons can be pressed, but what the snapshot leaves out has different values.
 */
export function withOtherAnswers(state: AppState): AppState {
  const { identity, session } = state;
  const { guestForm } = identity;
  const isFormMissing = identity.isGuestLogin && guestForm.dateOfBirth === '';
  const otherForm = isFormMissing ? { ...guestForm, dateOfBirth: WRONG_DATE, zipCode: '1' } : guestForm;
  return { ...state, identity: { ...identity, guestForm: otherForm }, session: otherSession(session) };
}
