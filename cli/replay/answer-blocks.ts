import { terminalTexts } from '../../adapters/translations/terminal.ts';
import type { Language } from '../../core/domain/languages.ts';
import type { FirstAnswer } from './first-answer.ts';

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

/** The parts of a report that are the answer, and what it is the answer to. */
interface Answered {
  readonly difference: string | null;
  readonly several: string | null;
  readonly answer: readonly string[];
  readonly next: readonly string[];
  readonly ifJustNow: FirstAnswer | null;
  readonly language: Language;
}

/** Only the answer: its two sentences and what to say next. What it is the answer to comes first if that is in doubt. */
export function shortText({ difference, several, answer, next, ifJustNow, language }: Answered): string {
  const before = [difference, several].flatMap((words) => (words === null ? [] : [[words]]));
  const blocks = [...before, answer, ...nextBlocks(next, language), ...secondBlocks(ifJustNow, language)];
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n');
}
