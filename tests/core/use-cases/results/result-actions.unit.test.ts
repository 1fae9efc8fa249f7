import { describe, expect, it } from 'vitest';
import { RESULTS_PAGE_SIZE } from '../../../../core/domain/limits.ts';
import type { ResultListQuery } from '../../../../core/use-cases/results/result-actions.ts';
import { addAna, addBen, ANA_EMAIL, anaLoggedIn, BEN_EMAIL, callsOf, logIn } from '../../../support/accounts.ts';
import { makeVisitorHarness, START, type FlowHarness } from '../../../support/flow-harness.ts';
import { anAccountSubmission } from '../../../support/samples.ts';

const LIST = 'GET /test-results/get-all/:userGroupId';
const ONE = 'GET /test-results/get-by-id/:userGroupId/:testId';
const MINUTE = 60_000;

/** Submits tests of the current user, each a minute older than the last; returns their ids, newest first. */
async function sent(harness: FlowHarness, count: number, { profile = 0, newest = START } = {}): Promise<string[]> {
  const { resultApi } = harness.backend;
  const { currentUser, profiles } = harness.state().identity;
  const [userGroupId = '', profileId = ''] = [currentUser?.user_groups[0], profiles[profile]?.profileId];
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const issued = await resultApi.createTestId();
    if (!issued.ok) throw new Error('There is no test id.');
    const { testId } = issued.value;
    const testDate = new Date(newest - index * MINUTE).toISOString();
    const answer = await resultApi.create(anAccountSubmission({ testId, userGroupId, profileId, testDate }));
    if (!answer.ok) throw new Error(`A result was refused with ${answer.error.code}.`);
    ids.push(testId);
  }
  return ids;
}

async function openQuery(harness: FlowHarness): Promise<ResultListQuery> {
  const query = harness.account().results.openList();
  await query.load();
  return query;
}

function shown(query: ResultListQuery) {
  const { value } = query.state();
  return {
    current: value?.current.map(({ testId }) => testId),
    previous: value?.previous.map(({ testId }) => testId),
    hasMore: value?.hasMore,
  };
}

const errorsOf = (query: ResultListQuery) => query.state().errors.map(({ code }) => code);

describe('the list of results', () => {
  it('is unknown until it is loaded, and may be empty', async () => {
    const harness = await anaLoggedIn();
    const query = harness.account().results.openList();
    expect(query.state().value).toBeNull();
    await query.load();
    expect(shown(query)).toEqual({ current: [], previous: [], hasMore: false });
    await query.loadMore();
    expect(callsOf(harness, LIST)).toBe(1);
  });

  it('has the newest of each person, and separately the others', async () => {
    const harness = await anaLoggedIn({ profiles: [{ firstName: 'Ana' }, { firstName: 'Leo' }] });
    const anas = await sent(harness, 2);
    const leos = await sent(harness, 2, { profile: 1, newest: START - 10 * MINUTE });
    const [current, previous] = [
      [anas[0], leos[0]],
      [anas[1], leos[1]],
    ];
    expect(shown(await openQuery(harness))).toEqual({ current, previous, hasMore: false });
  });

  it('grows page by page, without a repeat, up to the last one', async () => {
    const harness = await anaLoggedIn({ profiles: [{ firstName: 'Ana' }, { firstName: 'Leo' }] });
    const anas = await sent(harness, 2 * RESULTS_PAGE_SIZE);
    // Another person's newest result is on the last page, but is shown from the first page on.
    const [leos = ''] = await sent(harness, 1, { profile: 1, newest: START - 1000 * MINUTE });
    const query = await openQuery(harness);
    const current = [anas[0], leos];
    expect(shown(query)).toEqual({ current, previous: anas.slice(1, RESULTS_PAGE_SIZE), hasMore: true });
    await query.loadMore();
    expect(shown(query)).toEqual({ current, previous: anas.slice(1), hasMore: true });
    await query.loadMore();
    expect(shown(query)).toEqual({ current, previous: anas.slice(1), hasMore: false });
    await query.loadMore();
    expect(callsOf(harness, LIST)).toBe(3);
  });

  it('requests the next page once, however often that is triggered', async () => {
    const harness = await anaLoggedIn();
    const anas = await sent(harness, 3 * RESULTS_PAGE_SIZE);
    const query = await openQuery(harness);
    await Promise.all([query.loadMore(), query.loadMore(), query.loadMore()]);
    expect(callsOf(harness, LIST)).toBe(2);
    expect(shown(query).previous).toEqual(anas.slice(1, 2 * RESULTS_PAGE_SIZE));
  });

  it('keeps its results when the next page fails, and continues from there', async () => {
    const harness = await anaLoggedIn();
    const anas = await sent(harness, RESULTS_PAGE_SIZE + 2);
    const query = await openQuery(harness);
    const before = shown(query);
    harness.backend.setOnline(false);
    await query.loadMore();
    expect([shown(query), errorsOf(query)]).toEqual([before, ['NETWORK_REQUEST_FAILED']]);
    harness.backend.setOnline(true);
    await query.loadMore();
    expect([shown(query).previous, errorsOf(query)]).toEqual([anas.slice(1), []]);
  });

  it('keeps every page when it is reloaded, even when that fails', async () => {
    const harness = await anaLoggedIn();
    const anas = await sent(harness, 2 * RESULTS_PAGE_SIZE + 2);
    const query = await openQuery(harness);
    await query.loadMore();
    harness.backend.setOnline(false);
    await query.load();
    harness.backend.setOnline(true);
    await query.loadMore();
    expect(shown(query)).toEqual({ current: [anas[0]], previous: anas.slice(1), hasMore: false });
    const [newest] = await sent(harness, 1, { newest: START + MINUTE });
    await query.load();
    expect(shown(query)).toEqual({
      current: [newest],
      previous: anas,
      hasMore: false,
    });
  });

  it('starts over when more results are new than one page holds', async () => {
    const harness = await anaLoggedIn();
    await sent(harness, 2, { newest: START - 1000 * MINUTE });
    const query = await openQuery(harness);
    const newer = await sent(harness, RESULTS_PAGE_SIZE + 1, { newest: START });
    await query.load();
    expect(shown(query)).toEqual({
      current: [newer[0]],
      previous: newer.slice(1, RESULTS_PAGE_SIZE),
      hasMore: true,
    });
  });

  it('shows all its pages at once when it is reopened, but not to another person who logged in since', async () => {
    const harness = await anaLoggedIn();
    addBen(harness);
    const anas = await sent(harness, RESULTS_PAGE_SIZE + 2);
    const query = await openQuery(harness);
    await query.loadMore();
    const again = harness.account().results.openList();
    expect(shown(again).previous).toEqual(anas.slice(1));
    await logIn(harness, BEN_EMAIL);
    expect(harness.account().results.openList().state().value).toBeNull();
    await logIn(harness, ANA_EMAIL);
    expect(harness.account().results.openList().state().value).toBeNull();
  });

  it('grows when requested during a reload', async () => {
    const harness = await anaLoggedIn();
    const anas = await sent(harness, RESULTS_PAGE_SIZE + 2);
    const query = await openQuery(harness);
    await Promise.all([query.load(), query.loadMore()]);
    expect(shown(query)).toEqual({ current: [anas[0]], previous: anas.slice(1), hasMore: false });
  });

  it('makes no call for a user without a group, and shows an error', async () => {
    const harness = makeVisitorHarness();
    const user = { ...addAna(harness), user_groups: [] };
    harness.runner().send({ type: 'userLoggedIn', user, profiles: [] });
    const query = await openQuery(harness);
    expect([errorsOf(query), callsOf(harness, LIST)]).toEqual([['PROFILE_NOT_FOUND'], 0]);
  });
});

describe('a page of results that arrives after its owner left', () => {
  it('shows nothing to the next person, neither in the list nor as one result', async () => {
    const harness = await anaLoggedIn();
    addBen(harness);
    const [testId = ''] = await sent(harness, 1);
    harness.backend.heldResponses.hold(LIST);
    const loading = harness.account().results.openList().load();
    await logIn(harness, BEN_EMAIL);
    harness.backend.heldResponses.release(LIST);
    await loading;
    const { results } = harness.account();
    expect([results.openList().state().value, results.open(testId).state().value]).toEqual([null, null]);
    expect(shown(await openQuery(harness))).toEqual({ current: [], previous: [], hasMore: false });
  });
});

describe('one result', () => {
  it('from the list is shown at once, without a call', async () => {
    const harness = await anaLoggedIn();
    const ids = await sent(harness, RESULTS_PAGE_SIZE + 2);
    const list = await openQuery(harness);
    await list.loadMore();
    for (const testId of [ids[0], ids[1], ids.at(-1)]) {
      const query = harness.account().results.open(testId ?? '');
      expect(query.state().value).toMatchObject({ testId });
      await query.load();
      expect(query.state().value).toMatchObject({ testId });
    }
    expect(callsOf(harness, ONE)).toBe(0);
  });

  it('that is not in the list is loaded', async () => {
    const harness = await anaLoggedIn();
    const [testId = ''] = await sent(harness, 1);
    const query = harness.account().results.open(testId);
    expect(query.state().value).toBeNull();
    await query.load();
    expect(query.state().value).toMatchObject({ testId, result: 'negative', isSymptomatic: 'no' });
    expect(callsOf(harness, ONE)).toBe(1);
  });

  it('that failed to load for another reason stays on the page, and can be retried', async () => {
    const harness = await anaLoggedIn();
    const [testId = ''] = await sent(harness, 1);
    const path = `/results-details/${testId}`;
    harness.navigator.go(path);
    harness.backend.setOnline(false);
    const query = harness.account().results.open(testId);
    await query.load();
    expect([harness.navigator.current(), query.state().errors]).toEqual([path, [{ code: 'NETWORK_REQUEST_FAILED' }]]);
    harness.backend.setOnline(true);
    await query.load();
    expect(query.state()).toMatchObject({ value: { testId }, errors: [] });
  });

  it('of another account is neither shown nor found', async () => {
    const harness = await anaLoggedIn();
    addBen(harness);
    const [testId = ''] = await sent(harness, 1);
    await openQuery(harness);
    await logIn(harness, BEN_EMAIL);
    const query = harness.account().results.open(testId);
    expect(query.state().value).toBeNull();
    await query.load();
    expect([query.state().value, harness.navigator.current()]).toEqual([null, '/results-list']);
    await openQuery(harness);
    await logIn(harness, ANA_EMAIL);
    expect(harness.account().results.open(testId).state().value).toBeNull();
  });
});
