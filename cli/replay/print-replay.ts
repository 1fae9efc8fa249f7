import { translations } from '../../adapters/translations/index.ts';
import type { ReducedSnapshot } from '../../core/diagnostics/reduced-snapshot.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { parseOffsetInstant } from '../../core/domain/calendar-date.ts';
import { toLocalInstant } from '../../core/diagnostics/local-instant.ts';
import type { Language } from '../../core/domain/languages.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import type { Obstacle } from '../../core/flow/predicates.ts';
import type { OtherVersion } from '../../replay/read-details.ts';
import { stepTitle } from '../walk/format-step.ts';
import type { Answer } from './answer.ts';
import { INVENTED_MARK } from './invented.ts';
import { pageWords } from './page-words.ts';
import type { ReplayReport } from './replay-report.ts';
import type { Outcome, Tried } from './try-buttons.ts';
import { messageIn } from './values.ts';

const MINUTE_MS = 60_000;
/** The clocks of the person and of support may differ by so much. */
const RECENT_MS = 5 * MINUTE_MS;
const MINUTES_PER_HOUR = 60;
const MOST_HOURS = 48;

const VIEW_PARTS: Readonly<Record<Outcome['changes'][number]['part'], string>> = {
  scanOutcome: 'the message of the scan',
  accountPrompt: 'the offer of an account',
  logoutMessage: 'the message of the logout',
  isInactivityWarned: 'the dialog that offers to stay',
};

const OBSTACLES: Readonly<Record<Obstacle['kind'], string>> = {
  unavailable: 'something must be chosen, checked or scanned first',
  fields: 'what is typed on the step is missing or wrong',
  tooYoung: 'the tested person is too young to continue',
};

const WHO = {
  guest: 'a guest',
  account: 'a person with an account',
  visitor: 'a visitor who is not logged in',
} as const;

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Spanish' };

type Block = readonly string[];

const asText = (blocks: readonly Block[]): string =>
  blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

const below = (heading: string, lines: readonly string[]): Block =>
  lines.length === 0 ? [] : [heading, ...indented(lines)];

function lengthText(milliseconds: number): string {
  const minutes = Math.round(milliseconds / MINUTE_MS);
  if (minutes < MINUTES_PER_HOUR) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.round(minutes / MINUTES_PER_HOUR);
  if (hours < MOST_HOURS) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${Math.round(hours / 24)} days`;
}

const written = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 16)}`;

/** The two clocks: when the details were copied by that of the person, and how long ago that is by the one here. */
function clockText({ madeAt, at, now }: Pick<ReplayReport, 'madeAt' | 'at' | 'now'>): string {
  const made = parseOffsetInstant(madeAt) ?? { instant: now, utcOffsetMinutes: 0 };
  const age = now - made.instant;
  const local = (instant: number): string => written(toLocalInstant(instant, made.utcOffsetMinutes) ?? '');
  const clocks = `Copied at ${written(madeAt)} by the person's clock; the clock here shows ${local(now)} there`;
  if (age < -RECENT_MS) return `${clocks}. One of the two is wrong.`;
  const shown = at === now || at === made.instant ? '' : ` The answer is for ${local(at)}.`;
  return `${clocks}${age < MINUTE_MS ? '' : `, ${lengthText(age)} later`}.${shown}`;
}

const versionLines = (other: OtherVersion | null): Block =>
  other === null
    ? []
    : [
        `They come from another build of the app (${other.app}) than this one (${other.own}), so steps and rules may differ.`,
      ];

function answerBlocks({ place, state, say, passOn }: Answer): readonly Block[] {
  return [[place, state], below('What to say', say), below('What you do', passOn === null ? [] : [passOn])];
}

/** Only the answer, and what it is the answer to. */
export function shortText(report: ReplayReport): string {
  const { otherVersion, appLanguage, language, answer, ifJustNow } = report;
  const other = `The person's app is in ${LANGUAGE_NAMES[appLanguage]}; --language ${appLanguage} answers in it.`;
  return asText([
    versionLines(otherVersion),
    [clockText(report)],
    appLanguage === language ? [] : [other],
    ...answerBlocks(answer),
    ...(ifJustNow === null
      ? []
      : [
          below('If they copied the details just now, their clock is slow, and this holds instead', [
            ifJustNow.place,
            ifJustNow.state,
          ]),
          below('What to say then', ifJustNow.say),
        ]),
  ]);
}

/** Where a press leads. */
function leadsTo(
  { step, number, route, obstacle, changesStep }: Outcome,
  { place, language, flow }: ReplayReport,
): string {
  if (step === place.step && number === place.number && route === place.route) {
    if (obstacle !== null) return `stays: ${OBSTACLES[obstacle]}`;
    return changesStep ? 'changes what this step shows' : 'stays';
  }
  const hasNoTest = step === 'none' && place.step !== 'none';
  if (step === 'none' || route !== APP_ROUTES.testSteps)
    return `leads to ${pageWords(route, language)}${hasNoTest ? ', without a test' : ''}`;
  const { expired } = translations[language].steps;
  return `leads to "${step === 'expired' ? expired.title : stepTitle(step, flow, language, KITS[0])}"`;
}

/** Everything that a press does. */
function partsOf(outcome: Outcome, report: ReplayReport): readonly string[] {
  const { isCalling, newlyWaiting, errors, changes } = outcome;
  return [
    leadsTo(outcome, report),
    ...(isCalling ? ['calls the server'] : []),
    ...(newlyWaiting > 0 ? [`${newlyWaiting} more to wait for the network`] : []),
    ...errors.map((code) => `shows "${messageIn(report.language, code)}"`),
    ...changes.map(({ part, change }) => `${change} ${VIEW_PARTS[part]}`),
  ];
}

/** Everything that a press does; what depends on invented values is marked. */
function buttonText(tried: Tried, report: ReplayReport): string {
  const sure = partsOf(tried.otherwise ?? tried, report);
  return partsOf(tried, report)
    .map((part) => (sure.includes(part) ? part : `${part} ${INVENTED_MARK}`))
    .join('; ');
}

function buttonLines(report: ReplayReport): readonly string[] {
  const names = report.buttons.map(({ label }) => (label === null ? 'Scanning the right code' : `[ ${label} ]`));
  const width = Math.max(0, ...names.map(({ length }) => length));
  return report.buttons.map((tried, at) => `${(names[at] ?? '').padEnd(width)}  ${buttonText(tried, report)}`);
}

/** A result, or a list of the server, that support could take for the person's own. */
function inventedLines({ screen, who, place }: ReplayReport): Block {
  const isListed = who === 'account' && place.step === 'none';
  return isListed || screen.some((line) => line.includes(INVENTED_MARK))
    ? ['Results, lines and lists below are invented, because the details have none: ask the person for theirs.']
    : [];
}

/** The whole report in words. */
export function replayText(report: ReplayReport): string {
  const { screen, buttons, who, appVersion, isPast } = report;
  if (isPast) return `${shortText(report)}\n--at made shows what the app showed then.\n`;
  return `${shortText(report)}\n${asText([
    [`Technical details of app ${appVersion}, of ${WHO[who]}`],
    inventedLines(report),
    below('What the app shows', screen),
    below('What each button does', buttons.length === 0 ? [] : buttonLines(report)),
  ])}`;
}

/** The answer to the details of a page that did not start. */
export function reducedText(
  reduced: ReducedSnapshot,
  answer: Answer,
  { otherVersion, now }: Pick<ReplayReport, 'otherVersion' | 'now'>,
): string {
  const { at, app, browser, isOnline } = reduced;
  return asText([
    versionLines(otherVersion),
    [clockText({ madeAt: at, at: now, now })],
    ...answerBlocks(answer),
    [
      `Technical details of app ${app}, without the app`,
      `The browser is ${isOnline ? 'online' : 'offline'}: ${browser}`,
    ],
  ]);
}
