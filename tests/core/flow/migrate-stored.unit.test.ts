import { describe, expect, it } from 'vitest';
import { stateName } from '../../../cli/states/fixture-state.ts';
import { walkStates } from '../../../cli/states/walk-states.ts';
import { storedState } from '../../../core/flow/app-runner.ts';
import { migrateStored } from '../../../core/flow/migrate-stored.ts';
import { storedValues, type StoredValues } from '../../../scenarios/stored-values.ts';
import { addAna, addBen, ANA_EMAIL, anaTesting, BEN_EMAIL, callsOf, logIn } from '../../support/accounts.ts';
import { asStoredEarlier, storageWith } from '../../support/earlier-version.ts';
import {
  makeFlowHarness,
  makeVisitorHarness,
  START,
  startedHarness,
  type FlowHarness,
} from '../../support/flow-harness.ts';

const GUEST_CREATE = 'POST /test-results/guest-create';
const STATES = (await walkStates()).map((state) => ({ name: stateName(state), kept: state.kept }));

/** The storage after a page of this version has opened on what the version before stored. */
function migrated(values: StoredValues) {
  const storage = storageWith(asStoredEarlier(values));
  migrateStored(storage, START);
  return storage;
}

/** The same page, opened by this version on what the version before stored; `change` damages that. */
function openedAsEarlier(harness: FlowHarness, change: (old: StoredValues) => StoredValues = (old) => old): void {
  const old = change(asStoredEarlier(storedValues(harness.storage)));
  harness.storage.keys().forEach((key) => harness.storage.remove(key));
  Object.entries(old).forEach(([key, value]) => harness.storage.write(key, value));
  migrateStored(harness.storage, harness.clock.now());
  harness.reload();
}

/** A guest whose result waits on the last step. */
async function guestWaiting(): Promise<FlowHarness> {
  const harness = await startedHarness('reporting');
  await harness.passUntil('submit-report');
  harness.backend.setOnline(false);
  await harness.passUntil('reporting-information');
  await harness.runner().settled();
  return harness;
}

describe('a test that an earlier version stored', () => {
  it.each(STATES)('stands at $name with the same answers, timers and person', ({ kept }) => {
    const storage = migrated(kept);
    // An earlier version did not store what the server had said.
    const submission = { held: null, isUnsure: false };
    expect(storedState(storage)).toEqual({ ...storedState(storageWith(kept)), submission });
    const left = Object.keys(asStoredEarlier({})).filter((key) => storage.read(key) !== undefined);
    expect(left, 'the old values').toEqual(['visit']);
  });

  it('is read once: what is done afterwards stays done', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('collection-method');
    openedAsEarlier(harness);
    await harness.passUntil('collect-1');
    harness.reload();
    expect(harness.step()).toBe('collect-1');
  });

  it('is read again where a page of that version, still open, went on with it', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('collection-method');
    const before = asStoredEarlier(storedValues(harness.storage));
    await harness.passUntil('collect-1');
    const after = asStoredEarlier(storedValues(harness.storage));
    const storage = storageWith(before);
    migrateStored(storage, START);
    Object.entries(after).forEach(([key, value]) => storage.write(key, value));
    migrateStored(storage, START);
    expect(storedState(storage).session).toEqual(harness.state().session);
    Object.entries(before).forEach(([key, value]) => storage.write(key, value));
    migrateStored(storage, START);
    expect(storedState(storage).session, 'of two copies the one that got further').toEqual(harness.state().session);
  });

  it('keeps its old values as long as the records cannot be stored', async () => {
    const harness = await startedHarness('testing');
    const old = asStoredEarlier(storedValues(harness.storage));
    const storage = storageWith(old);
    migrateStored({ ...storage, write: (key, value) => !key.startsWith('test.') && storage.write(key, value) }, START);
    expect(storage.read('session')).toEqual(old.session);
    migrateStored(storage, START);
    expect(storedState(storage).session).toEqual(harness.state().session);
  });

  it('continues without its id, at the step that asks for it', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('collection-method');
    openedAsEarlier(harness, (old) => ({ ...old, session: { ...(old.session as object), testId: null } }));
    expect(harness.state().session).toMatchObject({ testId: null, isSymptomatic: 'no' });
  });
});

describe('what else an earlier version stored', () => {
  it('pending calls are sent once each, and the result counts as submitted', async () => {
    const harness = await guestWaiting();
    const kinds = (): readonly string[] =>
      harness
        .state()
        .outbox.waiting.map(({ kind }) => kind)
        .toSorted();
    const before = kinds();
    openedAsEarlier(harness);
    expect([kinds(), harness.state().session.submittedAt === null]).toEqual([before, false]);
    harness.backend.setOnline(true);
    await harness.actions().sendWaiting();
    expect([kinds(), callsOf(harness, GUEST_CREATE)]).toEqual([[], 1]);
  });

  it('a refusal is shown to its guest, and can be sent again', async () => {
    const harness = await guestWaiting();
    harness.backend.setOnline(true);
    harness.backend.failNext(GUEST_CREATE, 422);
    await harness.actions().sendWaiting();
    const { outbox } = harness.state();
    openedAsEarlier(harness);
    expect(harness.state().outbox).toEqual(outbox);
    harness.actions().retryRejected(outbox.refused[0]!);
    await harness.runner().settled();
    expect([harness.state().outbox.refused, callsOf(harness, GUEST_CREATE)]).toEqual([[], 2]);
  });

  it.each(['a list', 'a single one, as still earlier'])(
    'the test of an account that is not here waits: %s',
    async (shape) => {
      const harness = await anaTesting('countdown');
      const { session } = harness.state();
      addBen(harness);
      await logIn(harness, BEN_EMAIL);
      openedAsEarlier(harness, (old) =>
        shape === 'a list' ? old : { ...old, leftTest: (old.leftTest as readonly unknown[])[0] },
      );
      expect([harness.step(), harness.state().identity.currentUser?.email]).toEqual(['none', BEN_EMAIL]);
      harness.actions().logOut();
      await harness.runner().settled();
      await logIn(harness, ANA_EMAIL);
      expect([harness.step(), harness.state().session]).toEqual(['countdown', session]);
    },
  );

  it.each([null, 'text', { ownerId: 7 }, { session: {} }])(
    'a waiting test is ignored when invalid: %j',
    async (leftTest) => {
      const harness = makeFlowHarness();
      harness.actions().logOut();
      openedAsEarlier(harness, (old) => ({ ...old, leftTest }));
      addAna(harness);
      await logIn(harness, ANA_EMAIL);
      expect(harness.step()).toBe('none');
    },
  );

  it('a login that waits for its code', () => {
    const harness = makeVisitorHarness();
    harness.runner().send({ type: 'otpRequired', challengeId: 'challenge-1', otpDevices: ['EMAIL_Mail'] });
    const { account } = harness.state();
    openedAsEarlier(harness);
    expect(harness.state().account).toEqual(account);
  });

  it.each([
    ['no list', { waiting: 'all', refused: 3 }],
    ['no record', 'outbox'],
    ['calls of no kind', { waiting: [{ id: 1, kind: 'toString' }, null, 7], refused: [null, { id: 1 }] }],
    ['a removal of no test', { waiting: [{ id: 1, kind: 'removal', deviceId: 'a' }] }],
    ["an account's result without an owner", { waiting: [{ id: 1, kind: 'result', submission: { testId: 'one' } }] }],
    ['a rejection with an unknown code', { refused: [{ testId: 'one', testDate: 'x', error: { code: 'NO' } }] }],
  ])('no call where the calls hold %s', (_what, outbox) => {
    const storage = storageWith({ outbox, visit: 1 });
    migrateStored(storage, START);
    expect(storedState(storage).outbox.waiting).toEqual([]);
    expect(storage.keys().toSorted()).toEqual(['person', 'visit']);
  });
});
