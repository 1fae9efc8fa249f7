import type { Language } from '../../core/domain/languages.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import type { AppState } from '../../core/flow/app-state.ts';
import { rowOf } from '../../core/flow/flows.ts';
import type { TestSession } from '../../core/flow/session.ts';
import { boxesOf } from '../../core/flow/step-row.ts';
import type { InventedValue } from '../../replay/replayed-state.ts';
import type { Play } from '../play/terminal-play.ts';
import type { TerminalTab } from '../play/terminal-tab.ts';
import { NOT_CHOSEN } from '../walk/field-choices.ts';

const DAY_MS = 24 * 60 * 60_000;

const otherName = (name: string): string => (name === '' ? '' : `${name}x`);
const otherTime = (instant: number | null): number | null => (instant === null ? null : instant - DAY_MS);
const otherPerson = <Person extends { readonly firstName: string; readonly lastName: string }>(
  person: Person,
): Person => ({
  ...person,
  firstName: otherName(person.firstName),
  lastName: otherName(person.lastName),
});

type OtherState = (state: AppState) => AppState;

const inSession =
  (otherParts: (session: TestSession) => Partial<TestSession>): OtherState =>
  (state) => ({ ...state, session: { ...state.session, ...otherParts(state.session) } });

/** The state with another value than the invented one. What never shows has no other. */
const OTHERS: Readonly<Partial<Record<InventedValue, OtherState>>> = {
  guest: (state) => ({ ...state, identity: { ...state.identity, guestForm: otherPerson(state.identity.guestForm) } }),
  account: (state) => ({
    ...state,
    identity: { ...state.identity, profiles: state.identity.profiles.map(otherPerson) },
  }),
  cassette: inSession(({ device }) => ({
    device: device && { ...device, serialNumber: otherName(device.serialNumber) },
  })),
  boxes: inSession((session) => {
    const row = rowOf(session);
    const boxes = row === null ? [] : boxesOf(row.id);
    return { tickedBoxes: boxes.filter((box) => !session.tickedBoxes.includes(box)) };
  }),
  symptoms: inSession(({ isSymptomatic }) =>
    isSymptomatic === 'no'
      ? { isSymptomatic: 'yes', symptomOnsetDate: null }
      : { isSymptomatic: 'no', symptomOnsetDate: 'n/a' },
  ),
  collection: inSession(({ isSelfCollecting }) => ({ isSelfCollecting: !isSelfCollecting })),
  lines: inSession(({ controlLineResult, testLineResult }) => ({
    controlLineResult: controlLineResult && 'unsure',
    testLineResult: testLineResult && 'yes',
  })),
  result: inSession(() => ({ result: 'positive' })),
  // A snapshot says whether the result is to be reported, but not whether with a name.
  reportOption: inSession(({ reportOption }) => ({
    reportOption: reportOption === 'reportToAims' ? 'reportAnonymously' : reportOption,
  })),
  times: inSession(({ collectedAt, analysedAt }) => ({
    collectedAt: otherTime(collectedAt),
    analysedAt: otherTime(analysedAt),
  })),
};

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

/** A play that shows what it would show with other values in place of the invented ones. */
function withOtherValues(play: Play, inventedValues: readonly InventedValue[]): Play {
  const tab = play.tab();
  const state = inventedValues.reduce((changed, name) => OTHERS[name]?.(changed) ?? changed, tab.state());
  return { ...play, tab: () => ({ ...tab, state: () => state, screen: () => withOtherFields(tab) }) };
}

/** An answer that is not chosen says nothing. */
const NOT_AN_ANSWER = /^\s*\( \)/;

/** The lines that a play shows; those that invented values decide on are marked in a language. */
export function markInvented(
  play: Play,
  inventedValues: readonly InventedValue[],
  linesOf: (play: Play) => readonly string[],
  language: Language,
): readonly string[] {
  if (inventedValues.length === 0) return linesOf(play);
  const others = new Set(linesOf(withOtherValues(play, inventedValues)));
  const isSure = (line: string): boolean => others.has(line) || NOT_AN_ANSWER.test(line);
  return linesOf(play).map((line) => (isSure(line) ? line : `${line} ${terminalTexts[language].replay.inventedMark}`));
}
