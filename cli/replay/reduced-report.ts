import { fillIn } from '../../adapters/translations/fill-in.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import { problemText } from './problem-text.ts';
import { readable } from './readable-instant.ts';
import type { FoundReduced } from './replay-source.ts';
import { severalText } from './several-text.ts';
import { savedLines } from './saved-lines.ts';
import type { ReportOptions } from './replay-report.ts';
import { madeText } from './time-text.ts';

/** Everything that `replay` reports about a reduced snapshot. */
export type ReducedReport = ReturnType<typeof reducedReport>;

/** What a reduced snapshot says, with the answer in two sentences of a language. */
export function reducedReport({ reduced, difference, several }: FoundReduced, options: ReportOptions) {
  const { language, isChosen = false, now = null } = options;
  const { failure, saved, newerBrowser } = terminalTexts[language];
  const { test } = reduced.persisted;
  const isTooOld = reduced.failure === 'syntax' && test !== 'damaged';
  return {
    kind: 'reduced',
    difference: difference && problemText(difference, language),
    several: severalText(several, isChosen, language),
    time: now === null ? null : madeText(reduced.at, now, language),
    appLanguage: null,
    madeAt: reduced.at,
    appVersion: reduced.app,
    browser: reduced.browser,
    isOnline: reduced.isOnline,
    answer: [failure[reduced.failure], isTooOld ? newerBrowser : saved[test]],
    next: [],
    passOn: null,
    ifJustNow: null,
    language,
    saved: savedLines(reduced, language),
  } as const;
}

/** The report in words. */
export function reducedText(report: ReducedReport): string {
  const { difference, several, time, madeAt, appVersion, browser, isOnline, answer, language, saved } = report;
  const { heads, blocks: headings } = terminalTexts[language].replay;
  const blocks = [
    ...[difference, several, time].flatMap((words) => (words === null ? [] : [[words]])),
    answer,
    [
      fillIn(heads.reduced, { version: appVersion, at: readable(madeAt) }),
      fillIn(isOnline ? heads.online : heads.offline, { browser }),
    ],
    [headings.saved, ...saved.map((line) => `  ${line}`)],
  ];
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n');
}
