import { useState } from 'react';
import type { ErrorCode } from '../../../core/domain/error-codes.ts';
import { afterPress } from '../../components/after-press.ts';
import { useSteps } from './step-services.ts';

/** Which fields show their errors: those that lost the focus once, and all of them after Next was pressed. */
export interface FieldErrors {
  of(field: string): ErrorCode | null;
  touch(field: string): void;
}

/** The errors of the current step's text fields. */
export function useFieldErrors(): FieldErrors {
  const { store } = useSteps();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  // Read here, in an observer's render: the fields below are not observers.
  const { attempted } = store.view;
  const rejected = store.obstacle?.fields ?? [];
  return {
    of: (field) => {
      if (!attempted && !touched.has(field)) return null;
      return rejected.find((error) => error.field === field)?.code ?? null;
    },
    touch: (field) => {
      if (!touched.has(field)) afterPress(() => setTouched((before) => new Set(before).add(field)));
    },
  };
}
