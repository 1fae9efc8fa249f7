import assert from 'node:assert/strict';
import type { Prompter } from '../../../cli/walk/prompter.ts';
import type { WalkDeps, WalkedPath } from '../../../cli/walk/walk-deps.ts';
import type { Moment } from '../../../cli/walk/walked-expectation.ts';
import { walk } from '../../../cli/walk/walk.ts';
import { scenarioText } from '../../../cli/walk/path-text.ts';
import { STEP_BOXES, type StepId } from '../../../core/flow/step-row.ts';
import type { Observation } from '../../../scenarios/observation.ts';
import type { Scenario } from '../../../scenarios/scenario.ts';
import { MODEL_STEPS, numberOf } from '../../support/expected-steps.ts';
import { playInTerminal, scenarioOf, terminalDriver } from '../../support/scenarios.ts';

export const NOW = '2026-11-20T10:00:00-08:00';
export const HEAD = `name: Walked\nnow: ${NOW}\n`;

export const guest = scenarioOf(`${HEAD}do: [next]\n`).scenario;
export const account = scenarioOf(
  `${HEAD}who: account\nprofiles:\n  - { firstName: Ana, lastName: Ruiz, zip: '94110' }\ndo: [next]\n`,
).scenario;

/** Leaves a question for a text without an answer. */
const LEFT = '!';

/** A scripted user: chooses by the first characters of a choice, and types the lines of the form `= text`. */
interface Script extends Prompter {
  readonly said: string[];
  readonly left: string[];
  /** The first line of each menu. */
  readonly firstLines: string[];
  /** The questions of the menus. */
  readonly menus: string[];
  /** The questions for a text. */
  readonly asked: string[];
}

export function scripted(answers: readonly string[]): Script {
  const left = [...answers];
  const [said, firstLines, menus, asked]: [string[], string[], string[], string[]] = [[], [], [], []];
  const next = (): string | null => left.shift() ?? null;
  const choose: Prompter['choose'] = (message, choices) => {
    const wanted = next();
    firstLines.push(choices[0]?.name ?? '');
    if (wanted === null) return Promise.resolve(null);
    const found = choices.find(({ name }) => name.startsWith(wanted));
    if (found === undefined)
      throw new Error(`${message} "${wanted}" is not among ${choices.map(({ name }) => name).join('; ')}`);
    return Promise.resolve(found.value);
  };
  return {
    left,
    said,
    firstLines,
    menus,
    asked,
    show: (text) => void said.push(text),
    say: (text) => void said.push(text),
    menu: (message, choices, place) => {
      menus.push(`${place}${message}`);
      return choose(message, choices);
    },
    choose,
    type: (message, suggestion) => {
      asked.push(message);
      const text = next();
      if (text === LEFT) return Promise.resolve(null);
      return Promise.resolve(text === '=' ? (suggestion ?? '') : (text?.slice(2) ?? null));
    },
  };
}

export interface Walked {
  readonly hasBegun: boolean;
  readonly isSaved: boolean;
  readonly path: WalkedPath;
  readonly said: readonly string[];
  readonly firstLines: readonly string[];
  readonly menus: readonly string[];
  readonly asked: readonly string[];
  /** The technical details that were saved. */
  readonly copied: readonly string[];
  /** Each wait in milliseconds, and the seconds that the timer showed before it. */
  readonly passed: readonly (readonly [milliseconds: number, secondsLeft: number | null])[];
}

export async function walkBy(
  scenario: Scenario,
  flow: string,
  answers: readonly string[],
  {
    language = 'en',
    hasIds = false,
    from = null,
    openDriver = () => Promise.resolve(terminalDriver()),
  }: Partial<Pick<WalkDeps, 'language' | 'hasIds' | 'from' | 'openDriver'>> = {},
): Promise<Walked> {
  const prompter = scripted(answers);
  const passed: [number, number | null][] = [];
  const pass = (milliseconds: number, secondsLeft: number | null) =>
    Promise.resolve(void passed.push([milliseconds, secondsLeft]));
  const copied: string[] = [];
  const saveDetails = (text: string): string => `details ${String(copied.push(text))}.json`;
  let path: WalkedPath = [];
  const keep = (walked: WalkedPath): void => void (path = [...walked]);
  let isSaved = false;
  const save = (): Promise<boolean> => Promise.resolve((isSaved = true));
  const files = { saveDetails, keep, save };
  const deps = { openDriver, prompter, scenario, from, language, hasIds, pass, ...files };
  const hasBegun = await walk(deps, from === null ? [{ start: flow }] : []);
  assert.deepEqual(prompter.left, []);
  return {
    hasBegun,
    isSaved,
    path,
    said: prompter.said,
    firstLines: prompter.firstLines,
    menus: prompter.menus,
    asked: prompter.asked,
    passed,
    copied,
  };
}

/** A scenario as it is read from the file saved.yaml. */
export function foundScenario(text: string): NonNullable<WalkDeps['from']> {
  const lines = text.split('\n');
  return { file: 'saved.yaml', lineText: (line) => lines[line - 1] ?? '', ...scenarioOf(text) };
}

/** The walked path as a file, read and played. */
export function replay(scenario: Scenario, path: Walked['path']) {
  return playInTerminal(scenarioOf(scenarioText({ ...scenario, now: NOW }, path)).scenario);
}

export const times = (count: number, answer: string): readonly string[] => Array.from({ length: count }, () => answer);

/** Next at every step from one to the one before another, after its boxes if it has some. */
export const nextFrom = (first: StepId, until: StepId): readonly string[] =>
  MODEL_STEPS.testing
    .slice(numberOf('testing', first), numberOf('testing', until))
    .flatMap((id) => (id in STEP_BOXES ? ['Check every box', 'Next'] : ['Next']));

/** A moment of a walk on a page without words. */
export const momentOf = (seen: Observation): Moment => ({
  seen,
  page: {
    lines: [],
    lasting: [],
    ofResult: [],
    offline: null,
    identity: { instructions: [], messages: [] },
    guestPage: null,
  },
});
