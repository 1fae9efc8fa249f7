import type { AdviceInput } from '../../../core/domain/advice-lines.ts';

/** A result for display, at the end of a test or later. */
export interface ShownResult extends AdviceInput {
  /** Empty if unknown. */
  readonly name: string;
  /** The person's UTC offset at the time of the test, in minutes east; null for the browser's own. */
  readonly utcOffset: number | null;
  readonly testId: string | null;
}
