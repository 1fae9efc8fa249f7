import { adviceFor, adviceVoice, type AdviceInput, type AdviceLine } from '../domain/advice-lines.ts';
import { determineResult } from '../domain/determine-result.ts';
import { shownName } from '../domain/profile.ts';
import { invalidReason, reportedLines } from '../domain/reported-lines.ts';
import { nextTest } from '../domain/test-plan.ts';
import type { AppState, Moment } from '../flow/app-state.ts';
import { flowNameOf } from '../flow/flows.ts';
import { readerOf, takenOnce, type KnownResults } from '../flow/tested-once.ts';
import { testedProfile } from '../flow/tested-profile.ts';
import { nextTexts, topTexts } from './frame-texts.ts';
import { resultWord } from './read-texts.ts';
import {
  button,
  text,
  when,
  words,
  type ShownText,
  type TextsOf,
  type TextValue,
  type TextValues,
} from './shown-text.ts';

/** The result of the test that was just read, and whose it is. The name is empty if it is unknown. */
export function newResult(state: Pick<AppState, 'session' | 'identity'>, moment: Moment, known: KnownResults) {
  const { session } = state;
  const profile = testedProfile(state);
  const { age, isReaders } = readerOf(profile ?? undefined, moment.today);
  return {
    ...takenOnce(session, moment, known),
    name: profile === null ? '' : shownName(profile),
    // Someone whose swab another person took may not be the one who reads.
    isReaders: session.isSelfCollecting !== false && (profile === null || isReaders),
    age,
    utcOffset: null,
    testId: session.testId,
  };
}

type NewResult = AdviceInput & { readonly name: string };

const nameOf = ({ name }: NewResult): TextValue => name || { key: 'result.unnamed' };

/** A line of advice in the words for the tested person, with its days and times. */
function adviceText(line: AdviceLine, shown: NewResult, id: string): ShownText {
  const days = Object.entries(line.days ?? {}).map(([name, day]): [string, TextValue] => [
    name,
    { day, style: 'nearDay' },
  ]);
  const times = Object.entries(line.times ?? {}).map(([name, instant]): [string, TextValue] => [
    name,
    { instant, style: 'nearTime' },
  ]);
  const values: TextValues = {
    ...line.numbers,
    ...Object.fromEntries<TextValue>([...days, ...times]),
    name: nameOf(shown),
  };
  return { ...text(`result.advice.${line.key}.${adviceVoice(shown)}`, values), id };
}

/** The lines that the person reported, or that their chosen result differs from them; nothing if they were not asked. */
export const lineTexts: TextsOf = ({ state: { session } }) => {
  const { controlLineResult, testLineResult } = session;
  if (controlLineResult === null || testLineResult === null) return [];
  const lines = reportedLines(session);
  if (lines !== null) return [text(`lines.control.${lines.control}`), text(`lines.test.${lines.test}`)];
  return [text('lines.chosen', { result: resultWord(determineResult(controlLineResult, testLineResult)) })];
};

/** The id of the text that says why a test is invalid. */
export const INVALID_REASON = 'reason';

/** Why the reported lines make the test invalid; nothing if they do not. */
export const invalidReasonTexts: TextsOf = ({ state: { session } }) => {
  const lines = reportedLines(session);
  const reason = lines === null ? null : invalidReason(lines);
  return reason === null ? [] : [{ ...text(`lines.reasons.${reason}`), id: INVALID_REASON }];
};

/** The id of the advice that the last step repeats. */
export const URGENT = 'urgent';

/**
 * The advice of the last step, the most urgent one: again after a positive result, and of every test taken before, whose flow has no
 * other advice. After a negative one, when to test again.
 */
export const urgentTexts: TextsOf = ({ state, moment, page: { results } }) => {
  const { result } = state.session;
  const isRepeated = flowNameOf(state.session) === 'testing';
  if (result === null || (result === 'invalid' && isRepeated)) return [];
  const shown = newResult(state, moment, results);
  const { first, again } = adviceFor(shown);
  const line = result === 'negative' && isRepeated ? again[0] : first;
  return line === undefined ? [] : [adviceText(line, shown, URGENT)];
};

/** The days of this test and of the next ones. */
function dayTexts(starts: readonly number[], analysedAt: number): readonly ShownText[] {
  if (starts.length === 0) return [];
  return [
    text('result.days.taken'),
    words('taken', { instant: analysedAt, style: 'nearDate' }),
    ...starts.flatMap((instant, index) => [
      { ...text('result.calendar.title'), id: `again.${index}` },
      words(`again.${index}.day`, { instant, style: 'nearWeekday' }),
      { ...text('result.days.later', { time: { instant, style: 'shortTime' } }), id: `again.${index}.time` },
    ]),
  ];
}

/** What is known of the lines behind a result. */
interface SheetParts {
  readonly lines?: readonly ShownText[];
  readonly reason?: readonly ShownText[];
}

/** A result below its word: whose it is, what it means, what to do, when to test again, and when to call for help. */
export function sheetTexts(shown: NewResult, parts: SheetParts = {}): readonly ShownText[] {
  const { lines = [], reason = [] } = parts;
  const { result, name, isReaders, analysedAt } = shown;
  const advice = adviceFor(shown);
  const next = nextTest(shown.plan);
  const list = (title: string, advised: readonly AdviceLine[]): readonly ShownText[] => {
    const others = advised.filter(({ key }) => key !== advice.first.key);
    const points = others.map((line) => ({
      ...adviceText(line, shown, `${title}.${line.key}`),
      kind: 'point' as const,
    }));
    return when(points.length > 0, text(title), ...points);
  };
  return [
    ...when(name !== '', text('result.facts.person', {}, 'label'), words('name', name)),
    words('when', { instant: analysedAt, style: 'medium' }),
    text(`result.kinds.${result}.${isReaders ? 'meaning' : 'meaningOf'}`, { name: nameOf(shown) }),
    ...lines,
    text('result.firstTitle'),
    adviceText(advice.first, shown, 'first'),
    ...dayTexts(next?.starts ?? [], analysedAt),
    ...when(next?.state === 'upcoming', button('result.calendar.button', {}, 'calendar')),
    ...reason,
    ...list('result.nowTitle', advice.now),
    ...list(`result.kinds.${result}.againTitle`, advice.again),
    button('result.print', {}, 'print'),
  ];
}

/** The new result, with the lines that the person reported. */
export const resultTexts: TextsOf = (context) => {
  const { state, moment, page } = context;
  const shown = newResult(state, moment, page.results);
  const parts = { lines: lineTexts(context), reason: invalidReasonTexts(context) };
  return [
    text(`result.kinds.${shown.result}.word`, {}, 'title'),
    ...topTexts(context),
    ...sheetTexts(shown, parts),
    ...nextTexts(context),
  ];
};
