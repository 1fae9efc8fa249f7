import { namedResult } from '../../core/domain/named-result.ts';
import { ageToday, fullName, type ProfileSummary } from '../../core/domain/profile.ts';
import type { TestResultRecord } from '../../core/domain/test-result.ts';
import type { AppState, Moment } from '../../core/flow/app-state.ts';
import { retestTime } from '../../core/flow/retest-time.ts';
import { recordedOnce } from '../../core/flow/tested-once.ts';
import { sheetTexts } from '../../core/step-texts/result-texts.ts';
import { button, text, when, words, type ShownText } from '../../core/step-texts/shown-text.ts';
import { personName } from '../../core/step-texts/start-texts.ts';
import type { ResultsSoFar } from '../../core/use-cases/results/result-actions.ts';

/** A row of the list, which is the button of its result, and when to test again. */
function rowTexts(record: TestResultRecord, place: number, profiles: readonly ProfileSummary[], moment: Moment | null) {
  const taken = { instant: Date.parse(record.testDate), style: 'medium' } as const;
  const row = [{ key: `result.kinds.${record.result}.word` }, personName(namedResult(record, profiles)), taken];
  const retest = moment && retestTime(record, moment);
  const again = (of: { readonly at: number; readonly isDue: boolean }): readonly ShownText[] => [
    text(`resultsList.testAgain.${of.isDue ? 'by' : 'from'}`),
    words(`again.${record.testId}`, { instant: of.at, style: 'nearTime' }),
  ];
  return [words(`result-${place}`, { list: row }, 'button'), ...(retest ? again(retest) : [])];
}

/** The results: the current ones, and the previous ones once they are open. */
export function resultListTexts(
  { current, previous, hasMore }: ResultsSoFar,
  isPreviousOpen: boolean,
  { identity: { profiles } }: AppState,
  moment: Moment,
): readonly ShownText[] {
  if (current.length + previous.length === 0) return [text('resultsList.none.title')];
  const older = previous.flatMap((record, index) => rowTexts(record, current.length + index + 1, profiles, null));
  const toggle = button(`resultsList.${isPreviousOpen ? 'hidePrevious' : 'viewPrevious'}`);
  return [
    text('resultsList.current'),
    ...current.flatMap((record, index) => rowTexts(record, index + 1, profiles, moment)),
    ...when(previous.length > 0 || hasMore, { ...toggle, id: 'view-previous' }),
    ...when(isPreviousOpen, ...when(previous.length === 0 && !hasMore, text('resultsList.noOlder')), ...older),
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
  return [text(`result.kinds.${record.result}.word`, {}, 'title'), ...sheetTexts(shown, moment)];
}
