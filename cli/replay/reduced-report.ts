import { fillIn } from '../../adapters/translations/fill-in.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import type { Language } from '../../core/domain/languages.ts';
import { problemText } from './problem-text.ts';
import { readable } from './readable-instant.ts';
import type { FoundReduced } from './replay-source.ts';
import { severalText } from './several-text.ts';
import { savedLines } from './saved-lines.ts';

/** Everything that `replay` tells about a reduced snapshot. */
export type ReducedReport = ReturnType<typeof reducedReport>;

/** What a reduced snapshot says, with the answer in two sentences of a language. `isChosen`: it was chosen by its number from several. */
export function reducedReport({ reduced, difference, several }: FoundReduced, language: Language, isChosen = false) {
  const { failure, saved, newerBrowser } = terminalTexts[language];
  const { test } = reduced.persisted;
  const isTooOld = reduced.failure === 'syntax' && test !== 'damaged';
  return {
    kind: 'reduced',
    difference: difference && problemText(difference, language),
    several: severalText(several, isChosen, language),
    madeAt: reduced.at,
    appVersion: reduced.app,
    browser: reduced.browser,
    isOnline: reduced.isOnline,
    answer: [failure[reduced.failure], isTooOld ? newerBrowser : saved[test]],
    language,
    saved: savedLines(reduced, language),
  } as const;
}

/** The report in words. */
export function reducedText(report: ReducedReport): string {
  const { difference, several, madeAt, appVersion, browser, isOnline, answer, language, saved } = report;
  const { heads, blocks: headings } = terminalTexts[language].replay;
  const blocks = [
    ...[difference, several].flatMap((words) => (words === null ? [] : [[words]])),
    answer,
    [
      fillIn(heads.reduced, { version: appVersion, at: readable(madeAt) }),
      fillIn(isOnline ? heads.online : heads.offline, { browser }),
    ],
    [headings.saved, ...saved.map((line) => `  ${line}`)],
  ];
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n');
}
