import { doAction } from '../../cli/walk/do-action.ts';
import { scenarioText } from '../../cli/walk/path-text.ts';
import { parseOffsetInstant } from '../../core/domain/calendar-date.ts';
import type { ScenarioDriver } from '../../scenarios/driver.ts';
import { readAction } from '../../scenarios/read-scenario.ts';
import type { Observation } from '../../scenarios/observation.ts';
import type { Expectation, Scenario, ScenarioAction } from '../../scenarios/scenario.ts';
import type { Command, RandomPlay } from './commands.ts';
import { isLoggedOut, INITIAL_MEMORY, type Memory } from './memory.ts';
import { updateMemory, memoryWhileLoggedOut } from './update-memory.ts';
import { everyResultArrives, RULES, type Rule } from './rules.ts';
import { nextActions } from './next-actions.ts';

/** A broken rule, as the scenario that ends with the failing expectation. */
export interface Finding {
  readonly expected: Expectation | null;
  /** An exception of the app; null if a rule was broken. */
  readonly thrown: unknown;
  /** The text of a scenario file. */
  readonly text: string;
}

const NOW = '2026-11-20T10:00:00-08:00';
/** The second person has a profile, so that both accounts can start tests. */
const OTHER = [{ form: { firstName: 'Grace', lastName: 'Hill', zipCode: '94110' }, consentToReport: false }];
const NAME = 'Found by random commands';

function scenarioFor({ who, consents }: RandomPlay): Scenario {
  const people = [
    { firstName: 'Ana', lastName: 'Ruiz', dateOfBirth: '04/12/1988', zipCode: '94110' },
    { firstName: 'Luis', lastName: 'Ruiz', dateOfBirth: '09/30/1990', zipCode: '94110' },
  ];
  const profiles = who === 'account' ? people.map((form) => ({ form, consentToReport: consents })) : [];
  return {
    name: NAME,
    now: parseOffsetInstant(NOW),
    who,
    profiles,
    other: OTHER,
    used: [],
    agency: null,
    terminalOnly: null,
    actions: [],
  };
}

/** Enough to send all pending calls: the network, and retries. */
const SEND_ALL: readonly unknown[] = ['online', ...Array.from({ length: 4 }, () => ({ press: 'send-waiting' }))];

/** One play: the actions so far, the last observation, and the state of the model. */
class Play {
  readonly path: unknown[] = [];
  expected: Expectation | null = null;
  memory: Memory;
  seen: Observation;
  /** The observation of the tab where a user is logged in, while a logged-out tab is active. */
  elsewhere: Observation | null = null;
  tests = 0;
  readonly driver: ScenarioDriver;
  readonly rules: readonly Rule[];

  constructor(driver: ScenarioDriver, rules: readonly Rule[], who: RandomPlay['who'], seen: Observation) {
    this.memory = { ...INITIAL_MEMORY, person: who === 'guest' ? 'guest' : 'own' };
    this.driver = driver;
    this.rules = rules;
    this.seen = seen;
  }

  /** Performs an action and checks the rules. An action without a target is skipped. */
  async perform(written: unknown, rules = this.rules): Promise<void> {
    const read = readAction(written);
    if (!read.ok) throw new Error(`No action: ${JSON.stringify(written)}`);
    const before = this.seen;
    if (this.isSkipped(read.value)) return;
    this.path.push(written);
    if (!(await doAction(this.driver, written)).ok) {
      this.path.pop();
      return;
    }
    const after = (this.seen = await this.driver.observe());
    if (this.isElsewhere(read.value, before)) return;
    const done = {
      action: read.value,
      before: this.elsewhere ?? before,
      after,
      isInLoggedOutTab: this.elsewhere !== null,
    };
    this.elsewhere = null;
    if (done.before.number < 0 && after.number === 0) this.tests += 1;
    const [earlier, then] = [this.memory, updateMemory(this.memory, done)];
    this.memory = then;
    const memory = { ...earlier, now: then.now, report: then.report };
    for (const rule of rules) this.expected ??= rule({ ...done, memory, then });
  }

  /**
   * Skips everything after a failure, and a login while logged in. In a logged-out tab it skips inactivity and late responses, whose effects
   * on the other tab the model does not follow.
   */
  isSkipped({ name }: ScenarioAction): boolean {
    return (
      this.expected !== null ||
      (name === 'login' && !isLoggedOut(this.seen)) ||
      ((name === 'idle' || name === 'release') && this.elsewhere !== null)
    );
  }

  /** Whether the action happened in a logged-out tab. No rule is checked there until the person logs in again. */
  isElsewhere(action: ScenarioAction, before: Observation): boolean {
    const { tab, loggedOutTabs } = memoryWhileLoggedOut(this.memory, action);
    const there = this.elsewhere ?? (isLoggedOut(before) ? null : before);
    const isLeaving = loggedOutTabs.has(tab) && isLoggedOut(this.seen) && there !== null;
    if (!isLeaving || (action.name !== 'tab' && this.elsewhere === null)) return false;
    this.memory = memoryWhileLoggedOut(this.memory, action);
    this.elsewhere = there;
    return true;
  }

  async run(command: Command, who: RandomPlay['who']): Promise<void> {
    if ('written' in command) return this.perform(command.written);
    for (let step = 0; step < command.steps && this.expected === null; step += 1) {
      const player = { who, flow: this.memory.flow, choice: command.choice + step, tests: this.tests };
      for (const written of nextActions(this.seen, player)) await this.perform(written);
    }
  }
}

async function playAll(play: Play, { who, commands }: RandomPlay): Promise<void> {
  for (const command of commands) {
    await play.run(command, who);
    if (play.expected !== null) return;
  }
  for (const written of SEND_ALL) {
    await play.perform(written);
    for (const { name } of play.memory.heldCalls) await play.perform({ release: name });
  }
  await play.perform('online', [everyResultArrives]);
}

/** Plays, and returns the first failure, or null. Always ends the driver. */
export async function playRandomly(
  random: RandomPlay,
  driver: ScenarioDriver,
  rules: readonly Rule[] = RULES,
): Promise<Finding | null> {
  const scenario = scenarioFor(random);
  const begun = await driver.begin(scenario);
  if (!begun.ok) throw new Error(begun.error.reason);
  const play = new Play(driver, rules, random.who, await driver.observe());
  let thrown: unknown = null;
  try {
    await playAll(play, random);
  } catch (error) {
    thrown = error;
  } finally {
    await driver.end();
  }
  const { expected, path } = play;
  if (expected === null && thrown === null) return null;
  const end = expected === null ? [] : [{ expect: expected }];
  return { expected, thrown, text: scenarioText({ ...scenario, now: NOW }, [...path, ...end]) };
}
