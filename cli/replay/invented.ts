import type { AppState } from '../../core/flow/app-state.ts';
import { rowOf } from '../../core/flow/flows.ts';
import type { TestSession } from '../../core/flow/session.ts';
import { boxesOf } from '../../core/flow/step-row.ts';
import type { Play } from '../play/terminal-play.ts';
import type { TerminalTab } from '../play/terminal-tab.ts';
import { NOT_CHOSEN } from '../walk/field-choices.ts';

export const INVENTED_MARK = '(invented)';

const DAY_MS = 24 * 60 * 60_000;
/** An invalid date, so that a field has a different mistake from being empty. */
const WRONG_DATE = '13/45/2026';

const otherName = (name: string): string => (name === '' ? '' : `${name}x`);
const otherTime = (instant: number | null): number | null => (instant === null ? null : instant - DAY_MS);

/** Other answers that would give the same snapshot. What is not answered stays so, and an invalid text becomes another invalid one. */
function otherAnswers(session: TestSession): Partial<TestSession> {
  const { isSymptomatic, symptomOnsetDate, isSelfCollecting, reportOption, takenDateText } = session;
  return {
    onsetText: isSymptomatic === 'yes' && symptomOnsetDate === null ? WRONG_DATE : session.onsetText,
    isSelfCollecting: isSelfCollecting === null ? null : !isSelfCollecting,
    testLineResult: session.testLineResult && 'yes',
    result: session.result && 'positive',
    // A snapshot says whether the result is to be reported, but not whether with a name.
    reportOption: reportOption === 'reportToAims' ? 'reportAnonymously' : reportOption,
    takenDateText: takenDateText || WRONG_DATE,
  };
}

/** Another state that would give the same snapshot: what a snapshot leaves out has different values. */
export function withOtherValues(state: AppState): AppState {
  const { identity, session } = state;
  const { guestForm } = identity;
  const isFormMissing = identity.isGuestLogin && guestForm.dateOfBirth === '';
  const otherForm = isFormMissing ? { ...guestForm, dateOfBirth: WRONG_DATE, zipCode: '1' } : guestForm;
  return {
    ...state,
    identity: { ...identity, guestForm: otherForm },
    session: { ...session, ...otherAnswers(session) },
  };
}

/** Everything that shows and is invented, with different values. */
function otherShown(state: AppState): AppState {
  const { identity, session } = state;
  const row = rowOf(session);
  const { device, isSymptomatic, controlLineResult } = session;
  return {
    ...state,
    identity: {
      ...identity,
      guestForm: {
        ...identity.guestForm,
        firstName: otherName(identity.guestForm.firstName),
        lastName: otherName(identity.guestForm.lastName),
      },
      profiles: identity.profiles.map((one) => ({
        ...one,
        firstName: otherName(one.firstName),
        lastName: otherName(one.lastName),
      })),
    },
    session: {
      ...session,
      ...otherAnswers(session),
      ...(isSymptomatic === 'no' && { isSymptomatic: 'yes', symptomOnsetDate: null }),
      ...(isSymptomatic === 'yes' && { isSymptomatic: 'no', symptomOnsetDate: 'n/a' }),
      device: device && { ...device, serialNumber: otherName(device.serialNumber) },
      tickedBoxes: (row === null ? [] : boxesOf(row.id)).filter((box) => !session.tickedBoxes.includes(box)),
      controlLineResult: controlLineResult && 'unsure',
      collectedAt: otherTime(session.collectedAt),
      analysedAt: otherTime(session.analysedAt),
    },
  };
}

/** What shows, with other texts in its fields: no one has typed into the fields of a replay. */
function withOtherFields(tab: TerminalTab): ReturnType<TerminalTab['screen']> {
  const shown = tab.screen();
  const { form } = shown;
  const state = form?.state?.();
  if (form === undefined || state === undefined) return shown;
  const other = (value: string): string => (value === NOT_CHOSEN ? value : otherName(value));
  const values = Object.fromEntries(Object.entries(state.values).map(([field, value]) => [field, other(value)]));
  return { ...shown, form: { ...form, state: () => ({ ...state, values }) } };
}

/** An answer that is not chosen says nothing. */
const NOT_AN_ANSWER = /^\s*\( \)/;

/** The lines that a play shows; those that invented values decide on are marked. */
export function markInvented(play: Play, linesOf: (play: Play) => readonly string[]): readonly string[] {
  const tab = play.tab();
  const state = otherShown(tab.state());
  const other: Play = { ...play, tab: () => ({ ...tab, state: () => state, screen: () => withOtherFields(tab) }) };
  const others = new Set(linesOf(other));
  const isSure = (line: string): boolean => others.has(line) || NOT_AN_ANSWER.test(line);
  return linesOf(play).map((line) => (isSure(line) ? line : `${line} ${INVENTED_MARK}`));
}
