import { describe, expect, it } from 'vitest';
import { EMPTY_OUTBOX } from '../../../core/flow/app-state.ts';
import { addBen, anaTesting, ANA_EMAIL, BEN_EMAIL, callsOf, logIn } from '../../support/accounts.ts';
import { startedHarness, type FlowHarness } from '../../support/flow-harness.ts';
import { tick } from '../../support/wait.ts';

const GUEST_CREATE = 'POST /test-results/guest-create';
const CREATE = 'POST /test-results/create';
const waitingKinds = (harness: FlowHarness) => harness.state().outbox.waiting.map(({ kind }) => kind);

/** Ana's result waits, and she has logged out without a network. */
async function anaLeft(): Promise<FlowHarness> {
  const harness = await anaTesting('submit-report');
  addBen(harness);
  harness.backend.setOnline(false);
  harness.runner().send({ type: 'reportOptionChosen', option: 'doNotReport' });
  await harness.actions().pressNext();
  harness.actions().logOut();
  await harness.runner().settled();
  harness.backend.setOnline(true);
  return harness;
}

/** A guest whose report waits, on the last step, with the network back. */
async function guestWaits(): Promise<FlowHarness> {
  const harness = await startedHarness('reporting');
  await harness.passUntil('submit-report');
  harness.backend.setOnline(false);
  await harness.passUntil('reporting-information');
  await harness.runner().settled();
  harness.backend.setOnline(true);
  return harness;
}

describe('a pending result of an account', () => {
  it.each([
    { consentToReport: false, option: 'reportToAims', sendToAims: false },
    { consentToReport: false, option: 'reportAnonymously', sendToAims: true },
    { consentToReport: true, option: 'reportToAims', sendToAims: true },
  ] as const)('is sent for another person, whom a report names only with consent: %o', async (given) => {
    const harness = await anaTesting('submit-report');
    harness.runner().send({ type: 'reportOptionChosen', option: given.option });
    harness.backend.setOnline(false);
    await harness.actions().pressNext();
    await harness.passUntil('reporting-information');
    harness.backend.setOnline(true);
    harness.backend.failNext(CREATE, 404);
    await harness.actions().sendWaiting();
    const [[refused], [ana]] = [harness.state().outbox.refused, harness.state().identity.profiles];
    const other = { ...ana!, profileId: 'profile-of-leo', consentToReport: given.consentToReport };
    harness.actions().retryRejected(refused!, other);
    await harness.runner().settled();
    expect(harness.backend.calls.findLast(({ name }) => name === CREATE)?.payload).toMatchObject({
      profileId: 'profile-of-leo',
      sendToAims: given.sendToAims,
    });
  });

  it('is not sent with the login of another account whose profiles are still loading', async () => {
    const harness = await anaLeft();
    const { profileRepo } = harness.backend;
    const getAll = profileRepo.getAll.bind(profileRepo);
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    profileRepo.getAll = async (userId) => {
      await isReleased;
      return getAll(userId);
    };
    // The logout that is owed goes through before the login; this one is about the try in between.
    const loggingIn = logIn(harness, BEN_EMAIL);
    await tick();
    harness.runner().send({ type: 'sendingDue' });
    await tick();
    release();
    await loggingIn;
    await harness.runner().settled();
    expect(harness.state().identity.currentUser?.email).toBe(BEN_EMAIL);
    expect((await harness.backend.authApi.refresh()).ok).toBe(true);
    expect([harness.state().outbox.refused, callsOf(harness, CREATE)]).toEqual([[], 0]);
    harness.actions().logOut();
    await harness.runner().settled();
    await logIn(harness, ANA_EMAIL);
    await harness.runner().settled();
    expect([callsOf(harness, CREATE), waitingKinds(harness)]).toEqual([1, []]);
  });

  it('is not lost when the other login fails halfway and ends too', async () => {
    const harness = await anaLeft();
    harness.backend.failNext('GET /profiles/get-all/:userId', 503);
    await expect(logIn(harness, BEN_EMAIL)).rejects.toThrow();
    await harness.actions().sendWaiting();
    expect([harness.state().outbox.refused, waitingKinds(harness)[0]]).toEqual([[], 'result']);
    await logIn(harness, ANA_EMAIL);
    await harness.runner().settled();
    expect([callsOf(harness, CREATE), waitingKinds(harness)]).toEqual([1, []]);
  });

  it.each([
    ['401', 401, {}],
    ['429', 429, {}],
    ['500', 500, {}],
    ['404 from something between', 404, { isForeign: true }],
  ])('stays pending after %s', async (_what, status, about) => {
    const harness = await anaLeft();
    harness.backend.failNext(CREATE, status, about);
    await logIn(harness, ANA_EMAIL);
    await harness.runner().settled();
    expect([harness.state().outbox.refused, waitingKinds(harness)[0]]).toEqual([[], 'result']);
    await harness.actions().sendWaiting();
    expect(waitingKinds(harness)).toEqual([]);
  });

  it.each([400, 403, 404, 409, 422])('is refused when our server responds %i', async (status) => {
    const harness = await anaLeft();
    harness.backend.failNext(CREATE, status);
    await logIn(harness, ANA_EMAIL);
    await harness.runner().settled();
    expect(harness.state().outbox.refused).toMatchObject([{ error: { status } }]);
    expect(waitingKinds(harness)).not.toContain('result');
  });
});

describe('a logout while the result is being sent', () => {
  /** The answer comes after Ana pressed the logout. */
  async function loggedOutMeanwhile(): Promise<FlowHarness> {
    const harness = await anaTesting('submit-report');
    const { resultApi } = harness.backend;
    const create = resultApi.create.bind(resultApi);
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    resultApi.create = async (...input) => {
      await isReleased;
      return create(...input);
    };
    harness.runner().send({ type: 'reportOptionChosen', option: 'doNotReport' });
    const sending = harness.actions().pressNext();
    await tick();
    harness.actions().logOut();
    await tick();
    expect(callsOf(harness, 'POST /auth/logout')).toBe(0);
    release();
    await sending;
    await harness.runner().settled();
    return harness;
  }

  it('is sent after the result', async () => {
    const harness = await loggedOutMeanwhile();
    expect([callsOf(harness, CREATE), callsOf(harness, 'POST /auth/logout')]).toEqual([1, 1]);
    await logIn(harness, ANA_EMAIL);
    const page = await harness.backend.resultApi.getAll(
      harness.state().identity.currentUser?.user_groups[0] ?? '',
      null,
    );
    expect(page).toMatchObject({ ok: true, value: { results: [{ result: 'negative' }] } });
  });

  it('loses nothing when the server ended the login session first', async () => {
    const harness = await anaTesting('submit-report');
    const { resultApi, authApi } = harness.backend;
    const create = resultApi.create.bind(resultApi);
    resultApi.create = async (...input) => {
      harness.actions().logOut();
      await authApi.logOut();
      return create(...input);
    };
    harness.runner().send({ type: 'reportOptionChosen', option: 'doNotReport' });
    await harness.actions().pressNext();
    resultApi.create = create;
    await harness.runner().settled();
    expect(waitingKinds(harness)).toContain('result');
    await logIn(harness, ANA_EMAIL);
    await harness.runner().settled();
    expect(waitingKinds(harness)).toEqual([]);
  });
});

describe('a response that is not from our server', () => {
  it.each([200, 403, 404, 407, 409])('does not remove a pending result: %i', async (status) => {
    const harness = await guestWaits();
    const { resultApi } = harness.backend;
    const create = resultApi.createAsGuest.bind(resultApi);
    resultApi.createAsGuest = () =>
      Promise.resolve({ ok: false, error: { code: 'TEST_SUBMIT_FAILED', status, isForeign: true } });
    await harness.actions().sendWaiting();
    expect(harness.state().outbox.refused).toEqual([]);
    expect(waitingKinds(harness)).toEqual(['progress', 'guestResult', 'progress']);
    resultApi.createAsGuest = create;
    await harness.actions().sendWaiting();
    expect(waitingKinds(harness)).toEqual([]);
  });

  it('does not remove pending progress either', async () => {
    const harness = await guestWaits();
    const { resultApi } = harness.backend;
    const post = resultApi.postProgress.bind(resultApi);
    resultApi.postProgress = () =>
      Promise.resolve({ ok: false, error: { code: 'UNKNOWN', status: 200, isForeign: true } });
    await harness.actions().sendWaiting();
    expect(waitingKinds(harness)).toEqual(['progress', 'progress']);
    resultApi.postProgress = post;
  });
});

describe('a rejected result', () => {
  async function withRejectedResult(): Promise<FlowHarness> {
    const harness = await guestWaits();
    harness.backend.failNext(GUEST_CREATE, 422);
    await harness.actions().sendWaiting();
    return harness;
  }

  it('can be sent again, even after a reload, and then counts as submitted', async () => {
    const harness = await withRejectedResult();
    harness.reload();
    const [first] = harness.state().outbox.refused;
    expect(harness.state().session.submittedAt).toBeNull();
    if (first !== undefined) harness.actions().retryRejected(first);
    await harness.runner().settled();
    expect(harness.state().outbox).toEqual(EMPTY_OUTBOX);
    expect([callsOf(harness, GUEST_CREATE), harness.state().session.submittedAt === null]).toEqual([2, false]);
  });

  it('leaves the report to the pending declining call behind it', async () => {
    const harness = await guestWaits();
    harness.backend.setOnline(false);
    await harness.actions().pressNext();
    await harness.actions().declineAccount();
    harness.backend.setOnline(true);
    harness.backend.failNext(GUEST_CREATE, 422);
    await harness.actions().sendWaiting();
    expect(harness.backend.calls.findLast(({ name }) => name === GUEST_CREATE)?.payload).toMatchObject({
      sendToAims: true,
      submitToCloud: true,
    });
  });

  it('keeps the chosen report option when the account is declined', async () => {
    const harness = await withRejectedResult();
    await harness.actions().pressNext();
    await harness.actions().declineAccount();
    expect(harness.backend.calls.findLast(({ name }) => name === GUEST_CREATE)?.payload).toMatchObject({
      sendToAims: true,
      submitToCloud: true,
    });
  });
});
