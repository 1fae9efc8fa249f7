import { terminalTexts } from '../../adapters/translations/terminal.ts';
import type { Language } from '../../core/domain/languages.ts';
import type { FirstAnswer } from './first-answer.ts';
import type { LaterAnswer } from './later-answer.ts';

/** Lines that belong together, below a heading. */
type Block = readonly string[];

/** The block with what to say next; none where there is nothing. */
export function nextBlocks(next: readonly string[], language: Language): readonly Block[] {
  const heading = terminalTexts[language].replay.blocks.next;
  return next.length === 0 ? [] : [[heading, ...next.map((line) => `  ${line}`)]];
}

/** The blocks with the answer for details that were copied just now; none where there is no doubt about their age. */
export function secondBlocks(second: FirstAnswer | null, language: Language): readonly Block[] {
  if (second === null) return [];
  const { ifJustNow, nextIfJustNow } = terminalTexts[language].replay.blocks;
  const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);
  return [
    [ifJustNow, ...indented([second.place, second.state])],
    [nextIfJustNow, ...indented(second.next)],
  ];
}

/** The block with what to say for later in an email; none where nothing else holds then. */
export function laterBlocks(later: LaterAnswer | null): readonly Block[] {
  return later === null ? [] : [[later.heading, ...later.next.map((line) => `  ${line}`)]];
}

/** The block with what support does itself; none where that is nothing. */
export function passOnBlocks(passOn: string | null, language: Language): readonly Block[] {
  return passOn === null ? [] : [[terminalTexts[language].replay.blocks.passOn, `  ${passOn}`]];
}

/** The parts of a report that are the answer, and what it is the answer to. */
interface Answered {
  readonly difference: string | null;
  readonly several: string | null;
  readonly time: string | null;
  readonly appLanguage: string | null;
  readonly answer: readonly string[];
  readonly next: readonly string[];
  /** What to say in an email for later; missing where that is not asked for. */
  readonly later?: LaterAnswer | null;
  readonly passOn: string | null;
  readonly ifJustNow: FirstAnswer | null;
  readonly language: Language;
}

/** The answer: its two sentences, what to say next, and what support does. What it is the answer to comes first. */
export function answerBlocks(report: Answered): readonly Block[] {
  const { difference, several, time, appLanguage, answer, next, later = null, passOn, ifJustNow, language } = report;
  return [
    ...[difference, several, time, appLanguage].flatMap((words) => (words === null ? [] : [[words]])),
    answer,
    ...nextBlocks(next, language),
    ...laterBlocks(later),
    ...passOnBlocks(passOn, language),
    ...secondBlocks(ifJustNow, language),
  ];
}

/** Only the answer. */
export const shortText = (report: Answered): string =>
  answerBlocks(report)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
