import { useEffect } from 'react';
import { makeCell } from '../../../../core/cell.ts';
import type { PageContext } from '../../../../core/step-texts/shown-text.ts';
import { observed } from '../../../stores/observed.ts';

/** What shows on the page, besides the state of the app, by the components that show it. */
const shown = makeCell<readonly Partial<PageContext>[]>([]);

const observedStates = observed(shown);

/** The context of all components that show now. The caller has to be an observer. */
export function shownState(): Partial<PageContext> {
  return Object.assign({}, ...observedStates()) as Partial<PageContext>;
}

/** Says what a component shows, while it is rendered, so that it can be read aloud. `state` has to stay the same object until it changes. */
export function useShownState(state: Partial<PageContext>): void {
  useEffect(() => {
    shown.set([...shown.state(), state]);
    return () => shown.set(shown.state().filter((other) => other !== state));
  }, [state]);
}
