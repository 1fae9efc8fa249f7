import { STEP_BOXES, type StepId } from '../core/flow/step-row.ts';
import { isAboutWords, mismatches } from './check-expectation.ts';
import { notPlayed, PLAYED, type Played, type RejectionCause, type ScenarioDriver } from './driver.ts';
import { briefDoubt, expectedTexts, hiddenDoubt, typedTexts } from './hidden-words.ts';
import { countCalls, postedProgress, type Observation, type ShownStep } from './observation.ts';
import { neededCassette, refusedScan } from './refused-scan.ts';
import type { ActionName, Expectation, Scenario, ScenarioAction } from './scenario.ts';
import { hasWords } from './shown-words.ts';
import { whyNotReached, type Pressed } from './why-not-reached.ts';

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
  /** Why the action that failed could not be done, if it has a name. */
  readonly cause?: RejectionCause;
  /** The steps that showed, in order. */
  readonly steps: readonly ShownStep[];
  /** Expectations that hold, although probably not for the reason that was meant. */
  readonly warnings: readonly PlayWarning[];
}

/** A doubt about an action, by its index in `do`. */
export interface PlayWarning {
  readonly at: number;
  readonly text: string;
}

/** How a play is followed. */
export interface Following {
  /** The line of an action in its file, by its index in `do`. */
  readonly lineOf?: (action: number) => number;
  /** Called with the index of each action before it is done. */
  readonly onAction?: (action: number) => void;
}

/** A scenario on its way. */
interface Playing {
  readonly scenario: Scenario;
  readonly driver: ScenarioDriver;
  readonly following: Following;
}

interface Failure {
  readonly expected: Readonly<Record<string, unknown>>;
  readonly found: Readonly<Record<string, unknown>>;
  readonly cause?: RejectionCause;
}

type Outcome = Failure | null;

/** More presses than any path through a flow needs, so that pressing without effect ends. */
const MOST_PRESSES = 100;

function stateOf({ calls, ...observation }: Observation): PlayState {
  return { ...observation, progress: postedProgress(calls), calls: countCalls(calls) };
}

/** The words that show now, if an expectation failed that is about them. */
async function shownWords(action: ScenarioAction, driver: ScenarioDriver): Promise<PlayState> {
  return action.name === 'expect' && isAboutWords(action.value) ? { words: await driver.words() } : {};
}

/** Several mismatches of one kind, such as two calls, become one entry. */
function joined(before: unknown, value: unknown): unknown {
  const areMappings = [before, value].every((one) => typeof one === 'object' && one !== null && !Array.isArray(one));
  return areMappings ? { ...(before as object), ...(value as object) } : value;
}

async function compare(expectation: Expectation, driver: ScenarioDriver): Promise<Outcome> {
  const observation = await driver.observe();
  const words = isAboutWords(expectation) ? await driver.words() : [];
  const wrong = mismatches(expectation, observation, words);
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
  if (played.ok) return null;
  const { reason, cause } = played.error;
  return { expected: { action: name }, found: { action: reason }, ...(cause === undefined ? {} : { cause }) };
}

/** Explains why a button does not lead on, after the actions before this one. */
async function explainStuck(
  { scenario, driver, following }: Playing,
  action: number,
  pressed: Pressed,
): Promise<Played> {
  const done = scenario.actions.slice(0, action);
  const observation = await driver.observe();
  const refused = refusedScan(done, observation);
  const lineOf = ({ at }: { readonly at: number }): string =>
    following.lineOf === undefined ? `action ${at + 1}` : `line ${following.lineOf(at)}`;
  return whyNotReached(pressed, {
    asked: (await driver.asked?.()) ?? null,
    refused: refused && { ...refused, line: lineOf(refused) },
    cassette: neededCassette(scenario, done, observation),
  });
}

/** Drives the app and records the steps that showed. `explain` says why a button does not lead on. */
function makeWalk(driver: ScenarioDriver, explain: (pressed: Pressed) => Promise<Played>) {
  const steps: ShownStep[] = [];

  async function note(): Promise<ShownStep> {
    const step = await driver.step();
    if (steps.at(-1) !== step) steps.push(step);
    return step;
  }

  async function pass(step: ShownStep): Promise<Played> {
    const ticked = Object.hasOwn(STEP_BOXES, step) ? await driver.tick('all') : PLAYED;
    return ticked.ok ? driver.next() : ticked;
  }

  async function pressTo(
    wanted: StepId,
    button: 'Next' | 'Back',
    press: (step: ShownStep) => Promise<Played>,
  ): Promise<Played> {
    const from = await note();
    let step = from;
    for (let pressed = 0; step !== wanted && pressed < MOST_PRESSES; pressed += 1) {
      const played = await press(step);
      if (!played.ok) return played;
      const before = step;
      step = await note();
      if (step !== before) continue;
      return explain({ button, from, at: step, wanted });
    }
    return step === wanted ? PLAYED : notPlayed(`${wanted} was not reached; ${step} shows.`);
  }

  async function until(wanted: StepId): Promise<Played> {
    const step = await note();
    if (step !== wanted && driver.passTowards !== undefined) steps.push(...(await driver.passTowards(wanted)));
    return pressTo(wanted, 'Next', pass);
  }

  const backTo = (wanted: StepId): Promise<Played> => pressTo(wanted, 'Back', () => driver.back());

  return { steps, note, until, backTo };
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
  switch (action.name) {
    case 'expect':
      return compare(action.value, driver);
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

/** The doubts about expected words: those that are on the page for a moment only, and those that could never show. */
async function doubts(action: ScenarioAction, { scenario, driver }: Playing): Promise<readonly string[]> {
  if (action.name !== 'expect' || !isAboutWords(action.value)) return [];
  const { shows = [], hides = [] } = action.value;
  const passing = scenario.agency === null ? (driver.passingTexts?.() ?? []) : [];
  const brief = shows.filter((words) => passing.some((text) => hasWords([text], words))).map(briefDoubt);
  const texts = driver.texts?.();
  if (hides.length === 0 || texts === undefined) return brief;
  const lines = await driver.words();
  const known = { texts, typed: typedTexts(scenario), expected: expectedTexts(scenario) };
  return [...brief, ...hides.flatMap((hidden) => hiddenDoubt(hidden, lines, known) ?? [])];
}

async function playActions(playing: Playing): Promise<Omit<Playback, 'name'>> {
  const { scenario, driver, following } = playing;
  let at = 0;
  const walk = makeWalk(driver, (pressed) => explainStuck(playing, at, pressed));
  const warnings: PlayWarning[] = [];
  const begun = await driver.begin(scenario);
  let failure: Outcome = begun.ok ? null : { expected: { begin: scenario.who }, found: { begin: begun.error.reason } };
  if (failure !== null) return { ok: false, at: null, ...failure, state: {}, steps: [], warnings };
  await walk.note();
  for (const action of scenario.actions) {
    following.onAction?.(at);
    failure = await perform(driver, walk, action);
    if (failure === null) {
      warnings.push(...(await doubts(action, playing)).map((text) => ({ at, text })));
      at += 1;
      continue;
    }
    const state = { ...stateOf(await driver.observe()), ...(await shownWords(action, driver)) };
    return { ok: false, at, ...failure, state, steps: walk.steps, warnings };
  }
  const state = stateOf(await driver.observe());
  return { ok: true, at: null, expected: null, found: null, state, steps: walk.steps, warnings };
}

/** Plays a scenario with a driver, up to the first failure. The play can go on from there until the driver is ended. */
export async function playScenario(
  scenario: Scenario,
  driver: ScenarioDriver,
  following: Following = {},
): Promise<Playback> {
  return { name: scenario.name, ...(await playActions({ scenario, driver, following })) };
}

/** Plays a scenario as `playScenario` does, and always ends the driver. */
export async function runScenario(
  scenario: Scenario,
  driver: ScenarioDriver,
  following: Following = {},
): Promise<Playback> {
  try {
    return await playScenario(scenario, driver, following);
  } finally {
    await driver.end();
  }
}
