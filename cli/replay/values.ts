import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations, type LanguageTexts } from '../../adapters/translations/index.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import type { ErrorCode } from '../../core/domain/error-codes.ts';
import { kitTexts } from '../../core/domain/kit-texts.ts';
import type { Language } from '../../core/domain/languages.ts';
import { TIME_FORMATS } from '../../core/domain/time-formats.ts';
import { APP_ROUTES, type RouteName } from '../../core/flow/app-routes.ts';
import { cancelCost } from '../../core/flow/cancel.ts';
import { flowNameOf, rowOf } from '../../core/flow/flows.ts';
import { scanRejection } from '../../core/flow/step-buttons.ts';
import { formatTimeLeft, testedKit } from '../../core/flow/timers.ts';
import { NEXT } from '../../core/step-texts/frame-texts.ts';
import { stepTexts } from '../../core/step-texts/step-texts.ts';
import { stepTitle } from '../walk/format-step.ts';
import { makeWordsOf, playedContext } from '../walk/step-words.ts';
import { pageTitle } from './page-words.ts';
import { logoutAt, pageError, type Caller } from './caller.ts';
import { timerEnd, type Whereabouts } from './whereabouts.ts';
import { STORAGE_MS } from './what-to-say.ts';

type Values = Readonly<Record<string, string | number>>;

const MINUTE_MS = 60_000;
/** A page that was closed is to be open again so long before the logout. */
const MARGIN_MS = 5 * MINUTE_MS;
/** Stands for words of a message that a snapshot leaves out. */
const LEFT_OUT = '…';
/** Pages whose failed call is made again by "Try again". */
const RETRY_PAGES: readonly RouteName[] = [
  'home',
  'testSteps',
  'editProfileSelection',
  'resultsList',
  'resultDetails',
  'support',
];

/** An instant (epoch milliseconds) by the clock of the person, such as `10:15 AM`. */
export function personClock(
  { source: { made }, language }: Pick<Caller, 'source' | 'language'>,
  instant: number,
): string {
  const format = new Intl.DateTimeFormat(`${language}-US`, { ...TIME_FORMATS.clock, timeZone: 'UTC' });
  return format.format(instant + made.utcOffsetMinutes * MINUTE_MS).replaceAll(/\s/g, ' ');
}

/** The message of an error in a language. A snapshot says neither how long to wait nor where a code was sent. */
export function messageIn(language: Language, code: ErrorCode): string {
  const { errors, errorParts } = translations[language].general;
  return fillIn(errors[code], { device: errorParts.device.unknown, wait: errorParts.wait.unknown, items: LEFT_OUT });
}

/** The message of what failed: a rejected scan, or an error. */
function messageOf({ view, context, snapshot, ...caller }: Caller, language: Language): string {
  const rejected = scanRejection(view);
  const { scan } = translations[language].steps;
  if (snapshot.refused[0] === undefined && rejected !== null)
    return (view.scannedBox ? scan.boxFailed : scan.messages[flowNameOf(context.session)][rejected]).title;
  const code = snapshot.refused[0] ?? view.errors[0]?.code ?? pageError({ view, context, snapshot, ...caller })?.code;
  return code === undefined ? '' : messageIn(language, code);
}

/** The title of what shows at the place. */
function titleIn({ context }: Caller, place: Whereabouts, language: Language): string {
  const { expired } = translations[language].steps;
  if (place === 'expired') return expired.title;
  if (place === 'expiredUnsure') return expired.unsure.title;
  const row = rowOf(context.session);
  return row === null ? '' : stepTitle(row.id, flowNameOf(context.session), language, testedKit(context));
}

/** The label of the button that leaves the step. */
function nextIn({ open }: Caller, language: Language): string {
  const context = playedContext(open.play);
  const found = stepTexts(context).find(({ kind, id }) => kind === 'button' && id === NEXT);
  const words = found === undefined ? '' : makeWordsOf(context, language)(found).join(' ');
  return words === '' ? translations[language].general.buttons.next : words;
}

/** The labels of buttons and the titles of pages that the sentences name. */
const LABELS = {
  ok: ({ general }) => general.buttons.ok,
  home: ({ general }) => general.buttons.home,
  details: ({ general }) => general.errorParts.details.title,
  stay: ({ general }) => general.inactivity.stay,
  continue: ({ general }) => general.home.incomplete.continueTest,
  report: ({ landing }) => landing.landing.already.action,
  forgot: ({ account }) => account.login.forgotPassword,
  sendLink: ({ account }) => account.login.sendLink,
  kit: ({ steps }) => steps.steps['dispose-kit'].title,
  done: ({ steps }) => steps.steps['reporting-information'].title,
  expired: ({ steps }) => steps.expired.title,
  decline: ({ steps }) => steps.accountPrompt.decline.button,
  rescue: ({ steps }) => steps.rescue.open,
} as const satisfies Readonly<Record<string, (texts: LanguageTexts) => string>>;

/** The times that the sentences name, by the clock of the person. */
function timesOf(caller: Caller): Values {
  const { session, moment } = caller.context;
  const { countdownTimerEndTime: waitEnd, expirationTimerEndTime: end } = session;
  const clock = (instant: number | null): string => (instant === null ? '' : personClock(caller, instant));
  const date = new Intl.DateTimeFormat(`${caller.language}-US`, { ...TIME_FORMATS.nearDay, timeZone: 'UTC' });
  const { made } = caller.source;
  const runsUntil = timerEnd(caller);
  return {
    left: runsUntil === null ? '' : formatTimeLeft(Math.ceil((runsUntil - moment.now) / 1000)),
    from: clock(waitEnd),
    // In whole minutes: never too late.
    until: clock(end === null ? null : Math.floor(end / MINUTE_MS) * MINUTE_MS),
    logout: clock(logoutAt(caller) - MARGIN_MS),
    later: clock(Math.min(end ?? Infinity, logoutAt(caller))),
    date: date.format(made.instant + STORAGE_MS + made.utcOffsetMinutes * MINUTE_MS),
  };
}

/** Everything that the sentences of an answer name. Titles and labels are as the person's screen shows them, then in the answer's language. */
export function valuesOf(caller: Caller, place: Whereabouts): Values {
  const { snapshot, language, texts, context } = caller;
  const asShown = (textIn: (language: Language) => string): string => {
    const [own, shown] = [textIn(language), textIn(snapshot.language)];
    return shown === own ? own : `${shown} (${own})`;
  };
  const labels = Object.entries(LABELS).map(([name, labelOf]) => [name, asShown((one) => labelOf(translations[one]))]);
  const cost = cancelCost(context.session);
  const { page, lastLogout, resumed } = snapshot;
  const route = pageError(caller)?.route ?? 'testSteps';
  return {
    ...kitTexts(testedKit(context)),
    ...(Object.fromEntries(labels) as Values),
    ...timesOf(caller),
    title: asShown((one) => titleIn(caller, place, one)),
    next: asShown((one) => nextIn(caller, one)),
    message: asShown((one) => messageOf(caller, one)),
    again: RETRY_PAGES.includes(route)
      ? asShown((one) => translations[one].general.buttons.tryAgain)
      : texts.sameButton,
    cost: cost === 'submitted' ? '' : asShown((one) => translations[one].general.home.incomplete[cost]),
    page: asShown((one) => pageTitle(APP_ROUTES[page?.route ?? 'testSteps'], one)),
    before: asShown((one) => (page?.from ? pageTitle(APP_ROUTES[page.from], one) : '')),
    reason: lastLogout === null ? '' : asShown((one) => translations[one].landing.logout.messages[lastLogout]),
    missing: resumed?.missing ? terminalTexts[language].missing[resumed.missing] : '',
  };
}
