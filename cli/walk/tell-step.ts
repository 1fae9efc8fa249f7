import { translations } from '../../adapters/translations/index.ts';
import type { Language } from '../../core/domain/languages.ts';
import { FLOWS } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { TextTree } from '../../core/ports/translation-source.ts';
import type { Observation } from '../../core/scenarios/observation.ts';
import { fullRow, rulesText } from '../flow-table.ts';

const NOT_SAID: ReadonlySet<string> = new Set(['title', 'figure', 'express']);

/** Every text of a tree in its order, lists as lists. */
function textsOf(tree: TextTree, indent: string): readonly string[] {
  return Object.entries(tree)
    .filter(([key]) => !NOT_SAID.has(key))
    .flatMap(([, value]) => (typeof value === 'string' ? [`${indent}${value}`] : textsOf(value, `${indent}  `)));
}

/** What a step says in the flow; the report-only flow says some things its own way. */
function saidIn(texts: TextTree, flow: FlowName): TextTree {
  const { express } = texts;
  return flow === 'reporting' && typeof express === 'object' ? { ...texts, ...express } : texts;
}

function stepLines({ step, number }: Observation, flow: FlowName, language: Language): readonly string[] {
  const row = FLOWS[flow][number];
  const { steps } = translations[language].steps;
  if (step === 'expired') {
    const { title, lead, why, now } = translations[language].steps.expired;
    return [`[${number}] ${title}`, `  ${lead}`, `  ${why}`, `  ${now}`];
  }
  if (row === undefined) return [];
  const texts = saidIn(steps[row.id], flow);
  const title = typeof texts['title'] === 'string' ? texts['title'] : '';
  const rules = rulesText(fullRow(row, number));
  return [
    `[${number}] ${title}   (${row.id})`,
    ...textsOf(texts, '  '),
    ...(rules === '' ? [] : [`  rules: ${rules}`]),
  ];
}

/** Where the person is and what that place says: the step's texts, its rules, the time and what is wrong. */
export function tellStep(seen: Observation, flow: FlowName, language: Language): string {
  const { general, steps } = translations[language];
  const isOnStep = seen.route === '/test-steps';
  const scan = seen.scan === 'none' || seen.scan === 'accepted' ? [] : [`  last scan: ${seen.scan}`];
  return [
    '',
    ...(isOnStep ? stepLines(seen, flow, language) : [`${seen.route}   (step ${seen.step})`]),
    ...(seen.timer === 'none' ? [] : [`  ${steps.timer.label}: ${seen.timer}`]),
    ...(seen.result === 'none' ? [] : [`  result: ${seen.result}`]),
    ...scan,
    ...seen.errors.map((code) => `  ${code}: ${general.errors[code]}`),
    ...(seen.message === 'none' ? [] : [`  message: ${seen.message}`]),
  ].join('\n');
}
