import type { LatePart } from '../../web/loading/late-part.ts';

/** A late part that is loaded already. */
export function loaded<Value>(value: Value): LatePart<Value> {
  return Object.assign(() => Promise.resolve(value), {
    current: () => value,
    prefetch: () => undefined,
    subscribe: () => () => undefined,
  });
}
