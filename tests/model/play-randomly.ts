import { scenarioText, doAction } from '../../cli/walk/walk.ts';
import { parseOffsetInstant } from '../../core/domain/calendar-date.ts';
import type { ScenarioDriver } from '../../scenarios/driver.ts';
import { readAction } from '../../scenarios/read-scenario.ts';
import type { Observation } from '../../scenarios/observation.ts';
import type { Expectation, Scenario, ScenarioAction } from '../../scenarios/scenario.ts';
import type { Command, RandomPlay } from './commands.ts';
import { isSignedOut, NOTHING_YET, type Memory } from './memory.ts';
import { remembered, rememberedApart } from './remember.ts';
import { nothingIsLost, RULES, type Rule } from './rules.ts';
import { wayOn } from './ways-on.ts';

/** Something that did not hold, as the scenario that leads there and ends with it. */
export interface Found {
  readonly expected: Expectation | null;
  /** Where nothing failed but the app itself. */
  readonly thrown: unknown;
  /** The text of a scenario file. */
  readonly text: string;
}

const NOW = '2026-11-20T10:00:00-08:00';
/** The second person has a profile of their own, so that every login can be tested with. */
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
    terminalOnly: null,
    actions: [],
  };
}

/** What the network and the patience of the app need to send what waits. */
const SEND_ALL: readonly unknown[] = ['online', ...Array.from({ length: 4 }, () => ({ press: 'send-waiting' }))];

/** One play: what was done so far, what was seen, and what the model remembers. */
class Play {
  readonly path: unknown[] = [];
  expected: Expectation | null = null;
  memory: Memory;
  seen: Observation;
  /** What shows in the tab where somebody is, while another one that they left is looked at. */
  elsewhere: Observation | null = null;
  tests = 0;
  readonly driver: ScenarioDriver;
  readonly rules: readonly Rule[];

  constructor(driver: ScenarioDriver, rules: readonly Rule[], who: RandomPlay['who'], seen: Observation) {
    this.memory = { ...NOTHING_YET, person: who === 'guest' ? 'guest' : 'own' };
    this.driver = driver;
    this.rules = rules;
    this.seen = seen;
  }

  /** Does an action, and holds what came of it against the rules. One that finds nothing to act on is passed over. */
  async perform(written: unknown, rules = this.rules): Promise<void> {
    const read = readAction(written);
    if (!read.ok) throw new Error(`No action: ${JSON.stringify(written)}`);
    const before = this.seen;
    if (this.isLeftOut(read.value)) return;
    this.path.push(written);
    if (!(await doAction(this.driver, written)).ok) {
      this.path.pop();
      return;
    }
    const after = (this.seen = await this.driver.observe());
    if (this.isApart(read.value, before)) return;
    const done = { action: read.value, before: this.elsewhere ?? before, after, isInLeftTab: this.elsewhere !== null };
    this.elsewhere = null;
    if (done.before.number < 0 && after.number === 0) this.tests += 1;
    const [earlier, then] = [this.memory, remembered(this.memory, done)];
    this.memory = then;
    const memory = { ...earlier, now: then.now, report: then.report };
    for (const rule of rules) this.expected ??= rule({ ...done, memory, then });
  }

  /** What did not hold is the end. Who is here does not log in; and whether an hour in one tab ends what another one knows is not followed. */
  isLeftOut({ name }: ScenarioAction): boolean {
    return (
      this.expected !== null ||
      (name === 'login' && !isSignedOut(this.seen)) ||
      (name === 'idle' && this.elsewhere !== null)
    );
  }

  /** In a tab that the person left nothing is held against the rules until they come back there. */
  isApart(action: ScenarioAction, before: Observation): boolean {
    const { tab, leftTabs } = rememberedApart(this.memory, action);
    const there = this.elsewhere ?? (isSignedOut(before) ? null : before);
    const isLeft = leftTabs.has(tab) && isSignedOut(this.seen) && there !== null;
    if (!isLeft || (action.name !== 'tab' && this.elsewhere === null)) return false;
    this.memory = rememberedApart(this.memory, action);
    this.elsewhere = there;
    return true;
  }

  async run(command: Command, who: RandomPlay['who']): Promise<void> {
    if ('written' in command) return this.perform(command.written);
    for (let step = 0; step < command.steps && this.expected === null; step += 1) {
      const wish = { who, flow: this.memory.flow, choice: command.choice + step, tests: this.tests };
      for (const written of wayOn(this.seen, wish)) await this.perform(written);
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
    for (const { name } of play.memory.held) await play.perform({ release: name });
  }
  await play.perform('online', [nothingIsLost]);
}

/** Plays, and tells the first thing that does not hold; null where all did. The driver is ended in any case. */
export async function playRandomly(
  random: RandomPlay,
  driver: ScenarioDriver,
  rules: readonly Rule[] = RULES,
): Promise<Found | null> {
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
