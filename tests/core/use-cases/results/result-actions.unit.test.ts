import { describe, expect, it } from 'vitest';
import { RESULTS_PAGE_SIZE } from '../../../../core/domain/limits.ts';
import type { ResultListQuery } from '../../../../core/use-cases/results/result-actions.ts';
import { addAna, addBen, ANA_EMAIL, anaSignedIn, BEN_EMAIL, callsOf, logIn } from '../../../support/accounts.ts';
import { makeVisitorHarness, START, type FlowHarness } from '../../../support/flow-harness.ts';
import { anAccountSubmission } from '../../../support/samples.ts';

const LIST = 'GET /test-results/get-all/:userGroupId';
const ONE = 'GET /test-results/get-by-id/:userGroupId/:testId';
const MINUTE = 60_000;

/** Sends tests of whoever is signed in, each a minute older than the one before; says their ids, the newest first. */
async function sent(harness: FlowHarness, count: number, { profile = 0, newest = START } = {}): Promise<string[]> {
  const { resultApi } = harness.backend;
  const { currentUser, profiles } = harness.state().identity;
  const [userGroupId = '', profileId = ''] = [currentUser?.user_groups[0], profiles[profile]?.profileId];
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const testId = await resultApi.createTestId();
    if (!testId.ok) throw new Error('There is no test id.');
    const testDate = new Date(newest - index * MINUTE).toISOString();
    const answer = await resultApi.create(
      anAccountSubmission({ testId: testId.value, userGroupId, profileId, testDate }),
    );
    if (!answer.ok) throw new Error(`A result was refused with ${answer.error.code}.`);
    ids.push(testId.value);
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
  it('is not known until it was fetched, and may be empty', async () => {
    const harness = await anaSignedIn();
    const query = harness.account().results.openList();
    expect(query.state().value).toBeNull();
    await query.load();
    expect(shown(query)).toEqual({ current: [], previous: [], hasMore: false });
    await query.loadMore();
    expect(callsOf(harness, LIST)).toBe(1);
  });

  it('has the newest of each person, and the others apart from them', async () => {
    const harness = await anaSignedIn({ profiles: [{ firstName: 'Ana' }, { firstName: 'Leo' }] });
    const anas = await sent(harness, 2);
    const leos = await sent(harness, 2, { profile: 1, newest: START - 10 * MINUTE });
    const [current, previous] = [
      [anas[0], leos[0]],
      [anas[1], leos[1]],
    ];
    expect(shown(await openQuery(harness))).toEqual({ current, previous, hasMore: false });
  });

  it('grows page by page, without a repeat, up to the last one', async () => {
    const harness = await anaSignedIn({ profiles: [{ firstName: 'Ana' }, { firstName: 'Leo' }] });
    const anas = await sent(harness, 2 * RESULTS_PAGE_SIZE);
    // The newest of another person is on the last page, and with the newest from the first page on.
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

  it('asks for the next page once, however often it is asked to', async () => {
    const harness = await anaSignedIn();
    const anas = await sent(harness, 3 * RESULTS_PAGE_SIZE);
    const query = await openQuery(harness);
    await Promise.all([query.loadMore(), query.loadMore(), query.loadMore()]);
    expect(callsOf(harness, LIST)).toBe(2);
    expect(shown(query).previous).toEqual(anas.slice(1, 2 * RESULTS_PAGE_SIZE));
  });

  it('keeps what is there when the next page fails, and goes on from there', async () => {
    const harness = await anaSignedIn();
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

  it('keeps every page when it is fetched anew, and when it cannot be', async () => {
    const harness = await anaSignedIn();
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

  it('begins anew where more is new than one page holds', async () => {
    const harness = await anaSignedIn();
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

  it('is there at once with all its pages when it is opened again, but for nobody who has signed in since', async () => {
    const harness = await anaSignedIn();
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

  it('grows when it is asked to while it is fetched anew', async () => {
    const harness = await anaSignedIn();
    const anas = await sent(harness, RESULTS_PAGE_SIZE + 2);
    const query = await openQuery(harness);
    await Promise.all([query.load(), query.loadMore()]);
    expect(shown(query)).toEqual({ current: [anas[0]], previous: anas.slice(1), hasMore: false });
  });

  it('sends nothing for whoever has no group, and says so', async () => {
    const harness = makeVisitorHarness();
    const user = { ...addAna(harness), user_groups: [] };
    harness.runner().send({ type: 'userLoggedIn', user, profiles: [] });
    const query = await openQuery(harness);
    expect([errorsOf(query), callsOf(harness, LIST)]).toEqual([['PROFILE_NOT_FOUND'], 0]);
  });

  it('is nobody’s when its owner has left meanwhile', async () => {
    const harness = await anaSignedIn();
    await sent(harness, 1);
    const query = harness.account().results.openList();
    const loading = query.load();
    harness.actions().logOut();
    await loading;
    expect(query.state().value).toBeNull();
  });
});

describe('one result', () => {
  it('of the list is there at once, without a call', async () => {
    const harness = await anaSignedIn();
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

  it('that is not held is fetched', async () => {
    const harness = await anaSignedIn();
    const [testId = ''] = await sent(harness, 1);
    const query = harness.account().results.open(testId);
    expect(query.state().value).toBeNull();
    await query.load();
    expect(query.state().value).toMatchObject({ testId, result: 'negative', isSymptomatic: 'no' });
    expect(callsOf(harness, ONE)).toBe(1);
  });

  it('that there is not leads back to the list', async () => {
    const harness = await anaSignedIn();
    harness.navigator.go('/results-details/nothing');
    const query = harness.account().results.open('nothing');
    await query.load();
    expect(harness.navigator.current()).toBe('/results-list');
    expect(query.state().value).toBeNull();
  });

  it('that could not be fetched for another reason leads nowhere, and may be asked for again', async () => {
    const harness = await anaSignedIn();
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

  it('that another account has held is neither seen nor found', async () => {
    const harness = await anaSignedIn();
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
