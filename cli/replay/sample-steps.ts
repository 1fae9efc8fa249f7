import { FLOWS } from '../../core/flow/flows.ts';

/** Between these steps, the opened pouch and the sample may be used for a limited time only. */
const [FIRST, LAST] = (['open-pouch', 'process-2'] as const).map((step) =>
  FLOWS.testing.findIndex(({ id }) => id === step),
) as [number, number];

/** Whether the pouch is open at a step of a test, by its number, and the drops are not in yet. */
export const isSampleStep = (step: number): boolean => step > FIRST && step <= LAST;
