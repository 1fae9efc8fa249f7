import { translations } from '../../adapters/translations/index.ts';
import { fillIn } from '../../adapters/translations/fill-in.ts';
import type { Kit } from '../../core/domain/kit.ts';
import { FDA_WARNINGS, kitTexts } from '../../core/domain/kit-texts.ts';
import type { Language } from '../../core/domain/languages.ts';
import { FLOWS } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { StepId } from '../../core/flow/step-row.ts';
import type { TextTree } from '../../core/ports/translation-source.ts';
import type { Observation } from '../../scenarios/observation.ts';
import { ruleWords } from '../rule-words.ts';
import { placeLine } from './route-words.ts';
import { isFinished } from './offers.ts';

const OMITTED_TEXTS: readonly string[] = ['title', 'figure', 'figureOf', 'express'];

/** The keys of texts that are omitted for a kit: those for the other FDA statuses. */
function omittedTextsOf({ fdaStatus }: Kit): ReadonlySet<string> {
  const others = Object.entries(FDA_WARNINGS).filter(([status]) => status !== fdaStatus);
  return new Set([...OMITTED_TEXTS, ...others.map(([, path]) => path.replace(/^.*\./, ''))]);
}

/** Every text of a tree in its order, lists as lists, with the numbers of the kit. */
function textsOf(tree: TextTree, indent: string, kit: Kit): readonly string[] {
  const omitted = omittedTextsOf(kit);
  return Object.entries(tree)
    .filter(([key]) => !omitted.has(key))
    .flatMap(([, value]) =>
      typeof value === 'string' ? [`${indent}${fillIn(value, kitTexts(kit))}`] : textsOf(value, `${indent}  `, kit),
    );
}

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

function stepLines(
  { step, number }: Observation,
  { flow, language, kit, hasRules }: Omit<ShownMoment, 'seen'>,
): readonly string[] {
  const row = FLOWS[flow][number];
  const { steps, expired } = translations[language].steps;
  if (step === 'expired') {
    const expiredLines = [`[${number}] ${expired.title}`, `  ${expired.lead}`, `  ${expired.why}`, `  ${expired.now}`];
    return expiredLines.map((line) => fillIn(line, kitTexts(kit)));
  }
  if (row === undefined) return [];
  const texts = textsForFlow(steps[row.id], flow);
  const rules = hasRules ? ruleWords(row, language) : '';
  return [
    `[${number}] ${stepTitle(row.id, flow, language, kit)}   (${row.id})`,
    ...textsOf(texts, '  ', kit),
    ...(rules === '' ? [] : [`  ${rules}`]),
  ];
}

/** How the last scan ended, and what the app says to that while its message stands. */
function scanLines(
  { scan, number }: Observation,
  { flow, hasScanMessage, language }: Omit<ShownMoment, 'seen'>,
): readonly string[] {
  if (scan === 'none' || scan === 'accepted') return [];
  const { boxFailed, messages } = translations[language].steps.scan;
  const { title, text } = FLOWS[flow][number]?.leaveBy === 'boxScan' ? boxFailed : messages[flow][scan];
  const message = hasScanMessage ? [`  ${title}`, `    ${text}`] : [];
  return [`  last scan: ${scan}`, ...message];
}

/** What home says about a test under way. */
function homeLines(seen: Observation, { flow, language }: Omit<ShownMoment, 'seen'>): readonly string[] {
  if (seen.route !== '/home' || seen.number < 0) return [];
  const { finished, incomplete } = translations[language].general.home;
  const { title, text } = isFinished(seen, flow) ? finished : incomplete;
  return [`  ${title}`, `    ${text}`];
}

/** What is printed about a moment of the walk. */
export interface ShownMoment {
  readonly seen: Observation;
  readonly flow: FlowName;
  readonly hasScanMessage: boolean;
  /** Whether the rules of the step are printed, too. */
  readonly hasRules: boolean;
  readonly language: Language;
  /** Whose numbers the texts tell. */
  readonly kit: Kit;
}

/** Where the person is and what that place says: the step's texts, its rules, the time and what is wrong. */
export function formatStep({ seen, ...moment }: ShownMoment): string {
  const { language } = moment;
  const { general, steps } = translations[language];
  const isOnStep = seen.route === '/test-steps';
  return [
    '',
    ...(isOnStep ? stepLines(seen, moment) : [placeLine(seen)]),
    ...homeLines(seen, moment),
    ...(seen.timer === 'none' ? [] : [`  ${steps.timer.label}: ${seen.timer}`]),
    ...(seen.result === 'none' ? [] : [`  result: ${seen.result}`]),
    ...scanLines(seen, moment),
    ...seen.errors.map((code) => `  ${code}: ${general.errors[code]}`),
    ...(seen.message === 'none' ? [] : [`  message: ${seen.message}`]),
  ].join('\n');
}
