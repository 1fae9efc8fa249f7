import type { ErrorCode } from '../../core/domain/error-codes.ts';
import { text, type ShownText, type TextContext } from '../../core/step-texts/shown-text.ts';

/** What the texts of a route depend on. */
export interface RouteMoment {
  readonly context: TextContext;
  readonly path: string;
  /** What failed or is invalid. */
  readonly errors: readonly ErrorCode[];
  /** What is typed, by the ids of the fields. */
  readonly typed: Readonly<Record<string, string>>;
}

/** Keys of texts in any area, such as `login.heading`, or texts with more than a key. */
export interface RouteTexts {
  readonly title: string | ShownText;
  /** What stands below the heading. */
  readonly texts?: readonly (string | ShownText)[];
  /** Labels of buttons and fields by their ids. */
  readonly labels?: Readonly<Record<string, string>>;
  /** What stands below fields, by their ids, where it is not the help of a person's field. */
  readonly helps?: Readonly<Record<string, readonly ShownText[]>>;
  /** Fields that the page shows as links or radio buttons, which are among the texts. */
  readonly listed?: readonly string[];
}

export type RouteRow = RouteTexts | ((moment: RouteMoment) => RouteTexts);

/** The value of a list in which nothing was chosen. */
export const NOT_CHOSEN = 'default';

/** A text by its key, as it is or already made. */
export const asText = (found: string | ShownText): ShownText => (typeof found === 'string' ? text(found) : found);
