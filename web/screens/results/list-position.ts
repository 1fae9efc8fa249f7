import { useCallback, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { APP_ROUTES, pathWith } from '../../../core/flow/app-routes.ts';
import type { ResultListQuery } from '../../../core/use-cases/results/result-actions.ts';

/** The state of the list when the user opened a result. */
interface ListPosition {
  readonly isPreviousOpen: boolean;
  /** The result that was opened, and its distance from the top of the window, in CSS pixels. */
  readonly opened: { readonly path: string; readonly top: number } | null;
}

const TOP: ListPosition = { isPreviousOpen: false, opened: null };

/** Keyed by the list, which is dropped when the user logs out. */
const positions = new WeakMap<ResultListQuery, ListPosition>();

function linkTo(path: string): Element | undefined {
  return [...document.querySelectorAll('.result-row')].find((link) => link.getAttribute('href') === path);
}

/**
 * Rows out of view are laid out only when they come near, and the browser restores the scroll position itself, so the
 * correction runs this many times.
 */
const FRAMES_TO_SETTLE = 4;

/** Runs a function now and in some of the next frames. Returns a function that stops it. */
function inNextFrames(count: number, act: () => void): () => void {
  let frame = 0;
  const step = (left: number): void => {
    act();
    if (left > 0) frame = window.requestAnimationFrame(() => step(left - 1));
  };
  step(count);
  return () => window.cancelAnimationFrame(frame);
}

/**
 * Stores the scroll position in the list and restores it on the way back from a result; a new visit starts at the top.
 */
export function useListPosition(list: ResultListQuery) {
  const isNew = useNavigationType() === NavigationType.Push;
  const [start] = useState(() => (isNew ? TOP : (positions.get(list) ?? TOP)));
  const [isPreviousOpen, setPreviousOpen] = useState(start.isPreviousOpen);
  useEffect(() => {
    const link = start.opened === null ? undefined : linkTo(start.opened.path);
    if (start.opened === null || !(link instanceof HTMLElement)) return;
    const { top } = start.opened;
    link.focus({ preventScroll: true });
    return inNextFrames(FRAMES_TO_SETTLE, () => window.scrollBy(0, link.getBoundingClientRect().top - top));
  }, [start]);
  const onOpen = useCallback(
    (testId: string): void => {
      const path = pathWith(APP_ROUTES.resultDetails, testId);
      const top = linkTo(path)?.getBoundingClientRect().top ?? 0;
      positions.set(list, { isPreviousOpen, opened: { path, top } });
    },
    [list, isPreviousOpen],
  );
  return { isPreviousOpen, togglePrevious: () => setPreviousOpen(!isPreviousOpen), onOpen };
}
