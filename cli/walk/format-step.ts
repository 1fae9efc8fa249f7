import { translations } from '../../adapters/translations/index.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import { fillIn } from '../../adapters/translations/fill-in.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import type { Kit } from '../../core/domain/kit.ts';
import { kitTexts } from '../../core/domain/kit-texts.ts';
import type { Language } from '../../core/domain/languages.ts';
import { flowNameOf, FLOWS, rowOf } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { StepId } from '../../core/flow/step-row.ts';
import type { TextTree } from '../../core/ports/translation-source.ts';
import { optional, text } from '../../core/step-texts/shown-text.ts';
import { errorText } from '../../core/step-texts/page-texts.ts';
import type { Observation } from '../../scenarios/observation.ts';
import type { Play } from '../play/terminal-play.ts';
import { ruleWords } from '../rule-words.ts';
import { fieldLine } from './field-choices.ts';
import { asWrong, idMark, noticeLines, routeLines } from './route-words.ts';
import { screenControls } from './screen-controls.ts';
import { EMPTY_FIELD, makeWordsOf, playedContext, playedWords, type StepWords } from './step-words.ts';
import { WALK_WORDS } from './walk-words.ts';

/** The code of an error that a bar on every screen shows, and no field or message. */
const OFFLINE = 'NETWORK_REQUEST_FAILED';

/** Follows each part of a line. */
const BETWEEN = ' · ';

/** The title of a step in the flow. */
export function stepTitle(step: StepId, flow: FlowName, language: Language, kit: Kit): string {
  const { title } = textsForFlow(translations[language].steps.steps[step], flow);
  return typeof title === 'string' ? fillIn(title, kitTexts(kit)) : step;
}

/** The texts of a step in a flow; the reporting flow has its own version of some. */
function textsForFlow(texts: TextTree, flow: FlowName): TextTree {
  const { express } = texts;
  return flow === 'reporting' && typeof express === 'object' ? { ...texts, ...express } : texts;
}

/** What is printed about a moment of a play. */
export interface ShownMoment {
  readonly play: Play;
  readonly seen: Observation;
  /** Whether the number and the rules of the step are printed, too. */
  readonly hasRules: boolean;
  /** Whether the ids are printed, too, which scenario files use: those of steps and errors. */
  readonly hasIds: boolean;
  readonly language: Language;
  /** Names a page by its path; without it, the path stands for the page. */
  readonly pageName?: (path: string) => string;
}

const sessionOf = ({ play }: ShownMoment) => play.tab().state().session;

/** A line of a step, and what is printed for it. */
type Line = readonly [line: string, printed: string];

/** The lines of a step, with what is typed into its fields, and the ids of fields and boxes if they are wanted. */
function filledIn({ play, hasIds, language }: ShownMoment, lines: readonly string[]): readonly string[] {
  const { fields } = screenControls(play, language);
  const wordsOf = makeWordsOf(playedContext(play), language);
  const typed = fields.map((field): Line => {
    const line = `${fieldLine(play, field, language)}${idMark(field.id, hasIds)}`;
    return [`${field.label} ${EMPTY_FIELD}`, line];
  });
  const boxes = fields.flatMap(({ id }): readonly Line[] => {
    const label = wordsOf(optional(text(`.boxes.${id}`))).join(' ');
    return ['[ ]', '[x]'].map((box) => [`${box} ${label}`, `${box} ${label}${idMark(id, hasIds)}`]);
  });
  const filled = new Map([...typed, ...boxes]);
  return lines.map((line) => filled.get(line) ?? line);
}

/** The words of the step, below its heading. */
function stepLines(moment: ShownMoment, words: StepWords): readonly string[] {
  const { seen, hasRules, hasIds } = moment;
  const row = rowOf(sessionOf(moment));
  if (row === null) return [];
  const isOpen = seen.step !== 'expired';
  // The app shows no numbers.
  const number = hasRules || hasIds ? `[${seen.number}] ` : '';
  const rules = hasRules && isOpen ? ruleWords(row) : '';
  return [
    `${number}${words.title}${idMark(row.id, hasIds && isOpen)}`,
    ...filledIn(moment, words.lines).map((line) => `  ${line}`),
    ...(rules === '' ? [] : [`  ${rules}`]),
  ];
}

/** The address of a route, with the step of the test if one is under way. */
function placeLine(moment: ShownMoment): string {
  const { play, seen, language, pageName } = moment;
  const row = rowOf(sessionOf(moment));
  const route = play.tab().route();
  if (pageName !== undefined) return pageName(route);
  if (row === null) return route;
  const title = stepTitle(row.id, flowNameOf(sessionOf(moment)), language, KITS[0]);
  return `${route}   (${fillIn(WALK_WORDS.place, { number: seen.number, title })})`;
}

/** What shows above every screen, with the code of being offline. */
function notices({ play, hasIds, language }: ShownMoment): readonly string[] {
  const [first, ...others] = noticeLines(play, language);
  if (first === undefined) return [];
  return [`${first}${idMark(OFFLINE, hasIds && !play.isOnline)}`, ...others].map((line) => `  ${line}`);
}

/** The errors that the app knows of and that are not among its words, with their codes. */
function otherErrors({ play, seen, hasIds, language }: ShownMoment, shown: readonly string[]): readonly string[] {
  if (!hasIds) return [];
  const wordsOf = makeWordsOf(playedContext(play), language);
  const codes = play.isOnline ? seen.errors : seen.errors.filter((code) => code !== OFFLINE);
  return codes
    .filter((code) => !shown.includes(code))
    .map((code) => `${asWrong(wordsOf(errorText(code)).join(' '))}${idMark(code, true)}`);
}

/** The errors that show, which are far above the menu on a long page, and with `hasIds` all that the app knows of. */
export function errorLines(moment: ShownMoment): readonly string[] {
  const { play, seen, hasIds, language } = moment;
  const lines = playedWords(play, language)?.lines;
  const wordsOf = makeWordsOf(playedContext(play), language);
  const ofStep = seen.errors.flatMap((code) => wordsOf(errorText(code)).map((line) => ({ line, error: code })));
  const ofRoute = routeLines(play, language).flatMap(({ line, error }) => (error === undefined ? [] : { line, error }));
  const shown = lines === undefined ? ofRoute : ofStep.filter(({ line }) => lines.includes(line));
  const codes = shown.map(({ error }) => error);
  return [...shown.map(({ line, error }) => `${asWrong(line)}${idMark(error, hasIds)}`), ...otherErrors(moment, codes)];
}

function resultLine({ seen: { result }, language }: ShownMoment): readonly string[] {
  if (result === 'none') return [];
  const word = translations[language].general.choices.result[result];
  return [`  ${fillIn(terminalTexts[language].seen.result, { result: word })}`];
}

/** Why the last scan was not accepted, also after its message was closed. */
function scanLine(moment: ShownMoment): readonly string[] {
  const { scan, number } = moment.seen;
  if (scan === 'none' || scan === 'accepted') return [];
  const flow = flowNameOf(sessionOf(moment));
  const texts = translations[moment.language].steps.scan;
  const isBox = scan === 'scanFailed' && FLOWS[flow][number]?.leaveBy === 'boxScan';
  const { title } = isBox ? texts.boxFailed : texts.messages[flow][scan];
  return [`  ${fillIn(terminalTexts[moment.language].seen.scan, { message: title })}`];
}

/** Which tab is in front, if there are two. */
function tabLine({ play }: ShownMoment): readonly string[] {
  const { tabs } = WALK_WORDS;
  return play.tabs().length > 1 ? [`  ${tabs[play.tabInFront()]}`] : [];
}

/** The title of what shows, with the number of a step. */
function headingOf({ play, seen, language }: ShownMoment): string {
  const words = playedWords(play, language);
  return words === null ? (routeLines(play, language)[0]?.line ?? '') : `[${seen.number}] ${words.title}`;
}

/** Where the person is, in one line that a question follows: what is far above the menu on a long page. */
export function placeInOneLine(moment: ShownMoment): string {
  const { play, seen } = moment;
  const { left, isOffline, tabs } = WALK_WORDS;
  return [
    ...(play.tabs().length > 1 ? [tabs[play.tabInFront()]] : []),
    ...[headingOf(moment)].filter((heading) => heading !== ''),
    ...(seen.timer === 'none' ? [] : [fillIn(left, { clock: seen.timer })]),
    ...(play.isOnline ? [] : [isOffline]),
  ]
    .map((part) => `${part}${BETWEEN}`)
    .join('');
}

/** Where the person is and what that place shows; then what is known of it beyond its words. */
export function formatStep(moment: ShownMoment): string {
  const { play, language } = moment;
  const words = playedWords(play, language);
  return [
    '',
    ...tabLine(moment),
    ...notices(moment),
    ...(words === null ? [placeLine(moment)] : stepLines(moment, words)),
    ...resultLine(moment),
    ...scanLine(moment),
  ].join('\n');
}
