import type { STEP_BOXES, StepId } from '../../core/flow/step-row.ts';

/** The type of a translation: the same keys as the English texts. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** What every step of the flow has, whatever else it says. */
export type StepTexts = {
  readonly title: string;
  readonly lead: string;
};

type BoxesOf<Id extends StepId> = Id extends keyof typeof STEP_BOXES
  ? { readonly boxes: { readonly [Box in (typeof STEP_BOXES)[Id][number]]: string } }
  : unknown;

/** The texts of some steps, with a label for every checkbox. */
export type TextsOfSomeSteps = {
  readonly [Id in StepId]?: StepTexts & BoxesOf<Id> & { readonly [key: string]: unknown };
};

/** The button that changes to a language, in the words of that language. */
export type LanguageSwitchTexts = {
  readonly name: string;
  readonly label: string;
  readonly busy: string;
};

/** A heading with what it means or what to do. */
export interface Message {
  readonly title: string;
  readonly text: string;
}

/** What a page says whose app has not started, and why: the connection is slow, or the browser runs no scripts. */
export type StartNoticeTexts = {
  readonly [Key in 'title' | 'slow' | 'noScript' | 'test' | 'browsers' | 'reload']: string;
};
