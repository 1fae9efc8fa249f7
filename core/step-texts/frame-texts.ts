import { GUEST_PAGES } from '../domain/guest-pages.ts';
import { rowOf } from '../flow/flows.ts';
import { RESCUE_PRESSES } from '../flow/rescue-cards.ts';
import { canGoBack, isLeftWithoutNext, nextObstacle } from '../flow/selectors.ts';
import type { NextConditionName } from '../flow/step-row.ts';
import { formatTimeLeft, readingWarning, secondsLeft } from '../flow/timers.ts';
import { button, optional, text, when, words, type ShownText, type TextContext, type TextsOf } from './shown-text.ts';

/** The context in which the rows' rules are asked. */
export const rulesOf = ({ state: { session, identity, isAsked }, moment }: TextContext) => ({
  session,
  identity,
  isAsked,
  moment,
});

/** Above the content: Back, the page of a form with several, the time to read, help, and the warning of the last minute. */
export const topTexts: TextsOf = (context) => {
  const { session, identity } = context.state;
  const { now } = context.moment;
  const row = rowOf(session);
  const left = row?.timer === 'reading' ? secondsLeft(session, now) : null;
  const warning = readingWarning(session, now);
  const place = { page: GUEST_PAGES.indexOf(session.guestPage) + 1, pages: GUEST_PAGES.length };
  return [
    ...when(canGoBack(rulesOf(context)), button('frame.back')),
    ...when(row?.leaveBy === 'review' && identity.isGuestLogin, text('.pages.place', place)),
    ...(left === null ? [] : [text('timer.label', {}, 'label'), words('time', formatTimeLeft(left))]),
    ...when(row?.rescue !== undefined, button('rescue.open', {}, RESCUE_PRESSES.open)),
    ...(warning === null ? [] : [text('steps.result-ready.secondsLeft', { seconds: String(warning) })]),
  ];
};

/** The messages for a person who is too young, by the step condition that failed. */
const TOO_YOUNG: Readonly<Partial<Record<NextConditionName, string>>> = {
  profileSelected: 'steps.intro-eligibility.stop.under2',
  collectionChosen: 'steps.intro-eligibility.stop.child',
};

/** The id of the text that says why Next is not available. */
export const REASON = '.missing';

/**
 * Why Next is not available; usually from the first press on. Pressing Next cannot change a person's age, so that message shows without
 * a press. Text fields show their own errors.
 */
function reasonText(context: TextContext): readonly ShownText[] {
  const obstacle = nextObstacle(rulesOf(context));
  if (obstacle === null || obstacle.kind === 'fields') return [];
  const { nextIf } = rowOf(context.state.session) ?? {};
  const tooYoung = nextIf === undefined ? undefined : TOO_YOUNG[nextIf];
  if (obstacle.kind === 'tooYoung' && tooYoung !== undefined) return [{ ...text(tooYoung), id: REASON }];
  return when(context.state.view.attempted, optional(text(REASON)));
}

/** The id of the label of Next. */
export const NEXT = 'next';

/** Next with a label of its own, or that of the step; while the result is sent it says so. */
export function nextTexts(context: TextContext, label?: string): readonly ShownText[] {
  if (isLeftWithoutNext(context.state.session)) return [];
  const keys = label === undefined ? ['.submit', '.next', 'buttons.next'] : [label];
  const shown = context.state.view.pending === 'submit' ? ['.saving', 'buttons.saving'] : keys;
  return [...reasonText(context), { ...button(shown), id: NEXT }];
}
