import { useState } from 'react';
import type { ErrorCode } from '../../../core/domain/error-codes.ts';
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
  return {
    of: (field) => {
      if (!store.view.attempted && !touched.has(field)) return null;
      return store.obstacle?.fields.find((error) => error.field === field)?.code ?? null;
    },
    touch: (field) => setTouched((before) => new Set(before).add(field)),
  };
}
