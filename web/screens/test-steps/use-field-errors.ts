import { useState } from 'react';
import type { ErrorCode } from '../../../core/domain/error-codes.ts';
import { useSteps } from './step-services.ts';

/** Which fields' errors show: those that were left once, and all of them once Next was pressed. */
export interface FieldErrors {
  of(field: string): ErrorCode | null;
  touch(field: string): void;
}

const LONGEST_PRESS_MS = 1_000;

/**
 * Waits for the end of the press under way. A field is left between the two halves of a click on something else; an error
 * that appeared then would push the button away from under the finger, and the click would be lost.
 */
function afterPress(then: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const end = (): void => {
    waiting.abort();
    then();
  };
  const timeout = window.setTimeout(end, LONGEST_PRESS_MS);
  signal.addEventListener('abort', () => window.clearTimeout(timeout));
  for (const release of ['mouseup', 'keyup']) {
    // The click comes right after the release.
    window.addEventListener(release, () => window.setTimeout(end), { signal, once: true });
  }
}

/** The errors of the current step's typed fields. */
export function useFieldErrors(): FieldErrors {
  const { store } = useSteps();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  // Read here, where the observing screen renders, and not in the fields below it, which observe nothing.
  const { attempted } = store.view;
  const refused = store.obstacle?.fields ?? [];
  return {
    of: (field) => {
      if (!attempted && !touched.has(field)) return null;
      return refused.find((error) => error.field === field)?.code ?? null;
    },
    touch: (field) => {
      if (!touched.has(field)) afterPress(() => setTouched((before) => new Set(before).add(field)));
    },
  };
}
