import { terminalTexts } from '../../adapters/translations/terminal.ts';
import type { Language } from '../../core/domain/languages.ts';
import { placeAnswer } from './first-answer.ts';
import { openReplay } from './open-replay.ts';
import { problemText } from './problem-text.ts';
import { headLine } from './print-replay.ts';
import type { FoundPartial } from './replay-source.ts';

/** What a snapshot without its end says: where the person is, and that the rest is not known. */
export async function partialReport({ source, difference, cutOff }: FoundPartial, language: Language) {
  const { at, who, versions } = source.snapshot;
  const open = await openReplay(source, source.now.instant);
  return {
    kind: 'partial',
    difference: difference && problemText(difference, language),
    madeAt: at,
    who,
    appVersion: versions.app,
    answer: [placeAnswer(source, open, language), terminalTexts[language].replay.partial.rest],
    language,
    cutOff,
  } as const;
}

/** The report in words. */
export function partialText(report: Awaited<ReturnType<typeof partialReport>>): string {
  const { difference, answer, language } = report;
  const blocks = [
    ...(difference === null ? [] : [[difference]]),
    [terminalTexts[language].replay.partial.lead],
    answer,
    [headLine('snapshot', report)],
  ];
  return `${blocks.map((lines) => `${lines.join('\n')}\n`).join('\n')}\n`;
}
