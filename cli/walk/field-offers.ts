import { fillIn } from '../../adapters/translations/fill-in.ts';
import { FORM_BOXES } from '../play/terminal-screen.ts';
import { choicesIn } from './field-choices.ts';
import { does, type Offer } from './offer.ts';
import { routeLines } from './route-words.ts';
import type { Control } from '../play/what-is-there.ts';
import type { WalkMoment } from './walk-moment.ts';
import { WALK_WORDS } from './walk-words.ts';

/** Fields or buttons in the order in which the page shows them. */
export function inPageOrder({ play, language }: WalkMoment, controls: readonly Control[]): readonly Control[] {
  const shown = routeLines(play, language).flatMap(({ field, button }) => (field ?? button)?.id ?? []);
  const placeOf = (id: string): number => (shown.includes(id) ? shown.indexOf(id) : shown.length);
  return controls.toSorted((one, other) => placeOf(one.id) - placeOf(other.id));
}

/** Fields that are filled in one by one, and boxes to check. */
export function typing(moment: WalkMoment): readonly Offer[] {
  const { play, row, seen, language } = moment;
  if (row?.asks !== undefined && row.leaveBy !== 'review') return [];
  return inPageOrder(moment, moment.fields).map(({ id, label }) => {
    const isChecked = seen.checked.includes(id);
    if (FORM_BOXES.has(id))
      return does(fillIn(isChecked ? WALK_WORDS.uncheck : WALK_WORDS.check, { label }), {
        fill: { [id]: isChecked ? '' : 'true' },
      });
    const name = fillIn(choicesIn(play, id, language) === null ? WALK_WORDS.type : WALK_WORDS.choose, { label });
    return { name, does: { asks: 'field', about: id } };
  });
}
