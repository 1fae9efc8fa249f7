import type { AppError, ErrorCode } from '../domain/error-codes.ts';
import { GUEST_PAGES } from '../domain/guest-pages.ts';
import { SUPPORT_EMAIL } from '../domain/settings.ts';
import type { AppState } from '../flow/app-state.ts';
import { rowOf } from '../flow/flows.ts';
import { canGoBack, isLeftWithoutNext, lacksUserGroup, nextObstacle } from '../flow/selectors.ts';
import { failureButton } from '../flow/step-buttons.ts';
import type { NextConditionName } from '../flow/step-row.ts';
import { formatTimeLeft, readingWarning, secondsLeft } from '../flow/timers.ts';
import { button, optional, text, when, words, type ShownText, type TextContext, type TextsOf } from './shown-text.ts';

/** The context in which the rows' rules are asked. */
export const rulesOf = ({ state: { session, identity }, moment }: TextContext) => ({ session, identity, moment });

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
    ...when(row?.rescue !== undefined, button('rescue.open')),
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

/** What the messages of the catalogue may name, if it is unknown. */
const UNKNOWN_PARAMETERS = {
  items: '',
  device: { key: 'errorParts.device.unknown' },
  wait: { key: 'errorParts.wait.unknown' },
} as const;

/** The message of an error code. */
export function errorText(code: ErrorCode): ShownText {
  return text(`errors.${code}`, UNKNOWN_PARAMETERS);
}

/** The message of a failed call. The code of an unknown error is folded at first. */
export function callErrorTexts({ code, status }: AppError): readonly ShownText[] {
  return [errorText(code), ...when(code === 'UNKNOWN' && status !== undefined, button('errorParts.details.title'))];
}

/** An account without a user group can send nothing; the texts name support. */
export const NO_USER_GROUP_TEXTS: readonly ShownText[] = [
  text('noUserGroup.title'),
  text('noUserGroup.text'),
  text('noUserGroup.contact', { email: SUPPORT_EMAIL }),
];

/** Why a submission failed, and what to do next. */
export const failureTexts: TextsOf = ({ state }) => {
  const { errors } = state.view;
  if (errors.length === 0) return [];
  if (lacksUserGroup(state)) return NO_USER_GROUP_TEXTS;
  const isOver = failureButton(state) === 'home';
  return [
    optional(text('.failed')),
    ...errors.flatMap(callErrorTexts),
    button(isOver ? 'buttons.home' : 'buttons.tryAgain'),
  ];
};

/** The error of a field, once Next was pressed. */
export function fieldErrorTexts(context: TextContext, field: string): readonly ShownText[] {
  if (!context.state.view.attempted) return [];
  const fields = nextObstacle(rulesOf(context))?.fields ?? [];
  const found = fields.find((rejected) => rejected.field === field);
  if (found === undefined) return [];
  // The form is about the tested person.
  const shown = found.code === 'INVALID_AGE' ? text('errorParts.testedAge') : errorText(found.code);
  return [{ ...shown, id: `error.${field}` }];
}

/** Explains that the clock of the phone or computer was changed. */
export const clockTexts: TextsOf = ({ state: { session } }: { readonly state: Pick<AppState, 'session'> }) => {
  const { clockNotice } = session;
  return clockNotice === null ? [] : [text(`clock.${clockNotice}.title`), text(`clock.${clockNotice}.text`)];
};

/** The parts of a step's page; title and lead are by default those of the step. */
interface StepParts {
  readonly title?: ShownText;
  readonly lead?: ShownText;
  readonly body?: readonly ShownText[];
  readonly buttons?: readonly ShownText[];
}

/** The texts of a page of the test: heading, top, lead, content, and buttons. */
export function page(context: TextContext, { title, lead, body, buttons }: StepParts = {}): readonly ShownText[] {
  return [
    { ...(title ?? text('.title')), kind: 'title', id: 'title' },
    ...topTexts(context),
    { ...(lead ?? text('.lead')), id: 'lead' },
    ...(body ?? []),
    ...(buttons ?? nextTexts(context)),
  ];
}
