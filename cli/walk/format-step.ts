import { translations } from '../../adapters/translations/index.ts';
import type { Language } from '../../core/domain/languages.ts';
import { FLOWS } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { StepId } from '../../core/flow/step-row.ts';
import type { TextTree } from '../../core/ports/translation-source.ts';
import type { Observation } from '../../scenarios/observation.ts';
import { fullRow, rulesText } from '../flow-table.ts';

const NOT_SAID: ReadonlySet<string> = new Set(['title', 'figure', 'figureOf', 'express']);

/** Every text of a tree in its order, lists as lists. */
function textsOf(tree: TextTree, indent: string): readonly string[] {
  return Object.entries(tree)
    .filter(([key]) => !NOT_SAID.has(key))
    .flatMap(([, value]) => (typeof value === 'string' ? [`${indent}${value}`] : textsOf(value, `${indent}  `)));
}

/** What a step is called in the flow. */
export function stepTitle(step: StepId, flow: FlowName, language: Language): string {
  const { title } = saidIn(translations[language].steps.steps[step], flow);
  return typeof title === 'string' ? title : step;
}

/** What a step says in the flow; the report-only flow says some things its own way. */
function saidIn(texts: TextTree, flow: FlowName): TextTree {
  const { express } = texts;
  return flow === 'reporting' && typeof express === 'object' ? { ...texts, ...express } : texts;
}

function stepLines({ step, number }: Observation, flow: FlowName, language: Language): readonly string[] {
  const row = FLOWS[flow][number];
  const { steps, expired } = translations[language].steps;
  if (step === 'expired') {
    return [`[${number}] ${expired.title}`, `  ${expired.lead}`, `  ${expired.why}`, `  ${expired.now}`];
  }
  if (row === undefined) return [];
  const texts = saidIn(steps[row.id], flow);
  const rules = rulesText(fullRow(row, number));
  return [
    `[${number}] ${stepTitle(row.id, flow, language)}   (${row.id})`,
    ...textsOf(texts, '  '),
    ...(rules === '' ? [] : [`  rules: ${rules}`]),
  ];
}

/** How the last scan ended, and what the app says to that while its message stands. */
function scanLines({ scan }: Observation, hasScanMessage: boolean, language: Language): readonly string[] {
  if (scan === 'none' || scan === 'accepted') return [];
  const { title, text } = translations[language].steps.scan.messages[scan];
  const message = hasScanMessage ? [`  ${title}`, `    ${text}`] : [];
  return [`  last scan: ${scan}`, ...message];
}

/** What is printed about a moment of the walk. */
export interface ShownMoment {
  readonly seen: Observation;
  readonly flow: FlowName;
  readonly hasScanMessage: boolean;
  readonly language: Language;
}

/** Where the person is and what that place says: the step's texts, its rules, the time and what is wrong. */
export function formatStep({ seen, flow, hasScanMessage, language }: ShownMoment): string {
  const { general, steps } = translations[language];
  const isOnStep = seen.route === '/test-steps';
  return [
    '',
    ...(isOnStep ? stepLines(seen, flow, language) : [`${seen.route}   (step ${seen.step})`]),
    ...(seen.timer === 'none' ? [] : [`  ${steps.timer.label}: ${seen.timer}`]),
    ...(seen.result === 'none' ? [] : [`  result: ${seen.result}`]),
    ...scanLines(seen, hasScanMessage, language),
    ...seen.errors.map((code) => `  ${code}: ${general.errors[code]}`),
    ...(seen.message === 'none' ? [] : [`  message: ${seen.message}`]),
  ].join('\n');
}
