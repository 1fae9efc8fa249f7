import { describe, expect, it } from 'vitest';
import { EMPTY_OUTBOX } from '../../../core/flow/app-state.ts';
import { outboxStatus } from '../../../core/flow/outbox-notices.ts';
import { addBen, anaTesting, ANA_EMAIL, BEN_EMAIL, callsOf, logIn } from '../../support/accounts.ts';
import { startedHarness, type FlowHarness } from '../../support/flow-harness.ts';

const GUEST_CREATE = 'POST /test-results/guest-create';
const CREATE = 'POST /test-results/create';
const PROGRESS = 'POST /test-results/post-test-progress';

async function tryNow(harness: FlowHarness): Promise<void> {
  await harness.actions().sendWaiting();
}

async function backOnline(harness: FlowHarness): Promise<void> {
  harness.backend.setOnline(true);
  await tryNow(harness);
}

/** A guest whose report waits, on the last step. */
async function guestWaiting(): Promise<FlowHarness> {
  const harness = await startedHarness('reporting');
  await harness.passUntil('submit-report');
  harness.backend.setOnline(false);
  await harness.passUntil('reporting-information');
  await harness.runner().settled();
  return harness;
}

/** Ana, whose report waits, on the last step. */
async function anaWaiting(): Promise<FlowHarness> {
  const harness = await anaTesting('submit-report');
  harness.backend.setOnline(false);
  harness.runner().send({ type: 'reportOptionChosen', option: 'doNotReport' });
  await harness.actions().pressNext();
  return harness;
}

const waitingKinds = (harness: FlowHarness) => harness.state().outbox.waiting.map(({ kind }) => kind);

describe('the pending calls of a guest', () => {
  it('survive reloads, and are sent once each, the result first', async () => {
    const harness = await guestWaiting();
    expect(harness.state().session.submittedAt).not.toBeNull();
    harness.reload();
    harness.reload();
    await harness.runner().settled();
    const before = harness.backend.calls.length;
    expect(waitingKinds(harness)).toEqual(['progress', 'guestResult', 'progress']);
    await backOnline(harness);
    await tryNow(harness);
    expect(harness.backend.calls.slice(before).map(({ name }) => name)).toEqual([GUEST_CREATE, PROGRESS, PROGRESS]);
    expect(harness.state().outbox).toEqual(EMPTY_OUTBOX);
  });

  it.each([503, 429, 408])('wait behind the result when the server temporarily rejects it (%i)', async (status) => {
    const harness = await guestWaiting();
    harness.backend.setOnline(true);
    harness.backend.failNext(GUEST_CREATE, status);
    await tryNow(harness);
    expect(waitingKinds(harness)).toEqual(['progress', 'guestResult', 'progress']);
    await tryNow(harness);
    expect(waitingKinds(harness)).toEqual([]);
  });

  it('include a result for which the server had no database, and nothing is shown as failed', async () => {
    const harness = await startedHarness('reporting');
    await harness.passUntil('submit-report');
    harness.backend.failNext(GUEST_CREATE, 503, { named: 'SERVICE_UNAVAILABLE' });
    harness.backend.failNext(PROGRESS, 503, { named: 'SERVICE_UNAVAILABLE' });
    await harness.passUntil('reporting-information');
    await harness.runner().settled();
    await tryNow(harness);
    expect([harness.state().view.errors, waitingKinds(harness), callsOf(harness, GUEST_CREATE)]).toEqual([[], [], 2]);
  });

  it('are sent before the account is declined, because declining changes the result', async () => {
    const harness = await guestWaiting();
    harness.backend.setOnline(true);
    await harness.actions().pressNext();
    await harness.actions().declineAccount();
    const sent = harness.backend.calls.filter(({ name }) => name === GUEST_CREATE).map(({ payload }) => payload);
    expect(sent).toMatchObject([{ submitToCloud: false, sendToAims: true }, { submitToCloud: true }]);
    expect(harness.state().identity.isGuestLogin).toBe(false);
  });

  it('are shown as rejected, even after a reload, until the person confirms; the test no longer counts as submitted', async () => {
    const harness = await guestWaiting();
    harness.backend.setOnline(true);
    harness.backend.failNext(GUEST_CREATE, 409);
    await tryNow(harness);
    harness.reload();
    const { outbox, session } = harness.state();
    expect(outbox.refused).toMatchObject([{ testId: session.testId, error: { code: 'PREVIOUSLY_USED_DEVICE' } }]);
    expect(session.submittedAt).toBeNull();
    outbox.refused.forEach((refused) => harness.actions().confirmRejection(refused));
    harness.reload();
    expect(harness.state().outbox.refused).toEqual([]);
    expect(callsOf(harness, GUEST_CREATE)).toBe(1);
  });

  it('are sent from this tab when the browser stores nothing, with a notice', async () => {
    const harness = await startedHarness('reporting');
    await harness.passUntil('submit-report');
    Object.assign(harness.storage, { write: () => false });
    harness.backend.setOnline(false);
    await harness.passUntil('reporting-information');
    expect(outboxStatus(harness.state())).toEqual({ waits: 'result', isPersisted: false });
    await backOnline(harness);
    expect([callsOf(harness, GUEST_CREATE), waitingKinds(harness)]).toEqual([1, []]);
  });
});

describe('two tabs', () => {
  it('show the same step, and submit once when both press', async () => {
    const harness = await startedHarness('reporting');
    const second = harness.openTab();
    await harness.passUntil('submit-report');
    await second.runner.settled();
    expect(second.runner.current().session).toEqual(harness.state().session);
    harness.runner().send({ type: 'reportOptionChosen', option: 'doNotReport' });
    await Promise.resolve();
    await Promise.all([harness.actions().pressNext(), second.actions.pressNext()]);
    expect(callsOf(harness, GUEST_CREATE)).toBe(1);
    expect(second.runner.current().session).toEqual(harness.state().session);
    expect([harness.step(), second.runner.current().view.pending]).toEqual(['reporting-information', null]);
  });

  it('send pending calls once when both notice that the network is back', async () => {
    const harness = await guestWaiting();
    const second = harness.openTab();
    harness.backend.setOnline(true);
    await Promise.all([tryNow(harness), second.actions.sendWaiting()]);
    expect(callsOf(harness, GUEST_CREATE)).toBe(1);
    expect([waitingKinds(harness), second.runner.current().outbox.waiting]).toEqual([[], []]);
  });
});

describe('the pending calls of an account', () => {
  it('are not sent with the login of another account, only with its own', async () => {
    const harness = await anaWaiting();
    addBen(harness);
    harness.actions().logOut();
    await harness.runner().settled();
    harness.backend.setOnline(true);
    await logIn(harness, BEN_EMAIL);
    await tryNow(harness);
    expect([callsOf(harness, CREATE), outboxStatus(harness.state())?.waits]).toEqual([0, 'resultOfAnother']);
    harness.actions().logOut();
    await harness.runner().settled();
    await logIn(harness, ANA_EMAIL);
    await harness.runner().settled();
    expect([callsOf(harness, CREATE), waitingKinds(harness)]).toEqual([1, []]);
  });

  it('are sent before a pending logout', async () => {
    const harness = await anaWaiting();
    harness.actions().logOut();
    await harness.runner().settled();
    harness.backend.setOnline(true);
    const before = harness.backend.calls.length;
    harness.backend.failNext(CREATE, 503);
    await tryNow(harness);
    const names = harness.backend.calls.slice(before).map(({ name }) => name);
    expect(names.filter((name) => name !== 'POST /auth/refresh')).toEqual([
      CREATE,
      CREATE,
      PROGRESS,
      'POST /auth/logout',
    ]);
    expect(waitingKinds(harness)).toEqual([]);
  });
});
