import type { AppState } from '../../core/flow/app-state.ts';
import type { TestSession } from '../../core/flow/session.ts';

/** No date, so that a field has another mistake than being empty. */
const WRONG_DATE = '13/45/2026';

/** A test that is answered otherwise. What is not answered stays so, and what was typed wrong is wrong in another way. */
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
 * A state with which a snapshot agrees as well as with the given one: what can be pressed is the same, but what the snapshot leaves out
 * has other values.
 */
export function withOtherAnswers(state: AppState): AppState {
  const { identity, session } = state;
  const { guestForm } = identity;
  const isFormMissing = identity.isGuestLogin && guestForm.dateOfBirth === '';
  const otherForm = isFormMissing ? { ...guestForm, dateOfBirth: WRONG_DATE, zipCode: '1' } : guestForm;
  return { ...state, identity: { ...identity, guestForm: otherForm }, session: otherSession(session) };
}
