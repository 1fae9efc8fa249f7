import { namedResult } from '../../core/domain/named-result.ts';
import type { ProfileSummary } from '../../core/domain/profile.ts';
import type { TestResultRecord } from '../../core/domain/test-result.ts';
import type { AppState, Moment } from '../../core/flow/app-state.ts';
import { retestTime, type RetestTime } from '../../core/flow/retest-time.ts';
import { listedResults, storedResult, type KnownResults } from '../../core/flow/tested-once.ts';
import { sheetTexts } from '../../core/step-texts/result-texts.ts';
import { button, text, when, words, type ShownText } from '../../core/step-texts/shown-text.ts';
import { personName } from '../../core/step-texts/start-texts.ts';
import type { ResultsSoFar } from '../../core/use-cases/results/result-actions.ts';

/** When to test again after a result. */
function againTexts(record: TestResultRecord, { isDue, at }: RetestTime): readonly ShownText[] {
  if (at === null) return [text('resultsList.testAgain.now')];
  return [
    text(`resultsList.testAgain.${isDue ? 'by' : 'from'}`),
    words(`again.${record.testId}`, { instant: at, style: 'nearTime' }),
  ];
}

/** A row of the list, which is the button of its result, and when to test again. */
function rowTexts(
  record: TestResultRecord,
  place: number,
  profiles: readonly ProfileSummary[],
  retest: RetestTime | null = null,
) {
  const taken = { instant: Date.parse(record.testDate), style: 'medium' } as const;
  const row = [{ key: `result.kinds.${record.result}.word` }, personName(namedResult(record, profiles)), taken];
  return [words(`result-${place}`, { list: row }, 'button'), ...(retest === null ? [] : againTexts(record, retest))];
}

/** The results: the current ones, and the previous ones once they are open. */
export function resultListTexts(
  results: ResultsSoFar,
  isPreviousOpen: boolean,
  { identity: { profiles } }: AppState,
  moment: Moment,
): readonly ShownText[] {
  const { current, previous, hasMore } = results;
  if (current.length + previous.length === 0) return [text('resultsList.none.title')];
  const older = previous.flatMap((record, index) => rowTexts(record, current.length + index + 1, profiles));
  const retestOf = (record: TestResultRecord) => retestTime(record, moment, listedResults(results));
  const toggle = button(`resultsList.${isPreviousOpen ? 'hidePrevious' : 'viewPrevious'}`);
  return [
    text('resultsList.current'),
    ...current.flatMap((record, index) => rowTexts(record, index + 1, profiles, retestOf(record))),
    ...when(previous.length > 0 || hasMore, { ...toggle, id: 'view-previous' }),
    ...when(isPreviousOpen, ...when(previous.length === 0 && !hasMore, text('resultsList.noOlder')), ...older),
  ];
}

/** One result: whose it is, what it means, what to do, and when to call for help. */
export function resultTexts(
  record: TestResultRecord,
  { identity: { profiles } }: AppState,
  moment: Moment,
  known: KnownResults,
): readonly ShownText[] {
  const shown = storedResult(record, profiles, moment, known);
  return [text(`result.kinds.${record.result}.word`, {}, 'title'), ...sheetTexts(shown)];
}
