import type { ProfileSummary } from '../../core/domain/profile.ts';
import { ageToday, fullName } from '../../core/domain/profile.ts';
import { namedResult } from '../../core/domain/named-result.ts';
import type { TestResultRecord } from '../../core/domain/test-result.ts';
import type { AppState, Moment } from '../../core/flow/app-state.ts';
import { retestTime } from '../../core/flow/retest-time.ts';
import { recordedOnce } from '../../core/flow/tested-once.ts';
import { sheetTexts } from '../../core/step-texts/result-texts.ts';
import { personName } from '../../core/step-texts/start-texts.ts';
import { button, text, when, words, type ShownText } from '../../core/step-texts/shown-text.ts';
import type { ResultsSoFar } from '../../core/use-cases/results/result-actions.ts';

/** A row of the list, which is the button of its result. */
function rowText(record: TestResultRecord, place: number, profiles: readonly ProfileSummary[]): ShownText {
  const name = personName(namedResult(record, profiles));
  const taken = { instant: Date.parse(record.testDate), style: 'medium' } as const;
  return words(`result-${place}`, { list: [{ key: `result.kinds.${record.result}.word` }, name, taken] }, 'button');
}

/** When to test again after a result of the list. */
function againTexts(record: TestResultRecord, moment: Moment): readonly ShownText[] {
  const retest = retestTime(record, moment);
  if (retest === null) return [];
  const day = { instant: retest.at, style: 'nearTime' } as const;
  return [text(`resultsList.testAgain.${retest.isDue ? 'by' : 'from'}`), words(`again.${record.testId}`, day)];
}

/** The results: the current ones, and the previous ones once they are open. */
export function resultListTexts(
  { current, previous, hasMore }: ResultsSoFar,
  isPreviousOpen: boolean,
  { identity: { profiles } }: AppState,
  moment: Moment,
): readonly ShownText[] {
  if (current.length === 0 && previous.length === 0) {
    return [text('resultsList.none.title'), text('resultsList.none.text')];
  }
  const olderRows = previous.map((record, index) => rowText(record, current.length + index + 1, profiles));
  const toggle = button(`resultsList.${isPreviousOpen ? 'hidePrevious' : 'viewPrevious'}`);
  const older = [...when(previous.length === 0 && !hasMore, text('resultsList.noOlder')), ...olderRows];
  return [
    text('resultsList.current'),
    ...current.flatMap((record, index) => [rowText(record, index + 1, profiles), ...againTexts(record, moment)]),
    ...when(previous.length > 0 || hasMore, { ...toggle, id: 'view-previous' }),
    ...when(isPreviousOpen, ...older),
  ];
}

/** One result: whose it is, what it means, what to do, and when to call for help. */
export function resultTexts(
  record: TestResultRecord,
  { identity: { profiles } }: AppState,
  moment: Moment,
): readonly ShownText[] {
  const profile = profiles.find(({ profileId }) => profileId === record.profileId);
  const shown = {
    ...recordedOnce(record, moment),
    name: fullName(namedResult(record, profiles)),
    isReaders: profile?.isDefaultProfile ?? false,
    age: profile === undefined ? null : ageToday(profile, moment.today),
  };
  return [text(`result.kinds.${record.result}.word`, {}, 'title'), ...sheetTexts(shown, moment, { canPrint: true })];
}
