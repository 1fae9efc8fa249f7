import { fillIn } from '../../adapters/translations/fill-in.ts';
import type { RouteName } from '../../core/flow/app-routes.ts';
import { isIdentified } from '../../core/flow/selectors.ts';
import { inPageOrder, typing } from './field-offers.ts';
import { alsoBy, does, type Offer } from './offer.ts';
import type { WalkMoment } from './walk-moment.ts';
import { WALK_WORDS } from './walk-words.ts';

/** The actions that scenarios have for a button; they press all others by their ids. */
const BUTTON_ACTIONS: Readonly<Partial<Record<RouteName, Readonly<Record<string, unknown>>>>> = {
  home: {
    'start-testing': { start: 'testing' },
    'start-reporting': { start: 'reporting' },
    continue: 'continue',
    cancel: 'cancel',
  },
  testSteps: {
    'scan-ok': 'ok',
    'scan-leave': 'leave',
    next: 'next',
    back: 'back',
    home: 'home',
    'create-account': { press: 'create-account' },
    'decline-account': { account: 'decline' },
  },
};

/** Where a button stands in the menu: first those with an action of their own, and last the way back from a route outside a test. */
function rankOf(id: string, actions: Readonly<Record<string, unknown>>): number {
  const ids = Object.keys(actions);
  if (ids.includes(id)) return ids.indexOf(id);
  return id === 'back' ? ids.length + 1 : ids.length;
}

/** The button that leads on, whatever its label is: that of a step, of a message about a scan, or of a form. */
function leadsOn({ play, route, buttons }: WalkMoment, id: string): boolean {
  if (route !== 'testSteps') return id === play.tab().screen().form?.button;
  return id === 'scan-ok' || (id === 'next' && buttons.every((one) => one.id !== 'scan-ok'));
}

/** The buttons that log out. */
export const LOGOUTS: ReadonlySet<string> = new Set(['sign-out', 'sign-out-now']);

/** The buttons that show, by their labels. */
function presses(moment: WalkMoment): readonly Offer[] {
  const { route, buttons, seen, appText } = moment;
  const actions = BUTTON_ACTIONS[route] ?? {};
  const ordered = inPageOrder(moment, buttons).toSorted(
    (one, other) => rankOf(one.id, actions) - rankOf(other.id, actions),
  );
  return ordered.map(({ id, label }) => {
    const isWaiting = route === 'testSteps' && id === 'next' && !seen.canNext;
    const name = isWaiting ? fillIn(WALK_WORDS.notAvailable, { button: label }) : label;
    const offer = does(name, actions[id] ?? { press: id });
    const also = LOGOUTS.has(id)
      ? WALK_WORDS.also.logout
      : leadsOn(moment, id)
        ? `${WALK_WORDS.also.next} ${appText('buttons.next')}`
        : null;
    return also === null ? offer : alsoBy(also, offer);
  });
}

/** The fields to fill in, behind the button that sends them and before all others. */
export function fieldsAndButtons(moment: WalkMoment): readonly Offer[] {
  const [fields, buttons] = [typing(moment), moment.buttons];
  if (fields.length === 0) return presses(moment);
  const sends = moment.play.tab().screen().form?.button ?? 'next';
  return [
    ...presses({ ...moment, buttons: buttons.filter(({ id }) => id === sends) }),
    ...fields,
    ...presses({ ...moment, buttons: buttons.filter(({ id }) => id !== sends) }),
  ];
}

/** Home is in the frame of every other page, for a person who may go there. */
export function homeLink({ route, buttons, play, appText }: WalkMoment): readonly Offer[] {
  const isOffered = isIdentified(play.tab().state()) && route !== 'home' && buttons.every(({ id }) => id !== 'home');
  return isOffered ? [does(appText('buttons.home'), 'home')] : [];
}
