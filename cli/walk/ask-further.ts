import { FLOWS } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { Observation } from '../../core/scenarios/observation.ts';
import type { Scenario } from '../../core/scenarios/scenario.ts';
import type { FurtherQuestion } from './offers.ts';
import type { Prompter } from './prompter.ts';

/** What an answer is asked for with. */
export interface Asking {
  readonly prompter: Prompter;
  readonly scenario: Scenario;
  readonly seen: Observation;
  readonly flow: FlowName;
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

async function form({ prompter }: Asking): Promise<Written> {
  const profile: Record<string, string> = {};
  for (const [field, suggestion] of Object.entries(FORM_SUGGESTIONS)) {
    const text = await prompter.type(field, suggestion);
    if (text === null) return null;
    profile[field] = text;
  }
  return { profile };
}

async function person({ prompter, scenario }: Asking): Promise<Written> {
  const names = scenario.profiles.map(({ form: { firstName, lastName } }) => `${firstName} ${lastName}`);
  const chosen = await prompter.choose(
    'Who is tested?',
    names.map((name) => ({ name, value: name })),
  );
  return chosen === null ? null : { select: chosen };
}

async function jumpBack({ prompter, seen, flow }: Asking): Promise<Written> {
  const earlier = FLOWS[flow].slice(0, seen.number).map(({ id }, number) => ({ name: id, value: String(number) }));
  const chosen = await prompter.choose('Back to which step?', earlier.toReversed());
  if (chosen === null) return null;
  const passed = FLOWS[flow].slice(Number(chosen) + 1, seen.number).filter(({ skipIf }) => skipIf === 'isGuest');
  return { back: seen.number - Number(chosen) - (seen.guest ? passed.length : 0) };
}

async function fill({ prompter }: Asking): Promise<Written> {
  const field = await prompter.type('Which field?');
  if (field === null || field === '') return null;
  const text = await prompter.type(field);
  return text === null ? null : { fill: { [field]: text } };
}

function durationOf(timer: string): string {
  const [minutes = '1', seconds = '0'] = timer === 'none' ? [] : timer.split(':');
  return `${Number(minutes)}m${Number(seconds)}s`;
}

const QUESTIONS: Readonly<Record<FurtherQuestion, (asking: Asking) => Promise<Written>>> = {
  onset: ({ prompter }) => typed(prompter, 'Onset date (MM/DD/YYYY)', (onset) => ({ answer: { onset } })),
  'taken-date': ({ prompter }) =>
    typed(prompter, 'Day of the test (MM/DD/YYYY)', (takenDate) => ({ answer: { takenDate } })),
  'taken-time': ({ prompter }) =>
    typed(prompter, 'Time of the test (HH:MM, 24 hours)', (takenTime) => ({ answer: { takenTime } })),
  'scan-text': ({ prompter }) => typed(prompter, 'What the code says', (scan) => ({ scan })),
  form,
  person,
  wait: ({ prompter, seen }) =>
    typed(prompter, 'How long (such as 14m59s)?', (wait) => ({ wait }), durationOf(seen.timer)),
  'jump-back': jumpBack,
  press: ({ prompter }) => typed(prompter, 'Which button (its id)?', (press) => ({ press })),
  go: ({ prompter }) => typed(prompter, 'Which address?', (go) => ({ go }), '/'),
  fill,
};

/** Asks what an action still needs to be known. */
export function askFurther(question: FurtherQuestion, asking: Asking): Promise<Written> {
  return QUESTIONS[question](asking);
}
