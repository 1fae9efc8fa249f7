import { isAboutWords, mismatches } from './check-expectation.ts';
import type { Played, ScenarioDriver } from './driver.ts';
import { doubts } from './word-doubts.ts';
import { countCalls, postedProgress, type Observation, type ShownStep } from './observation.ts';
import type { Following, PlayWarning, Playing } from './playing.ts';
import { makeWalk } from './press-through.ts';
import type { Path } from './read-scenario.ts';
import type { ActionName, Expectation, Scenario, ScenarioAction } from './scenario.ts';
import { isScan, refusedAtEnd, watchScans } from './unexpected-scans.ts';
import { watchResponses, type UnusedResponse } from './unused-responses.ts';

/** The printable state of the app: an observation with call counts and without payloads. */
export type PlayState = Readonly<Record<string, unknown>>;

/** The outcome of a scenario. */
export interface Playback {
  readonly name: string;
  readonly ok: boolean;
  /** Index in `do` of the action that failed; null if all succeeded, or if the scenario could not begin. */
  readonly at: number | null;
  /** By the expectation's key; null if all expectations hold. */
  readonly expected: Readonly<Record<string, unknown>> | null;
  readonly found: Readonly<Record<string, unknown>> | null;
  readonly state: PlayState;
  /** The steps that showed, in order. */
  readonly steps: readonly ShownStep[];
  /** Those of them that the last action passed on its way. */
  readonly passes: readonly ShownStep[];
  /** Refused scans and a refused last action that nothing expects, and expectations that hold, although probably not for the reason that was meant. */
  readonly warnings: readonly PlayWarning[];
  /** The answers that the scenario prepared for calls which were not made, where the driver knows the calls. */
  readonly unused: readonly UnusedResponse[];
  /** Where in the action that failed the reason is, if it is not the whole action; if the scenario could not begin, where in the file. */
  readonly path?: Path;
}

interface Failure {
  readonly expected: Readonly<Record<string, unknown>>;
  readonly found: Readonly<Record<string, unknown>>;
}

type Outcome = Failure | null;

function stateOf({ calls, ...observation }: Observation): PlayState {
  return { ...observation, progress: postedProgress(calls), calls: countCalls(calls) };
}

/** Keys of an expectation whose failure the words of the page explain. */
const EXPLAINED_BY_WORDS = ['canNext', 'error', 'errors'] as const;

/** The words that show now, if they explain the failure: what a step still asks, or an expectation about words or errors. */
async function shownWords(action: ScenarioAction, failure: Failure, driver: ScenarioDriver): Promise<PlayState> {
  if (action.name === 'until' || action.name === 'backTo') return { words: await driver.words() };
  if (action.name !== 'expect') return {};
  const isExplained = EXPLAINED_BY_WORDS.some((key) => key in failure.expected);
  return isExplained || isAboutWords(action.value) ? { words: await driver.words() } : {};
}

/** Several mismatches of one kind, such as two calls, become one entry. */
function joined(before: unknown, value: unknown): unknown {
  const areMappings = [before, value].every((one) => typeof one === 'object' && one !== null && !Array.isArray(one));
  return areMappings ? { ...(before as object), ...(value as object) } : value;
}

async function compare(
  expectation: Expectation,
  driver: ScenarioDriver,
  passes: readonly ShownStep[],
): Promise<Outcome> {
  const observed = { ...(await driver.observe()), passes };
  const words = isAboutWords(expectation) ? await driver.words() : [];
  const wrong = mismatches(expectation, observed, words);
  if (wrong.length === 0) return null;
  const expected: Record<string, unknown> = {};
  const found: Record<string, unknown> = {};
  for (const one of wrong) {
    expected[one.key] = joined(expected[one.key], one.expected);
    found[one.key] = joined(found[one.key], one.found);
  }
  return { expected, found };
}

function toOutcome(name: ActionName, played: Played): Outcome {
  return played.ok ? null : { expected: { action: name }, found: { action: played.error.reason } };
}

/** Driver methods that take an action's value unchanged and are called once. */
type Simple = Exclude<ScenarioAction, { readonly name: 'backTo' | 'until' | 'expect' }>;

function simply(driver: ScenarioDriver, { name, value }: Simple): Promise<Played> {
  const methods = driver as unknown as Readonly<Record<Simple['name'], (given: Simple['value']) => Promise<Played>>>;
  return methods[name](value);
}

async function perform(
  driver: ScenarioDriver,
  walk: ReturnType<typeof makeWalk>,
  action: ScenarioAction,
): Promise<Outcome> {
  if (action.name !== 'expect') walk.begin();
  switch (action.name) {
    case 'expect':
      return compare(action.value, driver, walk.passed());
    case 'backTo':
      return toOutcome('backTo', await walk.backTo(action.value));
    case 'until':
      return toOutcome('until', await walk.until(action.value));
    default: {
      const outcome = toOutcome(action.name, await simply(driver, action));
      await walk.note();
      return outcome;
    }
  }
}

/** Warnings in the order of their actions. */
const inOrder = (warnings: readonly PlayWarning[]): readonly PlayWarning[] =>
  warnings.toSorted((one, other) => one.at - other.at);

async function playActions(playing: Playing): Promise<Omit<Playback, 'name'>> {
  const { scenario, driver, following } = playing;
  let at = 0;
  const walk = makeWalk(driver);
  const walked = () => ({ steps: walk.steps, passes: walk.passed() });
  const warnings: PlayWarning[] = [];
  const scans = watchScans();
  const answers = watchResponses(() => driver.calls?.() ?? []);
  const begun = await driver.begin(scenario);
  let failure: Outcome = begun.ok ? null : { expected: { begin: scenario.who }, found: { begin: begun.error.reason } };
  if (failure !== null) {
    const path = begun.ok || begun.error.path === undefined ? {} : { path: begun.error.path };
    return { ok: false, at: null, ...failure, ...path, state: {}, steps: [], passes: [], warnings, unused: [] };
  }
  await walk.note();
  for (const action of scenario.actions) {
    following.onAction?.(at);
    answers.note(action, at);
    failure = await perform(driver, walk, action);
    if (failure === null) {
      warnings.push(...doubts(action, playing).map((text) => ({ at, text })));
      scans.note(action, at, isScan(action) ? await driver.observe() : null);
      at += 1;
      continue;
    }
    const state = { ...stateOf(await driver.observe()), ...(await shownWords(action, failure, driver)) };
    return { ok: false, at, ...failure, state, ...walked(), warnings, unused: [] };
  }
  const seen = await driver.observe();
  const state = stateOf(seen);
  const unused = driver.calls === undefined ? [] : answers.unused();
  return {
    ok: true,
    at: null,
    expected: null,
    found: null,
    state,
    ...walked(),
    warnings: inOrder([...warnings, ...scans.warnings(), ...refusedAtEnd(scenario.actions, seen)]),
    unused,
  };
}

/** Plays a scenario with a driver, up to the first failure. The play can go on from there until the driver is ended. */
export async function playScenario(
  scenario: Scenario,
  driver: ScenarioDriver,
  following: Following = {},
): Promise<Playback> {
  return { name: scenario.name, ...(await playActions({ scenario, driver, following })) };
}

/** Fails for an answer that was never used: without it the scenario shows nothing of what it is about. The others are warnings. */
function failUnused(playback: Playback, { actions }: Scenario): Playback {
  const [first, ...others] = playback.unused;
  if (!playback.ok || first === undefined) return playback;
  const { at, path, reason } = first;
  const warnings = [...playback.warnings, ...others.map((one) => ({ at: one.at, text: one.reason }))];
  const failure = { expected: { action: actions[at]?.name }, found: { action: reason } };
  return { ...playback, ok: false, at, path, ...failure, warnings };
}

/** Plays a whole scenario, also fails if it prepares an answer that no call uses, and always ends the driver. */
export async function runScenario(
  scenario: Scenario,
  driver: ScenarioDriver,
  following: Following = {},
): Promise<Playback> {
  try {
    return failUnused(await playScenario(scenario, driver, following), scenario);
  } finally {
    await driver.end();
  }
}
