import { KITS } from '../../core/domain/kit-registry.ts';
import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { stepTitle } from '../walk/format-step.ts';
import { idMark } from '../walk/route-words.ts';
import { pageWords } from './page-words.ts';
import { clockTime, readable } from './readable-instant.ts';
import { answerBlocks } from './answer-blocks.ts';
import type { ReplayReport } from './replay-report.ts';
import type { Outcome, Tried } from './try-buttons.ts';

type Waits = ReplayReport['waits'];

/** What is printed besides the answer and the screen. */
export interface PrintOptions {
  readonly why?: true;
  /** The ids of steps, buttons, errors and calls, which developers know them by. */
  readonly ids?: true;
}

const textsOf = ({ language }: ReplayReport) => terminalTexts[language].replay;

/** Whose snapshot or state it is, of which version of the app, and when it was made. */
export function headLine(
  kind: ReplayReport['kind'],
  { madeAt, who, appVersion, language }: Pick<ReplayReport, 'madeAt' | 'who' | 'appVersion' | 'language'>,
): string {
  const { heads, who: whoTexts } = terminalTexts[language].replay;
  return fillIn(heads[kind], { version: appVersion ?? '', who: whoTexts[who], at: readable(madeAt) });
}

function placeLines(report: ReplayReport, { ids }: PrintOptions): readonly string[] {
  const { flow, step, title, route, otherPage, canNext, canBack } = report.place;
  const { place } = textsOf(report);
  const path = otherPage === null ? route : APP_ROUTES[otherPage];
  const onPage = fillIn(place.page, { page: pageWords(path, report.language) }) + idMark(path, ids === true);
  if (step === 'none') return [place.none, onPage];
  const free = (isFree: boolean): string => (isFree ? place.available : place.notAvailable);
  return [
    fillIn(place[flow], { title: title ?? '' }) + idMark(step, ids === true),
    onPage,
    ...(route === APP_ROUTES.testSteps ? [fillIn(place.free, { next: free(canNext), back: free(canBack) })] : []),
  ];
}

function timerLines(report: ReplayReport, name: 'wait' | 'reading'): readonly string[] {
  const timer = report.waits[name];
  const { waits } = textsOf(report);
  if (timer === null) return [];
  const { beganAt, endsAt, gone, left } = timer;
  const state = left === null ? waits.over : gone === null ? waits.notBegun : fillIn(waits.under, { gone, left });
  return [fillIn(waits[name], { beganAt: clockTime(beganAt), endsAt: clockTime(endsAt), state })];
}

function callLines(report: ReplayReport): readonly string[] {
  const { calls, isOnline }: Waits = report.waits;
  const { waits, calls: callTexts } = textsOf(report);
  const kinds = (Object.keys(callTexts) as (keyof typeof callTexts)[]).filter((kind) => calls[kind] !== undefined);
  const listed = kinds.map((kind) => fillIn(callTexts[kind], { count: calls[kind] ?? 0 })).join(', ');
  if (kinds.length === 0) return isOnline ? [] : [waits.offline];
  return [fillIn(isOnline ? waits.calls : waits.offlineCalls, { calls: listed })];
}

function waitLines(report: ReplayReport): readonly string[] {
  const { clockNotice, scan, busyWith } = report.waits;
  const { waits, clock } = textsOf(report);
  const lines = [
    ...timerLines(report, 'wait'),
    ...timerLines(report, 'reading'),
    ...(clockNotice === null ? [] : [clock[clockNotice]]),
    ...(scan === null ? [] : [waits[scan]]),
    ...callLines(report),
    ...(busyWith === null ? [] : [waits.busy]),
  ];
  return lines.length === 0 ? [waits.nothing] : lines;
}

/** Where it leads, in the words of the step that shows then. */
function leadsTo(button: Outcome, report: ReplayReport, { ids }: PrintOptions): string {
  const { step, number, route, obstacle, changesStep } = button;
  const { place, language } = report;
  const { tried, obstacles } = textsOf(report);
  if (step === place.step && number === place.number && route === place.route) {
    if (obstacle !== null) return fillIn(tried.staysFor, { obstacle: obstacles[obstacle] });
    return changesStep ? tried.changes : tried.stays;
  }
  if (step === 'none' || route !== APP_ROUTES.testSteps) {
    const losesTest = step === 'none' && place.step !== 'none';
    const page = pageWords(route, report.language);
    return fillIn(losesTest ? tried.pageWithoutTest : tried.page, { page }) + idMark(route, ids === true);
  }
  if (step === 'expired') return fillIn(tried.step, { title: translations[language].steps.expired.title });
  return fillIn(tried.step, { title: stepTitle(step, place.flow, language, KITS[0]) }) + (ids ? ` (${step})` : '');
}

/** The calls that a press makes: that there are some, or each by its name. */
function callsOf({ calls }: Outcome, report: ReplayReport, { ids }: PrintOptions): readonly string[] {
  const names = Object.entries(calls).map(([name, count]) => (count === 1 ? name : `${name} x ${count}`));
  if (names.length === 0) return [];
  return [`${textsOf(report).tried.calls}${ids ? ` (${names.join(', ')})` : ''}`];
}

/** Everything that a press does. */
function outcomeParts(outcome: Outcome, report: ReplayReport, options: PrintOptions): readonly string[] {
  const { errors } = translations[report.language].general;
  const { tried: texts, parts: partTexts } = textsOf(report);
  return [
    leadsTo(outcome, report, options),
    ...callsOf(outcome, report, options),
    ...(outcome.newlyWaiting > 0 ? [fillIn(texts.waiting, { count: outcome.newlyWaiting })] : []),
    ...outcome.errors.map((code) => fillIn(texts.error, { message: errors[code] }) + (options.ids ? ` (${code})` : '')),
    ...outcome.changes.map(({ part, change }) => fillIn(texts[change], { part: partTexts[part] })),
  ];
}

/** Everything that a press does; what depends on invented values is marked. */
function markedParts(tried: Tried, report: ReplayReport, options: PrintOptions): readonly string[] {
  const parts = outcomeParts(tried, report, options);
  if (tried.otherwise === null) return parts;
  const sure = outcomeParts(tried.otherwise, report, options);
  return parts.map((part) => (sure.includes(part) ? part : `${part} ${textsOf(report).inventedMark}`));
}

function buttonLines(report: ReplayReport, options: PrintOptions): readonly string[] {
  const { tried: texts } = textsOf(report);
  const nameOf = ({ button, label }: Tried): string =>
    (button === 'scan' ? texts.scan : `[ ${label} ]`) + (options.ids ? ` (${button})` : '');
  const width = Math.max(0, ...report.buttons.map((tried) => nameOf(tried).length));
  return report.buttons.map(
    (tried) => `${nameOf(tried).padEnd(width)}  ${markedParts(tried, report, options).join('; ')}`,
  );
}

type Block = readonly [heading: string, lines: readonly string[]];

/** What explains the rest, for those who ask why. */
function whyBlocks(report: ReplayReport): readonly Block[] {
  const { blocks } = textsOf(report);
  return [
    [blocks.reasons, report.reasons.map(({ words }) => words)],
    [blocks.rules, report.stepRules === '' ? [] : [report.stepRules]],
    [blocks.waits, waitLines(report)],
    [blocks.saved, report.saved],
    [blocks.invented, report.inventedValues.map(({ words }) => words)],
  ];
}

/** What the app shows, or what its buttons do; on which page, if the person has another one open. */
function pageHeading(name: 'screen' | 'buttons', report: ReplayReport): string {
  const { blocks } = textsOf(report);
  const { route, otherPage } = report.place;
  return otherPage === null ? blocks[name] : fillIn(blocks[`${name}Of`], { page: pageWords(route, report.language) });
}

/** A result that support could take for the person's own. */
const isResultInvented = ({ inventedValues }: ReplayReport): boolean =>
  inventedValues.some(({ name }) => name === 'result' || name === 'lines');

/** The report in words: a difference of versions, the first answer, and then the details; `why` adds what explains them. */
export function replayText(report: ReplayReport, options: PrintOptions): string {
  const { blocks: headings, inventedMark, inventedResult } = textsOf(report);
  const blocks: readonly Block[] = [
    [headings.place, placeLines(report, options)],
    [pageHeading('screen', report), [...(report.notShown === null ? [] : [report.notShown]), ...report.screen]],
    [pageHeading('buttons', report), buttonLines(report, options)],
    ...(options.why ? whyBlocks(report) : []),
  ];
  const written = blocks
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => [heading, ...lines.map((line) => `  ${line}`)]);
  const isInventedShown = written.flat().some((line) => line.includes(inventedMark));
  const warning = isResultInvented(report) && isInventedShown ? [[inventedResult]] : [];
  const first = [...answerBlocks(report), ...warning, [headLine(report.kind, report)]];
  const text = [...first, ...written].map((lines) => `${lines.join('\n')}\n`).join('\n');
  return options.why ? text : `${text}\n${headings.more}\n`;
}
