import type { STEP_BOXES, StepId } from '../../core/flow/step-row.ts';
import type { TextTree } from '../../core/ports/translation-source.ts';

/** The type of a translation: the same keys as the English texts. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** The texts that every step of the flow has. */
interface StepTexts extends TextTree {
  readonly title: string;
  readonly lead: string;
}

type BoxesOf<Id extends StepId> = Id extends keyof typeof STEP_BOXES
  ? { readonly boxes: { readonly [Box in (typeof STEP_BOXES)[Id][number]]: string } }
  : unknown;

/** The texts of every step, with a label for every checkbox. */
export type AllStepTexts = { readonly [Id in StepId]: StepTexts & BoxesOf<Id> };

/** A heading with its explanation or instruction. */
export interface Message {
  readonly title: string;
  readonly text: string;
}
