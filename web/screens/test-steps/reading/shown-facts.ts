import { useEffect } from 'react';
import { makeCell } from '../../../../core/cell.ts';
import type { PageFacts } from '../../../../core/step-texts/shown-text.ts';
import { observed } from '../../../stores/observed.ts';

/** What shows on the page, besides the state of the app, by the components that show it. */
const shown = makeCell<readonly Partial<PageFacts>[]>([]);

const observedFacts = observed(shown);

/** The facts of all components that show now. The caller has to be an observer. */
export function shownFacts(): Partial<PageFacts> {
  return Object.assign({}, ...observedFacts()) as Partial<PageFacts>;
}

/** Says what a component shows, while it is rendered, so that it can be read aloud. `facts` has to stay the same object until it changes. */
export function useShownFacts(facts: Partial<PageFacts>): void {
  useEffect(() => {
    shown.set([...shown.state(), facts]);
    return () => shown.set(shown.state().filter((other) => other !== facts));
  }, [facts]);
}
