import { translations } from '../../adapters/translations/index.ts';
import { fillIn } from '../../adapters/translations/fill-in.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import type { Kit } from '../../core/domain/kit.ts';
import { kitTexts } from '../../core/domain/kit-texts.ts';
import type { Language } from '../../core/domain/languages.ts';
import { FLOWS } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { StepId } from '../../core/flow/step-row.ts';
import type { TextTree } from '../../core/ports/translation-source.ts';
import type { Observation } from '../../scenarios/observation.ts';
import { ruleWords } from '../rule-words.ts';
import { placeLine } from './route-words.ts';
import { isFinished } from './offers.ts';
import type { StepWords } from './step-words.ts';

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

/** The words of the step, below its number and its heading. */
function stepLines({ seen, flow, words, hasRules, language }: ShownMoment): readonly string[] {
  const { step, number } = seen;
  const row = FLOWS[flow][number];
  if (row === undefined || words === null) return [];
  const rules = hasRules && step !== 'expired' ? ruleWords(row, language) : '';
  const id = step === 'expired' ? '' : `   (${row.id})`;
  return [
    `[${number}] ${words.title}${id}`,
    ...words.lines.map((line) => `  ${line}`),
    ...(rules === '' ? [] : [`  ${rules}`]),
  ];
}

/** What home says about a test under way. */
function homeLines({ seen, flow, language }: ShownMoment): readonly string[] {
  if (seen.route !== '/home' || seen.number < 0) return [];
  const { finished, incomplete } = translations[language].general.home;
  const { title, text } = isFinished(seen, flow) ? finished : incomplete;
  return [`  ${title}`, `    ${text}`];
}

/** What is printed about a moment of the walk. */
export interface ShownMoment {
  readonly seen: Observation;
  readonly flow: FlowName;
  /** What the step shows; null on other routes. */
  readonly words: StepWords | null;
  /** Whether the rules of the step are printed, too. */
  readonly hasRules: boolean;
  readonly language: Language;
}

/** What the app found wrong: by its code on a step, whose words say the rest. */
function errorLines({ seen, words, language }: ShownMoment): readonly string[] {
  const { errors } = translations[language].general;
  return seen.errors.map((code) => (words === null ? `  ${code}: ${errors[code]}` : `  error: ${code}`));
}

function resultLine({ seen: { result }, language }: ShownMoment): readonly string[] {
  if (result === 'none') return [];
  const word = translations[language].general.choices.result[result];
  return [`  ${fillIn(terminalTexts[language].seen.result, { result: word })}`];
}

/** Why the last scan was not accepted, also after its message was closed. */
function scanLine({ seen: { scan, number }, flow, language }: ShownMoment): readonly string[] {
  if (scan === 'none' || scan === 'accepted') return [];
  const texts = translations[language].steps.scan;
  const isBox = scan === 'scanFailed' && FLOWS[flow][number]?.leaveBy === 'boxScan';
  const { title } = isBox ? texts.boxFailed : texts.messages[flow][scan];
  return [`  ${fillIn(terminalTexts[language].seen.scan, { message: title })}`];
}

/** Where the person is and what that place shows; then what is known of it beyond its words. */
export function formatStep(moment: ShownMoment): string {
  const { seen, words, language } = moment;
  const { timer } = translations[language].steps;
  return [
    '',
    ...(words === null ? [placeLine(seen)] : stepLines(moment)),
    ...homeLines(moment),
    ...(seen.timer === 'none' || words !== null ? [] : [`  ${timer.label}: ${seen.timer}`]),
    ...resultLine(moment),
    ...scanLine(moment),
    ...errorLines(moment),
  ].join('\n');
}
