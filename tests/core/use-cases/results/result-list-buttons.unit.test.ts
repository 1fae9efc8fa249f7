import { describe, expect, it } from 'vitest';
import type { TestResultRecord } from '../../../../core/domain/test-result.ts';
import { resultListButtons } from '../../../../core/use-cases/results/result-list-buttons.ts';

const some = [{ testId: 'one' }] as unknown as readonly TestResultRecord[];
const none: readonly TestResultRecord[] = [];

describe('the buttons of the list of results', () => {
  it.each([
    ['home and a test from an empty list', [none, none, false, false], ['home', 'start-testing']],
    ['only home from it while a test is under way', [none, none, false, false, true], ['home']],
    ['not home while only previous results are left', [none, some, false, false], ['view-previous']],
    ['none beside the only results', [some, none, false, false], []],
    ['the previous results, if there are any', [some, some, false, false], ['view-previous']],
    ['the previous results, if there may be any', [some, none, true, false], ['view-previous']],
    ['the next page of the open previous results', [some, some, true, true], ['view-previous', 'show-more']],
    ['no next page after the last', [some, some, false, true], ['view-previous']],
  ] as const)('are %s', (_what, [current, previous, hasMore, isPreviousOpen, hasTest = false], buttons) => {
    expect(resultListButtons({ current, previous, fetched: [], hasMore }, isPreviousOpen, hasTest)).toEqual(buttons);
  });
});
