import { nextObstacle, shownFieldErrors } from '../../core/flow/selectors.ts';
import { flowContext } from '../play/terminal-tab.ts';
import type { Offer } from './offer.ts';
import type { WalkMoment } from './walk-moment.ts';

/** The questions of a step: those that keep Next from leading on, and those that are answered. */
interface Asked {
  readonly missing: readonly Offer[];
  readonly answered: readonly Offer[];
}

/** The field that the flow checks for a question that has another name. */
const CHECKED_FIELDS: Readonly<Record<string, string>> = { onset: 'symptomOnsetDate' };

/** The field that an offer asks for, as the flow names it; null for another offer. */
function fieldOf({ does }: Offer): string | null {
  return 'asks' in does ? (does.about ?? CHECKED_FIELDS[does.asks] ?? does.asks) : null;
}

/** Whether an offer asks for one of the fields. */
const asksFor = (offer: Offer, wrong: readonly { readonly field: string }[]): boolean =>
  wrong.some(({ field }) => field === fieldOf(offer));

/** Parts the questions of a step. One that has an answer is not missing, so that a press of Enter never changes an answer. */
export function partQuestions({ play, seen, row }: WalkMoment, asked: readonly Offer[]): Asked {
  const obstacle = nextObstacle(flowContext(play.tab()));
  if (seen.canNext || obstacle?.kind === 'tooYoung') return { missing: [], answered: asked };
  if (obstacle?.kind !== 'fields' || row?.leaveBy === 'review') return { missing: asked, answered: [] };
  const missing = asked.filter((offer) => asksFor(offer, obstacle.fields));
  return { missing, answered: asked.filter((offer) => !missing.includes(offer)) };
}

/** The offers, with the fields first that are shown as missing or wrong. */
export function wrongFieldsFirst({ play, row }: WalkMoment, offers: readonly Offer[]): readonly Offer[] {
  const tab = play.tab();
  const wrong = row === null ? [] : shownFieldErrors(tab.state(), tab.runner.moment());
  const first = offers.filter((offer) => asksFor(offer, wrong));
  return [...first, ...offers.filter((offer) => !first.includes(offer))];
}
