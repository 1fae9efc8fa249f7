import { describe, expect, it } from 'vitest';
import { handle, isHandledBy, type Handlers } from '../../../core/flow/event-handlers.ts';
import type { ViewEvent } from '../../../core/flow/events.ts';

type Coin = { readonly type: 'added'; readonly cents: number } | { readonly type: 'emptied' };
type AnyEvent = Coin | { readonly type: 'shaken' };

const HANDLERS: Handlers<Coin, number> = {
  added: (cents, event) => cents + event.cents,
  emptied: () => 0,
};

function reduce(cents: number, event: AnyEvent): number {
  if (isHandledBy(HANDLERS, event)) return handle(HANDLERS, cents, event);
  const left: 'shaken' = event.type;
  return left.length === 0 ? 0 : cents;
}

describe('handlers of events', () => {
  it('hand each event to its own handler', () => {
    expect(reduce(5, { type: 'added', cents: 3 })).toBe(8);
    expect(reduce(5, { type: 'emptied' })).toBe(0);
  });

  it('leave other events alone', () => {
    expect(reduce(5, { type: 'shaken' })).toBe(5);
    expect(isHandledBy(HANDLERS, { type: 'toString' } as unknown as AnyEvent)).toBe(false);
  });

  it('do not compile without a handler for every event', () => {
    // @ts-expect-error -- `emptied` has no handler.
    const incomplete: Handlers<Coin, number> = { added: (cents) => cents };
    // @ts-expect-error -- A new event of the screens has no handler in a table of those that there were.
    const widened = (handlers: Handlers<ViewEvent, number>): Handlers<ViewEvent | Coin, number> => handlers;
    expect([incomplete, widened]).toHaveLength(2);
  });
});
