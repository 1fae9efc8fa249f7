import type { Choice } from './prompter.ts';
import { idMark } from './route-words.ts';

/**
 * Something that can be done now: an action as a scenario file writes it, or a question from which the action follows. Copying the
 * technical details is not part of a path, because it changes nothing.
 */
export interface Offer {
  readonly name: string;
  readonly does: { readonly action: unknown } | Asking | { readonly copies: 'details' };
}

/** A question before an action; `about` names the field that it is about. */
export interface Asking {
  readonly asks: FurtherQuestion;
  readonly about?: string;
}

/** What an action may still need from the person. */
export type FurtherQuestion =
  'onset' | 'takenDate' | 'takenTime' | 'scanText' | 'form' | 'person' | 'wait' | 'pass' | 'jumpBack' | 'go' | 'field';

/** An offer of an action. */
export const does = (name: string, action: unknown): Offer => ({ name, does: { action } });
/** An offer of a question. */
export const asks = (name: string, question: FurtherQuestion): Offer => ({ name, does: { asks: question } });

/** The id of the field or the button that an offer is about; null for another one. */
function idOf({ does }: Offer): string | null {
  if ('asks' in does) return does.about ?? null;
  const action = 'action' in does ? does.action : null;
  if (typeof action !== 'object' || action === null) return null;
  if ('fill' in action) return Object.keys(action.fill as object).join();
  return 'press' in action ? String(action.press) : null;
}

/** The offers as choices, whose value is their index; with the ids of fields and buttons if `hasIds`. */
export function choicesOf(offers: readonly Offer[], hasIds: boolean): readonly Choice[] {
  return offers.map((offer, index) => {
    const id = idOf(offer);
    return { name: `${offer.name}${id === null ? '' : idMark(id, hasIds)}`, value: String(index) };
  });
}
