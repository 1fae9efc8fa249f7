import { beforeAll, describe, expect, test } from 'vitest';
import { RESULTS_PAGE_SIZE } from '../../core/domain/limits.ts';
import { aGuestSubmission, anAccountSubmission, aProfileDraft, SAMPLE_INSTANT } from '../support/samples.ts';
import type { BrowserPorts } from '../../core/ports/server-ports.ts';
import { register, succeed, type MakeBackEnd, openBackEnd } from './back-end.ts';
import { failed } from './outcomes.ts';

const NO_RESULT = failed('TEST_RESULT_NOT_FOUND', 404);
const DAY = 24 * 3_600_000;
/** More than one page, and below the rate limit of an account. */
const COUNT = RESULTS_PAGE_SIZE + 4;
const A_DAYS_COUNT = 9;

interface Submitted {
  readonly testId: string;
  readonly testDate: string;
  readonly profileId: string;
}

const daysAgo = (days: number) => new Date(SAMPLE_INSTANT - days * DAY).toISOString();

function newestFirst(one: Submitted, other: Submitted): number {
  const [first, second] = [one.testDate + one.testId, other.testDate + other.testId];
  return first > second ? -1 : 1;
}

/** The contract of every ResultApi for pages of results. */
export function describeResultPages(name: string, makeBackEnd: MakeBackEnd): void {
  describe(`Pages of results over ${name}`, () => {
    const backEnd = openBackEnd(makeBackEnd);
    let browser: BrowserPorts;
    let userId: string;
    let userGroupId: string;
    let submitted: Submitted[];

    async function newProfile(firstName: string): Promise<string> {
      const draft = aProfileDraft({ userId, userGroupId, firstName });
      return (await succeed(browser.profileRepo.create(draft))).profileId;
    }

    async function submit(profileId: string, testDate: string): Promise<Submitted> {
      const testId = (await succeed(backEnd.resultApi.createTestId())).testId;
      await succeed(browser.resultApi.create(anAccountSubmission({ testId, userGroupId, profileId, testDate })));
      return { testId, testDate, profileId };
    }

    /** A guest’s test that the account takes over. */
    async function claim(profileId: string, testDate: string): Promise<Submitted> {
      const guests = aGuestSubmission({ testId: (await succeed(backEnd.resultApi.createTestId())).testId, testDate });
      await succeed(backEnd.resultApi.createAsGuest(guests));
      const { guestInfo: _known, submitToCloud: _guestsAlone, ...facts } = guests;
      await succeed(
        browser.resultApi.create({ ...facts, userGroupId, profileId, isAnonymous: false, sendToAims: false }),
      );
      return { testId: guests.testId, testDate, profileId };
    }

    beforeAll(async () => {
      browser = backEnd.openBrowser();
      const user = await register(backEnd, browser);
      [userId, userGroupId] = [user.uuid, user.user_groups[0] ?? ''];
      const [ana, leo, eva] = [await newProfile('Ana'), await newProfile('Leo'), await newProfile('Eva')];
      await newProfile('Untested');
      // Several results per day, days that start anywhere on a page, sent in random order.
      const anas = Array.from({ length: COUNT - 4 }, (_none, index) => index).map((index) => {
        const shuffled = (index * 7) % (COUNT - 4);
        return submit(ana, daysAgo(1 + Math.floor(shuffled / A_DAYS_COUNT)));
      });
      const others = [submit(leo, daysAgo(30)), submit(eva, daysAgo(40)), submit(eva, daysAgo(40))];
      submitted = await Promise.all([...anas, ...others, claim(leo, daysAgo(29))]);
      submitted.sort(newestFirst);
      await succeed(browser.profileRepo.remove(userGroupId, leo));
    });

    const page = (after: string | null) => succeed(browser.resultApi.getAll(userGroupId, after));
    const ids = (results: readonly Pick<Submitted, 'testId'>[]) => results.map(({ testId }) => testId);

    test('join without gaps or repeats, even with equal dates, and the last page is marked as last', async () => {
      const first = await page(null);
      const second = await page(first.results.at(-1)?.testId ?? null);
      expect(first.results).toHaveLength(RESULTS_PAGE_SIZE);
      expect([first.hasMore, second.hasMore]).toEqual([true, false]);
      expect(ids([...first.results, ...second.results])).toEqual(ids(submitted));
      const [justBefore, last] = submitted.slice(-2);
      expect(ids((await page(justBefore?.testId ?? '')).results)).toEqual([last?.testId]);
      expect(await page(last?.testId ?? '')).toEqual({ results: [], current: [], hasMore: false });
    });

    test('include the newest result of each profile on the first page, also of a deleted profile', async () => {
      const { current, results } = await page(null);
      const newest = submitted.filter(
        ({ profileId, testId }) => submitted.find((one) => one.profileId === profileId)?.testId === testId,
      );
      expect(ids(current)).toEqual(ids(newest));
      const deletedProfile = { firstName: 'Leo', lastName: 'Ruiz' };
      expect(current[1]).toMatchObject({ testDate: daysAgo(29), deletedProfile });
      expect((await page(results.at(-1)?.testId ?? '')).current).toEqual([]);
    });

    test('a following page stays the same when a newer result arrives meanwhile', async () => {
      const [first, follower] = [await page(null), submitted[RESULTS_PAGE_SIZE - 1]?.testId ?? ''];
      const before = await page(follower);
      const { profileId, testId } = await submit(submitted[0]?.profileId ?? '', daysAgo(0));
      expect(await page(follower)).toEqual(before);
      const again = await page(null);
      expect(ids(again.results)).toEqual([testId, ...ids(first.results.slice(0, -1))]);
      expect(again.current[0]).toMatchObject({ testId, profileId });
      expect(again.current).toHaveLength(first.current.length);
    });

    test('no page follows a result of another group, and nothing about that group is revealed', async () => {
      const stranger = backEnd.openBrowser();
      const others = (await register(backEnd, stranger)).user_groups[0] ?? '';
      const unsent = (await succeed(backEnd.resultApi.createTestId())).testId;
      for (const after of [unsent, 'nothing', ' ', '\u0000', `${unsent}'`]) {
        expect(await browser.resultApi.getAll(userGroupId, after)).toEqual(NO_RESULT);
      }
      const known = submitted[3]?.testId ?? '';
      expect(await stranger.resultApi.getAll(others, known)).toEqual(NO_RESULT);
      expect(await stranger.resultApi.getAll(userGroupId, known)).toEqual(NO_RESULT);
    });
  });
}
