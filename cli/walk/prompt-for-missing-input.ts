import { KITS } from '../../core/domain/kit-registry.ts';
import type { Language } from '../../core/domain/languages.ts';
import { FLOWS } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { Observation } from '../../core/scenarios/observation.ts';
import type { Scenario } from '../../core/scenarios/scenario.ts';
import type { FurtherQuestion } from './offers.ts';
import type { Prompter } from './prompter.ts';
import { stepTitle } from './format-step.ts';
import { WALK_WORDS, type WalkWords } from './words/index.ts';

/** What an answer is asked for with. */
export interface Asking {
  readonly prompter: Prompter;
  readonly scenario: Scenario;
  readonly seen: Observation;
  readonly flow: FlowName;
  readonly language: Language;
}

/** An action as a scenario file writes it; null when the person thought better of it. */
type Written = Readonly<Record<string, unknown>> | null;

const FORM_SUGGESTIONS = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  dateOfBirth: '04/12/1988',
  zip: '94110',
} as const;

async function typed(prompter: Prompter, message: string, make: (text: string) => Written, suggestion?: string) {
  const text = await prompter.type(message, suggestion);
  return text === null || text === '' ? null : make(text);
}

/** A question, once the words of the language are known. */
type Ask = (asking: Asking, words: WalkWords['asks']) => Promise<Written>;

const form: Ask = async ({ prompter }, words) => {
  const profile: Record<string, string> = {};
  for (const [field, suggestion] of Object.entries(FORM_SUGGESTIONS)) {
    const text = await prompter.type(words.form[field as keyof typeof FORM_SUGGESTIONS], suggestion);
    if (text === null) return null;
    profile[field] = text;
  }
  return { profile };
};

const person: Ask = async ({ prompter, scenario }, words) => {
  const names = scenario.profiles.map(({ form: { firstName, lastName } }) => `${firstName} ${lastName}`);
  const chosen = await prompter.choose(
    words.person,
    names.map((name) => ({ name, value: name })),
  );
  return chosen === null ? null : { select: chosen };
};

const jumpBack: Ask = async ({ prompter, seen, flow, language }, words) => {
  const earlier = FLOWS[flow]
    .slice(0, seen.number)
    .map(({ id }, number) => ({ name: `${id}   ${stepTitle(id, flow, language, KITS[0])}`, value: String(number) }));
  const chosen = await prompter.choose(words.jumpBack, earlier.toReversed());
  if (chosen === null) return null;
  const passed = FLOWS[flow].slice(Number(chosen) + 1, seen.number).filter(({ skipIf }) => skipIf === 'isGuest');
  return { back: seen.number - Number(chosen) - (seen.guest ? passed.length : 0) };
};

const fill: Ask = async ({ prompter }, words) => {
  const field = await prompter.type(words.field);
  if (field === null || field === '') return null;
  const text = await prompter.type(field);
  return text === null ? null : { fill: { [field]: text } };
};

function durationOf(timer: string): string {
  const [minutes = '1', seconds = '0'] = timer === 'none' ? [] : timer.split(':');
  return `${Number(minutes)}m${Number(seconds)}s`;
}

const QUESTIONS: Readonly<Record<FurtherQuestion, Ask>> = {
  onset: ({ prompter }, words) => typed(prompter, words.onset, (onset) => ({ answer: { onset } })),
  'taken-date': ({ prompter }, words) => typed(prompter, words.takenDay, (takenDate) => ({ answer: { takenDate } })),
  'taken-time': ({ prompter }, words) => typed(prompter, words.takenTime, (takenTime) => ({ answer: { takenTime } })),
  'scan-text': ({ prompter }, words) => typed(prompter, words.scanText, (scan) => ({ scan })),
  form,
  person,
  wait: ({ prompter, seen }, words) => typed(prompter, words.wait, (wait) => ({ wait }), durationOf(seen.timer)),
  'jump-back': jumpBack,
  press: ({ prompter }, words) => typed(prompter, words.press, (press) => ({ press })),
  go: ({ prompter }, words) => typed(prompter, words.open, (go) => ({ go }), '/'),
  fill,
};

/** Asks what an action still needs to be known. */
export function promptForMissingInput(question: FurtherQuestion, asking: Asking): Promise<Written> {
  return QUESTIONS[question](asking, WALK_WORDS[asking.language].asks);
}
