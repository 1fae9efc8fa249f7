import type { STEP_BOXES, StepId } from '../../core/flow/step-row.ts';
import type { TextTree } from '../../core/ports/translation-source.ts';

/** The shape of a language after another: the same keys, each with a text of its own. English types the rest. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** What every step of the flow has, whatever else it says. */
type StepTexts = {
  readonly title: string;
  readonly lead: string;
};

type BoxesOf<Id extends StepId> = Id extends keyof typeof STEP_BOXES
  ? { readonly boxes: { readonly [Box in (typeof STEP_BOXES)[Id][number]]: string } }
  : unknown;

/** Every step has its texts, and every box to tick its label. */
export type AllStepTexts = { readonly [Id in StepId]: StepTexts & BoxesOf<Id> };

/** A section of a legal text. Its body is paragraphs and bullet lists, in their order. */
interface LegalSectionTexts extends TextTree {
  readonly title: string;
  readonly body: { readonly [part: string]: string | { readonly [point: string]: string } };
}

/** A legal text: its date, its first paragraphs, and its sections in their order. `{{email}}` is the address of support. */
export interface LegalDocumentTexts extends TextTree {
  readonly updated: string;
  readonly intro: { readonly [paragraph: string]: string };
  readonly sections: { readonly [id: string]: LegalSectionTexts };
}

/** A question, its answer, and where it has one the list that belongs to the answer. */
interface QuestionTexts extends TextTree {
  readonly question: string;
  readonly answer: string;
}

/** A section of the questions that people ask, in their order. `{{email}}` is the address of support. */
export interface FaqSectionTexts extends TextTree {
  readonly title: string;
  readonly questions: { readonly [id: string]: QuestionTexts };
}

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
