import { terminalTexts } from '../../adapters/translations/terminal.ts';
import type { Language } from '../../core/domain/languages.ts';
import { readable } from './readable-instant.ts';
import type { FoundReduced } from './replay-source.ts';
import { savedLines } from './saved-lines.ts';

/** Everything that `replay` tells about a reduced snapshot. */
export type ReducedReport = ReturnType<typeof reducedReport>;

/** What a reduced snapshot says, with the answer in two sentences of a language. */
export function reducedReport({ reduced, difference }: FoundReduced, language: Language) {
  const { failure, saved, newerBrowser } = terminalTexts[language];
  const { test } = reduced.persisted;
  const isTooOld = reduced.failure === 'syntax' && test !== 'damaged';
  return {
    kind: 'reduced',
    difference,
    madeAt: reduced.at,
    appVersion: reduced.app,
    browser: reduced.browser,
    isOnline: reduced.isOnline,
    answer: [failure[reduced.failure], isTooOld ? newerBrowser : saved[test]],
    saved: savedLines(reduced),
  } as const;
}

/** The report in words. */
export function reducedText({
  difference,
  madeAt,
  appVersion,
  browser,
  isOnline,
  answer,
  saved,
}: ReducedReport): string {
  const blocks = [
    ...(difference === null ? [] : [[difference]]),
    answer,
    [
      `A reduced snapshot of app ${appVersion}, made ${readable(madeAt)}`,
      `The browser is ${isOnline ? 'online' : 'offline'}: ${browser}`,
    ],
    ['What is saved in the browser', ...saved.map((line) => `  ${line}`)],
  ];
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n');
}
