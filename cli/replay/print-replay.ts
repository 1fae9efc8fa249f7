import type { ReducedSnapshot } from '../../core/diagnostics/reduced-snapshot.ts';
import { parseOffsetInstant } from '../../core/domain/calendar-date.ts';
import { toLocalInstant } from '../../core/diagnostics/local-instant.ts';
import type { Language } from '../../core/domain/languages.ts';
import type { OtherVersion } from '../../replay/read-details.ts';
import type { Answer } from './answer.ts';
import { RECENT_MS } from './caller.ts';
import { INVENTED_MARK } from './invented.ts';
import type { ReplayReport } from './replay-report.ts';

const MINUTE_MS = 60_000;
const MINUTES_PER_HOUR = 60;
const MOST_HOURS = 48;

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

function buttonLines(report: ReplayReport): readonly string[] {
  const names = report.buttons.map(({ label }) => (label === null ? 'Scanning the right code' : `[ ${label} ]`));
  const width = Math.max(0, ...names.map(({ length }) => length));
  return report.buttons.map(({ does }, at) => `${(names[at] ?? '').padEnd(width)}  ${does.join('; ')}`);
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
