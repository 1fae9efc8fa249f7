import type { AppError, ErrorCode } from '../domain/error-codes.ts';
import { SUPPORT_EMAIL } from '../domain/settings.ts';
import type { AppState } from '../flow/app-state.ts';
import { lacksUserGroup, nextObstacle } from '../flow/selectors.ts';
import { failureButton } from '../flow/step-buttons.ts';
import { nextTexts, rulesOf, topTexts } from './frame-texts.ts';
import {
  button,
  optional,
  text,
  when,
  type ShownText,
  type TextContext,
  type TextsOf,
  type TextValue,
} from './shown-text.ts';

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

const MINUTE_SECONDS = 60;

/** How long to wait before the call is made again, if the server said so. */
function waitOf({ retryAfterSeconds }: AppError): TextValue {
  if (retryAfterSeconds === undefined) return UNKNOWN_PARAMETERS.wait;
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / MINUTE_SECONDS));
  return minutes === 1 ? { key: 'errorParts.wait.oneMinute' } : { key: 'errorParts.wait.minutes', values: { minutes } };
}

/** The message of a failed call, with how long to wait. */
export function callErrorTexts(error: AppError): readonly ShownText[] {
  const [message, ...details] = messageTexts(error);
  return message === undefined ? [] : [{ ...message, values: { ...message.values, wait: waitOf(error) } }, ...details];
}

/** The message of a code. The code of an unknown error is folded at first. */
function messageTexts({ code, status }: AppError): readonly ShownText[] {
  return [errorText(code), ...when(code === 'UNKNOWN' && status !== undefined, button('errorParts.details.title'))];
}

/** An account without a user group can send nothing; the texts name support. */
export const NO_USER_GROUP_TEXTS: readonly ShownText[] = [
  text('noUserGroup.title'),
  text('noUserGroup.text'),
  text('noUserGroup.contact', { email: SUPPORT_EMAIL }),
];

/** Whether the result was stored, and only its account was declined. */
const isStoredAtPrompt = ({ view, session }: Pick<AppState, 'view' | 'session'>): boolean =>
  view.accountPrompt && session.submittedAt !== null;

/** What is said instead of "not saved": it may have been, or it was, and only declining the account failed. Null if it was not. */
export function submissionText(
  { submission, view, session }: Pick<AppState, 'submission' | 'view' | 'session'>,
  { code }: Pick<AppError, 'code'>,
): 'errorParts.submitUnsure' | 'errorParts.submitStored' | null {
  if (code !== 'TEST_SUBMIT_FAILED') return null;
  if (isStoredAtPrompt({ view, session })) return 'errorParts.submitStored';
  return submission.isUnsure ? 'errorParts.submitUnsure' : null;
}

/** Why a submission failed, and what to do next. */
export const failureTexts: TextsOf = ({ state }) => {
  const { errors } = state.view;
  if (errors.length === 0) return [];
  if (lacksUserGroup(state)) return NO_USER_GROUP_TEXTS;
  const isOver = failureButton(state) === 'home';
  return [
    ...when(!isStoredAtPrompt(state), optional(text(state.submission.isUnsure ? '.unsure' : '.failed'))),
    ...errors.flatMap((error) => {
      const instead = submissionText(state, error);
      return instead === null ? messageTexts(error) : [text(instead)];
    }),
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

/** The ids of the texts about the clock. */
export const CLOCK = { title: 'clock.title', text: 'clock.text' } as const;

/** Explains that the clock of the phone or computer was changed. */
export const clockTexts: TextsOf = ({ state: { session } }: { readonly state: Pick<AppState, 'session'> }) => {
  const { clockNotice } = session;
  if (clockNotice === null) return [];
  return [
    { ...text(`clock.${clockNotice}.title`), id: CLOCK.title },
    { ...text(`clock.${clockNotice}.text`), id: CLOCK.text },
  ];
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
