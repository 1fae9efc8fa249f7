import type { Choice } from './prompter.ts';
import { idMark } from './route-words.ts';

/**
 * Something that can be done now: an action as a scenario file writes it, or a question from which the action follows. Copying the
 * technical details is not part of a path, because it changes nothing.
 */
export interface Offer {
  readonly name: string;
  readonly does: { readonly action: unknown } | Asking | { readonly copies: 'details' };
  /** The label of the entry that stands for this offer and others in a menu that is too long. */
  readonly group?: string;
  /** Other words by which typing finds it. */
  readonly also?: string;
}

/** A question before an action; `about` names the field that it is about. */
export interface Asking {
  readonly asks: FurtherQuestion;
  readonly about?: string;
}

/** What an action may still need from the person. */
export type FurtherQuestion =
  | 'onset'
  | 'takenDate'
  | 'takenTime'
  | 'scanText'
  | 'form'
  | 'person'
  | 'wait'
  | 'pass'
  | 'jumpBack'
  | 'goOnTo'
  | 'go'
  | 'field'
  | 'words';

/** An offer of an action. */
export const does = (name: string, action: unknown): Offer => ({ name, does: { action } });
/** An offer of a question. */
export const asks = (name: string, question: FurtherQuestion): Offer => ({ name, does: { asks: question } });

/** An offer that typing also finds by other words. */
export const alsoBy = (also: string, offer: Offer): Offer => ({ ...offer, also });

/** Offers that a long menu shows as one entry. */
export const grouped = (group: string, offers: readonly Offer[]): readonly Offer[] =>
  offers.map((offer) => ({ ...offer, group }));

/** Questions that are named after the field of the step that they are about. */
const OWN_FIELD: ReadonlySet<FurtherQuestion> = new Set(['onset', 'takenDate', 'takenTime']);

/** The id of what an action fills in, answers, checks or presses, as a scenario file writes it; null for another one. */
function idIn(action: object): string | null {
  if ('fill' in action) return Object.keys(action.fill as object).join();
  if ('answer' in action) return Object.keys(action.answer as object).join();
  if ('report' in action) return 'report';
  const named = Object.entries(action).find(([name]) => name === 'press' || name === 'tick' || name === 'untick');
  return named === undefined ? null : String(named[1]);
}

/** The id of the field or the button that an offer is about; null for another one. */
function idOf({ does }: Offer): string | null {
  if ('asks' in does) return does.about ?? (OWN_FIELD.has(does.asks) ? does.asks : null);
  const action = 'action' in does ? does.action : null;
  return typeof action === 'object' && action !== null ? idIn(action) : null;
}

/** The offers as choices, whose value is their index; with the ids of fields and buttons if `hasIds`. */
export function choicesOf(offers: readonly Offer[], hasIds: boolean): readonly Choice[] {
  return offers.map((offer, index) => {
    const id = idOf(offer);
    const name = `${offer.name}${id === null ? '' : idMark(id, hasIds)}`;
    const { group, also } = offer;
    return {
      name,
      value: String(index),
      ...(group === undefined ? {} : { group }),
      ...(also === undefined ? {} : { also }),
    };
  });
}
