import { stringify } from 'yaml';
import type { Language } from '../../core/domain/languages.ts';
import { FLOWS } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { Played, ScenarioDriver } from '../../scenarios/driver.ts';
import type { TerminalDriver } from '../play/terminal-driver.ts';
import type { Observation } from '../../scenarios/observation.ts';
import { readAction } from '../../scenarios/read-scenario.ts';
import type { Scenario, ScenarioProfile } from '../../scenarios/scenario.ts';
import { walkedExpectation } from './walked-expectation.ts';
import { promptForMissingInput } from './prompt-for-missing-input.ts';
import { choicesOf, offersNow, type Offer } from './offers.ts';
import type { Prompter } from './prompter.ts';
import { formatStep } from './format-step.ts';
import { playedWords } from './step-words.ts';
import { routeWords } from './route-words.ts';

/** What an interactive run works with. */
export interface WalkDeps {
  readonly driver: TerminalDriver;
  readonly prompter: Prompter;
  /** Who walks, and when the clock starts; its own actions are done first. */
  readonly scenario: Scenario;
  readonly language: Language;
  /** Lets real time pass for so much of the app's time. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** Called with the whole path after every action. */
  readonly keep: (path: WalkedPath) => void;
}

/** What was done, as a scenario file writes it, with what came of it. */
export type WalkedPath = readonly unknown[];

const SAVE = 'save';
const QUIT = 'quit';

/** Performs one action in the format of scenario files. */
export async function doAction(driver: ScenarioDriver, written: unknown): Promise<Played> {
  const read = readAction(written);
  if (!read.ok) return { ok: false, error: { reason: read.error.map(({ message }) => message).join(' ') } };
  const { name, value } = read.value;
  // The driver presses once a call.
  for (let press = 1; name === 'back' && press < value; press += 1) await driver.back();
  const methods = driver as unknown as Readonly<Record<string, (given: unknown) => Promise<Played>>>;
  const act = methods[name];
  if (act === undefined) return { ok: false, error: { reason: `${name} cannot be walked.` } };
  return act(value);
}

/** The path as the text of a scenario file, which `play` plays. */
export function scenarioText(scenario: Omit<Scenario, 'now'> & { readonly now: string }, path: WalkedPath): string {
  const { name, now, who, other } = scenario;
  const written = (profile: ScenarioProfile) => ({ ...profile.form, consentToReport: profile.consentToReport });
  const profiles = scenario.profiles.map(written);
  const people = {
    ...(profiles.length === 0 ? {} : { profiles }),
    ...(other === null ? {} : { other: other.map(written) }),
  };
  const file = { name, now, who, ...people, do: path };
  // A scenario takes no aliases, which the same action done twice would become.
  return stringify(file, { lineWidth: 0, aliasDuplicateObjects: false });
}

function flowAfter(written: unknown, flow: FlowName): FlowName {
  const started = (written as { readonly start?: FlowName } | null)?.start;
  return started !== undefined && Object.hasOwn(FLOWS, started) ? started : flow;
}

function isScan(written: unknown): boolean {
  return typeof written === 'object' && written !== null && 'scan' in written;
}

/** Walks until the person leaves or saves. `begin` is done first, such as the start of a flow. Returns how the walk ended. */
export async function walk(deps: WalkDeps, begin: readonly unknown[]): Promise<'not begun' | 'left' | 'saved'> {
  const { driver, prompter, scenario, language } = deps;
  const path: unknown[] = [];
  let [flow, hasScanMessage, isOnline]: [FlowName, boolean, boolean] = ['testing', false, true];

  async function perform(written: unknown): Promise<void> {
    const before = await driver.observe();
    const played = await doAction(driver, written);
    if (!played.ok) return prompter.say(`  ${played.error.reason}`);
    const after = await driver.observe();
    flow = flowAfter(written, flow);
    if (written === 'online' || written === 'offline') isOnline = written === 'online';
    hasScanMessage = isScan(written) && after.scan !== 'accepted';
    const expected = walkedExpectation(before, after);
    path.push(written, ...(expected === null ? [] : [{ expect: expected }]));
    deps.keep(path);
  }

  async function follow({ does }: Offer, seen: Observation): Promise<void> {
    if ('action' in does) return perform(does.action);
    const written = await promptForMissingInput(does.asks, { prompter, scenario, seen, flow, language });
    if (written === null) return;
    const { wait } = written as { readonly wait?: unknown };
    if (wait !== undefined) {
      const read = readAction(written);
      if (read.ok && read.value.name === 'wait') await deps.pass(read.value.value);
    }
    await perform(written);
  }

  const begun = await driver.begin(scenario);
  if (!begun.ok) {
    prompter.say(begun.error.reason);
    return 'not begun';
  }
  for (const written of begin) await perform(written);
  for (;;) {
    const seen = await driver.observe();
    prompter.say(formatStep({ seen, flow, words: playedWords(driver.playing(), language), hasRules: true, language }));
    const offers = offersNow({ seen, flow, hasScanMessage, isOnline });
    const shown = routeWords(driver.playing(), language);
    if (shown.length > 0) prompter.say(shown.join('\n'));
    const ends = [
      { name: 'Save the path walked, and leave', value: SAVE },
      { name: 'Leave', value: QUIT },
    ];
    const chosen = await prompter.choose('What now?', [...choicesOf(offers), ...ends]);
    if (chosen === null || chosen === QUIT) return 'left';
    if (chosen === SAVE) return 'saved';
    const offer = offers[Number(chosen)];
    if (offer !== undefined) await follow(offer, seen);
  }
}
