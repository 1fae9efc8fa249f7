import { createAtom } from 'mobx';
import type { Source } from '../../core/cell.ts';

/**
 * Makes a source of the core observable for MobX, so that observers render again when it changes. Subscribes only while
 * it is observed.
 */
export function observed<State>({ state, subscribe }: Source<State>): () => State {
  let unsubscribe = (): void => undefined;
  const atom = createAtom(
    'source',
    () => {
      unsubscribe = subscribe(() => atom.reportChanged());
    },
    () => unsubscribe(),
  );
  return () => {
    atom.reportObserved();
    return state();
  };
}
