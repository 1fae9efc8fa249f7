import type { ResultsSoFar } from './result-actions.ts';

/** A button of the list of results, beside the results themselves. */
export type ResultListButton = 'home' | 'start-testing' | 'view-previous' | 'show-more';

/**
 * The buttons of the list: home from an empty one, a test unless one is under way, and the previous results on demand, page by page.
 */
export function resultListButtons(
  { current, previous, hasMore }: ResultsSoFar,
  isPreviousOpen: boolean,
  hasTest: boolean,
): readonly ResultListButton[] {
  const isEmpty = current.length === 0 && previous.length === 0;
  const buttons = {
    home: isEmpty,
    'start-testing': isEmpty && !hasTest,
    'view-previous': previous.length > 0 || hasMore,
    'show-more': isPreviousOpen && hasMore,
  };
  return (Object.keys(buttons) as ResultListButton[]).filter((button) => buttons[button]);
}
