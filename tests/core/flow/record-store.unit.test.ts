import { describe, expect, it } from 'vitest';
import { outboxStatus } from '../../../core/flow/outbox-notices.ts';
import { addBen, anaTesting, BEN_EMAIL, callsOf, PASSWORD } from '../../support/accounts.ts';
import { makeFlowHarness, type FlowHarness, type HarnessTab } from '../../support/flow-harness.ts';

const REMOVE = 'DELETE /devices/remove-scan';
const CREATE = 'POST /test-results/create';

/** Lets the shared storage reject every write from now on, as a full one does; returns what frees it again. */
function fillStorage(harness: FlowHarness): () => void {
  const working = { ...harness.storage };
  Object.assign(harness.storage, { write: () => false });
  return () => void Object.assign(harness.storage, working);
}

type Tab = Pick<HarnessTab, 'runner'>;

function defer({ runner }: Tab, deviceId: string): void {
  const call = { kind: 'removal', testId: 'a-test', deviceId } as const;
  runner.send({ type: 'callAdded', testId: 'a-test', call, error: { code: 'NETWORK_REQUEST_FAILED' } });
}

const firstOf = (harness: FlowHarness): Tab => ({ runner: harness.runner() });
const waitingIn = ({ runner }: Tab): readonly string[] =>
  runner.current().outbox.waiting.map((call) => (call.kind === 'removal' ? call.deviceId : call.kind));
const sentRemovals = ({ backend }: FlowHarness): readonly unknown[] =>
  backend.calls.filter(({ name }) => name === REMOVE).map(({ payload }) => payload);

/** A guest in two tabs, without a network. */
async function twoTabs() {
  const harness = makeFlowHarness();
  const [first, second] = [firstOf(harness), harness.openTab()];
  await harness.runner().settled();
  harness.backend.setOnline(false);
  return { harness, first, second };
}

describe('a tab whose calls could not be stored for a while', () => {
  it('does not overwrite what another tab stored since', async () => {
    const { harness, first, second } = await twoTabs();
    const free = fillStorage(harness);
    defer(first, 'mine');
    free();
    defer(second, 'theirs');
    defer(first, 'later');
    expect(waitingIn(first).toSorted()).toEqual(['later', 'mine', 'theirs']);
    harness.reload();
    expect(waitingIn(firstOf(harness)).toSorted()).toEqual(['later', 'mine', 'theirs']);
  });

  it('does not send what another tab has sent since', async () => {
    const { harness, first, second } = await twoTabs();
    defer(first, 'stored');
    const free = fillStorage(harness);
    defer(first, 'mine');
    harness.backend.setOnline(true);
    await second.actions.sendWaiting();
    free();
    await harness.actions().sendWaiting();
    expect(sentRemovals(harness)).toMatchObject([{ deviceId: 'stored' }, { deviceId: 'mine' }]);
    expect([waitingIn(first), waitingIn(second)]).toEqual([[], []]);
  });

  it('does not send again what it has sent itself, even if the storage still has it', async () => {
    const { harness, first } = await twoTabs();
    defer(first, 'stored');
    Object.assign(harness.storage, { write: () => false, remove: () => undefined });
    harness.backend.setOnline(true);
    await harness.actions().sendWaiting();
    await harness.actions().sendWaiting();
    expect([sentRemovals(harness).length, waitingIn(first)]).toEqual([1, []]);
  });

  it('stores them at the next attempt to send, and takes the warning back', async () => {
    const { harness, first, second } = await twoTabs();
    const free = fillStorage(harness);
    defer(first, 'mine');
    expect(outboxStatus(first.runner.current())).toMatchObject({ isPersisted: false });
    free();
    await harness.actions().sendWaiting();
    expect(outboxStatus(first.runner.current())).toMatchObject({ isPersisted: true });
    expect(waitingIn(second)).toEqual(['mine']);
  });
});

it("a result is stored next to the calls of another account, and sent only with its owner's login", async () => {
  const harness = await anaTesting('submit-report');
  addBen(harness);
  harness.backend.setOnline(false);
  const free = fillStorage(harness);
  harness.runner().send({ type: 'reportOptionChosen', option: 'doNotReport' });
  await harness.actions().pressNext();
  await harness.runner().settled();
  harness.actions().logOut();
  await harness.runner().settled();
  free();
  harness.backend.setOnline(true);
  const second = harness.openTab();
  await second.account.logIn({ email: BEN_EMAIL, password: PASSWORD, isRemembered: false });
  await harness.actions().sendWaiting();
  await second.actions.sendWaiting();
  expect([callsOf(harness, CREATE), outboxStatus(second.runner.current())?.waits]).toEqual([0, 'resultOfAnother']);
});
