import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeOutboxes } from '../../../core/flow/shared-outbox.ts';
import { EMPTY_OUTBOX, reduceOutbox, type Outbox, type OutboxEvent } from '../../../core/flow/outbox.ts';
import { contentOf, isResult, type DeferredCall } from '../../../core/flow/test-calls.ts';
import { assertProperty } from '../../support/assert-property.ts';
import { aGuestSubmission, anAccountSubmission } from '../../support/samples.ts';

const TEST_DATE = '2026-11-20T18:00:00.000Z';
const guestFacts = { ...aGuestSubmission(), testDate: TEST_DATE };
const accountFacts = { ...anAccountSubmission(), testDate: TEST_DATE };

/** A change to an outbox, as the app makes it. An added call belongs to the test with this id. */
type Change = (outbox: Outbox, testId: string) => Outbox;

const calls: fc.Arbitrary<(testId: string) => DeferredCall> = fc.oneof(
  fc.boolean().map((sendToAims) => (testId: string) => {
    return { kind: 'guestResult', submission: { ...guestFacts, testId, sendToAims } } as const;
  }),
  fc.constantFrom('ana', 'ben').map((ownerId) => (testId: string) => {
    return { kind: 'result', ownerId, submission: { ...accountFacts, testId } } as const;
  }),
  fc.constant((testId: string) => ({ kind: 'removal', testId, deviceId: 'device' }) as const),
);

const added = calls.map(
  (call): Change =>
    (outbox, testId) =>
      reduceOutbox(outbox, { type: 'callDeferred', call: call(testId) }),
);

/** Changes of the calls at a place. Only `retried` moves a call to the end. */
const CHANGES = {
  delivered: ({ waiting: [call] }) => call && { type: 'callDelivered', call },
  rejected: ({ waiting: [call] }) =>
    call && isResult(call) && { type: 'callRejected', call, error: { code: 'TEST_SUBMIT_FAILED', status: 422 } },
  confirmed: ({ refused: [refused] }) => refused && { type: 'rejectionConfirmed', refused },
  retried: ({ refused: [refused] }) => refused && { type: 'rejectedCallRetried', refused },
} satisfies Record<string, (outbox: Outbox) => OutboxEvent | false | undefined>;

function changesOf(names: readonly (keyof typeof CHANGES)[]): fc.Arbitrary<readonly Change[]> {
  const changed = fc
    .record({ at: fc.nat(9), name: fc.constantFrom(...names) })
    .map(({ at, name }): Change => (outbox) => {
      const from = <Call>(list: readonly Call[]) => list.slice(at % Math.max(1, list.length));
      const event = CHANGES[name]({ waiting: from(outbox.waiting), refused: from(outbox.refused) });
      return event ? reduceOutbox(outbox, event) : outbox;
    });
  return fc.array(fc.oneof(added, changed), { maxLength: 8 });
}

function after(outbox: Outbox, changes: readonly Change[], name: string): Outbox {
  return changes.reduce((found, change, index) => change(found, `${name}-${index}`), outbox);
}

/** An outbox, and what two tabs made of it. With one name, both may add the same call. */
function versionsOf(changes: fc.Arbitrary<readonly Change[]>, oneName: string, otherName: string) {
  return fc.record({ before: changes, inOne: changes, inOther: changes }).map(({ before, inOne, inOther }) => {
    const base = after(EMPTY_OUTBOX, before, 'base');
    return { base, mine: after(base, inOne, oneName), theirs: after(base, inOther, otherName) };
  });
}

const versions = versionsOf(changesOf(['delivered', 'rejected', 'confirmed', 'retried']), 'tab', 'tab');
const orderedVersions = versionsOf(changesOf(['delivered', 'rejected', 'confirmed']), 'one', 'other');

const LISTS = ['waiting', 'refused'] as const;
/** What the calls of a list send; of equal calls each has a number. */
function contentsIn(outbox: Outbox, list: (typeof LISTS)[number]): readonly string[] {
  const contents = outbox[list].map(contentOf);
  return contents.map((content, at) => `${contents.slice(0, at).filter((one) => one === content).length} ${content}`);
}

describe('the merged outbox of two tabs', () => {
  it('has what either added, and not what either removed', () => {
    assertProperty(
      fc.property(versions, ({ base, mine, theirs }) => {
        const merged = mergeOutboxes(base, mine, theirs);
        for (const list of LISTS) {
          const [inBase, inMine, inTheirs] = [base, mine, theirs].map((outbox) => new Set(contentsIn(outbox, list)));
          const all = new Set([base, mine, theirs].flatMap((outbox) => contentsIn(outbox, list)));
          const expected = [...all].filter((content) =>
            inBase?.has(content) ? inMine?.has(content) && inTheirs?.has(content) : true,
          );
          expect(contentsIn(merged, list).toSorted()).toEqual(expected.toSorted());
        }
      }),
    );
  });

  it('keeps the order of each tab', () => {
    assertProperty(
      fc.property(orderedVersions, ({ base, mine, theirs }) => {
        const merged = mergeOutboxes(base, mine, theirs);
        for (const list of LISTS) {
          const found = contentsIn(merged, list);
          for (const outbox of [mine, theirs]) {
            const order = contentsIn(outbox, list).filter((content) => found.includes(content));
            expect(found.filter((content) => order.includes(content))).toEqual(order);
          }
        }
      }),
    );
  });

  it('keeps the ids that are stored, and gives each call its own', () => {
    assertProperty(
      fc.property(versions, ({ base, mine, theirs }) => {
        const merged = mergeOutboxes(base, mine, theirs);
        const ids = [...merged.waiting, ...merged.refused].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const list of LISTS) {
          const idOf = (outbox: Outbox) =>
            new Map(contentsIn(outbox, list).map((key, at) => [key, outbox[list][at]?.id]));
          const [stored, found] = [idOf(theirs), idOf(merged)];
          const kept = [...stored.keys()].filter((key) => found.has(key));
          expect(kept.map((key) => found.get(key))).toEqual(kept.map((key) => stored.get(key)));
        }
      }),
    );
  });

  it('is the outbox of the only tab that changed something', () => {
    assertProperty(
      fc.property(orderedVersions, ({ base, mine, theirs }) => {
        expect(mergeOutboxes(base, base, theirs)).toEqual(theirs);
        const merged = mergeOutboxes(base, mine, base);
        for (const list of LISTS) expect(contentsIn(merged, list)).toEqual(contentsIn(mine, list));
      }),
    );
  });

  it('keeps calls that send the same, each by its own', () => {
    const removal = { kind: 'removal', testId: 'one', deviceId: 'device' } as const;
    const of = (...ids: readonly number[]): Outbox => ({ waiting: ids.map((id) => ({ ...removal, id })), refused: [] });
    expect(mergeOutboxes(of(1), of(1, 2), of(1)).waiting).toHaveLength(2);
    expect(mergeOutboxes(of(1, 2), of(2), of(1, 2)).waiting).toHaveLength(1);
  });

  it('does not change when it is merged again', () => {
    assertProperty(
      fc.property(versions, ({ base, mine, theirs }) => {
        const merged = mergeOutboxes(base, mine, theirs);
        expect(mergeOutboxes(theirs, merged, theirs)).toEqual(merged);
        expect(mergeOutboxes(merged, merged, merged)).toEqual(merged);
      }),
    );
  });
});
