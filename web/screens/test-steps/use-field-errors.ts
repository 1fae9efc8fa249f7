import { useState } from 'react';
import type { ErrorCode } from '../../../core/domain/error-codes.ts';
import { afterPress } from '../../components/after-press.ts';
import { useSteps } from './step-services.ts';

/** Which fields' errors show: those that were left once, and all of them once Next was pressed. */
export interface FieldErrors {
  of(field: string): ErrorCode | null;
  touch(field: string): void;
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
