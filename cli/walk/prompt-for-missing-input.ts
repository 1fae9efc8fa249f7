import { KITS } from '../../core/domain/kit-registry.ts';
import type { Language } from '../../core/domain/languages.ts';
import { FLOWS } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { Observation } from '../../scenarios/observation.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import type { FurtherQuestion } from './offers.ts';
import type { Prompter } from './prompter.ts';
import { stepTitle } from './format-step.ts';

/** The inputs of a prompt for an answer. */
export interface Asking {
  readonly prompter: Prompter;
  readonly scenario: Scenario;
  readonly seen: Observation;
  readonly flow: FlowName;
  readonly language: Language;
}

/** An action as a scenario file writes it; null when the person cancelled. */
type Written = Readonly<Record<string, unknown>> | null;

/** The fields of the form about a person: what they are called, and what is suggested. */
const FORM_FIELDS = {
  firstName: ['First name', 'Ana'],
  lastName: ['Last name', 'Ruiz'],
  dateOfBirth: ['Date of birth (MM/DD/YYYY)', '04/12/1988'],
  zip: ['ZIP code', '94110'],
} as const;

/** Asks for a text, which `make` turns into an action. */
function typed(message: string, make: (text: string) => Written, suggest?: (seen: Observation) => string): Ask {
  return async ({ prompter, seen }) => {
    const text = await prompter.type(message, suggest?.(seen));
    return text === null || text === '' ? null : make(text);
  };
}

type Ask = (asking: Asking) => Promise<Written>;

const form: Ask = async ({ prompter }) => {
  const profile: Record<string, string> = {};
  for (const [field, [label, suggestion]] of Object.entries(FORM_FIELDS)) {
    const text = await prompter.type(label, suggestion);
    if (text === null) return null;
    profile[field] = text;
  }
  return { profile };
};

const person: Ask = async ({ prompter, scenario }) => {
  const names = scenario.profiles.map(({ form: { firstName, lastName } }) => `${firstName} ${lastName}`);
  const chosen = await prompter.choose(
    'Who is tested?',
    names.map((name) => ({ name, value: name })),
  );
  return chosen === null ? null : { select: chosen };
};

const jumpBack: Ask = async ({ prompter, seen, flow, language }) => {
  const earlier = FLOWS[flow]
    .slice(0, seen.number)
    .map(({ id }, number) => ({ name: `${id}   ${stepTitle(id, flow, language, KITS[0])}`, value: String(number) }));
  const chosen = await prompter.choose('Back to which step?', earlier.toReversed());
  if (chosen === null) return null;
  const passed = FLOWS[flow].slice(Number(chosen) + 1, seen.number).filter(({ skipIf }) => skipIf === 'isGuest');
  return { back: seen.number - Number(chosen) - (seen.guest ? passed.length : 0) };
};

const fill: Ask = async ({ prompter }) => {
  const field = await prompter.type('Which field?');
  if (field === null || field === '') return null;
  const text = await prompter.type(field);
  return text === null ? null : { fill: { [field]: text } };
};

function durationLeft({ timer }: Observation): string {
  const [minutes = '1', seconds = '0'] = timer === 'none' ? [] : timer.split(':');
  return `${Number(minutes)}m${Number(seconds)}s`;
}

const QUESTIONS: Readonly<Record<FurtherQuestion, Ask>> = {
  onset: typed('Onset date (MM/DD/YYYY)', (onset) => ({ answer: { onset } })),
  'taken-date': typed('Day of the test (MM/DD/YYYY)', (takenDate) => ({ answer: { takenDate } })),
  'taken-time': typed('Time of the test (HH:MM, 24 hours)', (takenTime) => ({ answer: { takenTime } })),
  'scan-text': typed('What the code says', (scan) => ({ scan })),
  form,
  person,
  wait: typed('How long (such as 14m59s)?', (wait) => ({ wait }), durationLeft),
  'jump-back': jumpBack,
  press: typed('Which button (its id)?', (press) => ({ press })),
  go: typed(
    'Which address?',
    (go) => ({ go }),
    () => '/',
  ),
  fill,
};

/** Asks what an action still needs to be known. */
export function promptForMissingInput(question: FurtherQuestion, asking: Asking): Promise<Written> {
  return QUESTIONS[question](asking);
}
