import { terminalTexts } from '../../adapters/translations/terminal.ts';
import { fitted, USUAL_ROWS } from '../wrap-lines.ts';
import { laterBlocks, secondBlocks } from './answer-blocks.ts';
import type { ReducedReport } from './reduced-report.ts';
import type { ReplayReport } from './replay-report.ts';

/** Where the report is printed. */
export type ReportOutput = Partial<Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'rows'>>;

/**
 * The first answer once more, to be printed below `printed` where that scrolls it out of a terminal. Empty where the answer is still in
 * view, and for a file or another program.
 */
export function answerAgain(
  report: Pick<
    ReplayReport | ReducedReport,
    'answer' | 'appLanguage' | 'next' | 'passOn' | 'ifJustNow' | 'difference' | 'language' | 'several' | 'time'
  > &
    Partial<Pick<ReplayReport, 'later'>>,
  printed: string,
  output: ReportOutput,
): string {
  const { isTTY = false, rows = USUAL_ROWS } = output;
  // The last line is that of the shell.
  if (!isTTY || printed.split('\n').length <= rows) return '';
  const { answer, appLanguage, difference, ifJustNow, language, later, next, passOn, several, time } = report;
  const isThere = (words: string | null): words is string => words !== null;
  const [before, after] = [[difference, several, time, appLanguage].filter(isThere), [passOn].filter(isThere)];
  const lines = [
    terminalTexts[language].replay.again,
    ...before,
    ...answer,
    ...next,
    ...laterBlocks(later ?? null).flat(),
    ...after,
    ...secondBlocks(ifJustNow, language).flat(),
  ];
  return `\n${fitted(lines.join('\n'), output)}\n`;
}
