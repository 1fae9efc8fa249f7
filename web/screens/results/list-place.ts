import { useCallback, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { APP_ROUTES, pathWith } from '../../../core/flow/app-routes.ts';
import type { ResultListQuery } from '../../../core/use-cases/results/result-actions.ts';

/** Where somebody was in the list when they left it for a result. */
interface ListPlace {
  readonly isPreviousOpen: boolean;
  /** The result that was opened, and how far below the top of the window it stood, in CSS pixels. */
  readonly opened: { readonly path: string; readonly top: number } | null;
}

const TOP: ListPlace = { isPreviousOpen: false, opened: null };

/** They go with the list itself, which is gone when its owner leaves. */
const places = new WeakMap<ResultListQuery, ListPlace>();

function linkTo(path: string): Element | undefined {
  return [...document.querySelectorAll('.result-row')].find((link) => link.getAttribute('href') === path);
}

/** Rows out of sight are laid out only once they come near, and the browser scrolls to where it was by itself: so often it is mended. */
const FRAMES_TO_SETTLE = 4;

/** Does something now and in some frames after this one; the returned function ends that. */
function inNextFrames(count: number, act: () => void): () => void {
  let frame = 0;
  const step = (left: number): void => {
    act();
    if (left > 0) frame = window.requestAnimationFrame(() => step(left - 1));
  };
  step(count);
  return () => window.cancelAnimationFrame(frame);
}

/** Keeps the place in the list, and finds it again on the way back; whoever comes anew begins at the top. */
export function useListPlace(list: ResultListQuery) {
  const isNew = useNavigationType() === NavigationType.Push;
  const [start] = useState(() => (isNew ? TOP : (places.get(list) ?? TOP)));
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
      places.set(list, { isPreviousOpen, opened: { path, top } });
    },
    [list, isPreviousOpen],
  );
  return { isPreviousOpen, togglePrevious: () => setPreviousOpen(!isPreviousOpen), onOpen };
}
