import { stringify } from 'yaml';
import type { Language } from '../../core/domain/languages.ts';
import type { Played, ScenarioDriver } from '../../scenarios/driver.ts';
import type { Observation } from '../../scenarios/observation.ts';
import type { TerminalDriver } from '../play/terminal-driver.ts';
import type { FoundScenario } from '../play/find-scenarios.ts';
import { timerSeconds } from '../play/observe-tab.ts';
import { playbackText } from '../play/print-playback.ts';
import type { Play } from '../play/terminal-play.ts';
import { readAction } from '../../scenarios/read-scenario.ts';
import { playScenario, pressBackTo, type Playback } from '../../scenarios/run-scenario.ts';
import type { Scenario, ScenarioProfile } from '../../scenarios/scenario.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import { STEP_IDS } from '../../core/flow/step-row.ts';
import { fillIn } from '../../adapters/translations/fill-in.ts';
import { copiedDetails } from './copy-details.ts';
import { walkedExpectation } from './walked-expectation.ts';
import { promptForMissingInput } from './prompt-for-missing-input.ts';
import { choicesOf, offersNow, type Offer } from './offers.ts';
import type { Prompter } from './prompter.ts';
import { errorLines, formatStep } from './format-step.ts';
import { asWrong, routeWords } from './route-words.ts';
import { unknownAddress } from './typed-route.ts';
import { walkMoment, type WalkMoment } from './walk-moment.ts';

/** What an interactive run works with. */
export interface WalkDeps {
  readonly driver: TerminalDriver;
  readonly prompter: Prompter;
  /** Who walks, and when the clock starts. */
  readonly scenario: Scenario;
  /** The scenario that is played first, and that the walk goes on from; null for a new walk. */
  readonly from: FoundScenario | null;
  readonly language: Language;
  /** Whether the ids of steps, fields and buttons are printed, as scenario files write them. */
  readonly hasIds: boolean;
  /** Lets real time pass for so much of the app's time. `secondsLeft` is what the app's timer shows before; null without one. */
  readonly pass: (milliseconds: number, secondsLeft: number | null) => Promise<void>;
  /** Writes technical details where they can be read, and returns the file. */
  readonly saveDetails: (text: string) => string;
  /** Called with the whole path after every action. */
  readonly keep: (path: WalkedPath) => void;
  /** Called when the scenario that the walk goes on from was not played to its end. */
  readonly spare: () => void;
  /** Saves the path under a name, which may be asked for. Returns false if the person went back to the menu. */
  readonly save: () => Promise<boolean>;
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
  if (name === 'backTo') return pressBackTo(driver, value);
  const methods = driver as unknown as Readonly<Record<string, (given: unknown) => Promise<Played>>>;
  const act = methods[name];
  if (act === undefined) return { ok: false, error: { reason: `${name} cannot be walked.` } };
  return act(value);
}

/** The path as the text of a scenario file, which `play` plays. Without `now` it plays at the real time. */
export function scenarioText(
  scenario: Omit<Scenario, 'now'> & { readonly now: string | null },
  path: WalkedPath,
): string {
  const { name, now, who, other, used, agency, terminalOnly } = scenario;
  const written = (profile: ScenarioProfile) => ({ ...profile.form, consentToReport: profile.consentToReport });
  const profiles = scenario.profiles.map(written);
  const people = {
    ...(profiles.length === 0 ? {} : { profiles }),
    ...(other === null ? {} : { other: other.map(written) }),
  };
  const setUp = {
    ...(used.length === 0 ? {} : { used }),
    ...(agency === null ? {} : { agency }),
    ...(terminalOnly === null ? {} : { terminalOnly }),
  };
  const file = { name, ...(now === null ? {} : { now }), who, ...people, ...setUp, do: path };
  // A scenario takes no aliases, which the same action done twice would become.
  return stringify(file, { lineWidth: 0, aliasDuplicateObjects: false });
}

/** Prints where the person is, and last what is to be said of the action before, and what is wrong on the step. */
function sayMoment(deps: WalkDeps, play: Play, seen: Observation, notes: readonly string[]): void {
  const { prompter, hasIds, language } = deps;
  const moment = { play, seen, hasRules: true, hasIds, language };
  prompter.say(formatStep(moment));
  const shown = routeWords(play, language, hasIds);
  if (shown.length > 0) prompter.say(shown.join('\n'));
  [...notes, ...errorLines(moment)].forEach((line) => prompter.say(line));
}

/** Actions that press until a step shows; where they stopped, they have pressed up to another one. */
const PRESSING = ['until', 'backTo'] as const;

/** What was played of a scenario that failed at an action, as it is written: the actions before it, and how far it got itself. */
function playedOf({ written, scenario }: FoundScenario, { at, state }: Playback): WalkedPath {
  const before = written.actions.slice(0, at ?? 0);
  const pressing = PRESSING.find((name) => name === scenario.actions[at ?? 0]?.name);
  const step = STEP_IDS.find((id) => id === state['step']);
  return pressing === undefined || step === undefined ? before : [...before, { [pressing]: step }];
}

/** The path that a walk begins with; null after it has said why it cannot begin. A scenario that fails is played up to there. */
async function pathBefore({ driver, prompter, scenario, from, language, spare }: WalkDeps): Promise<WalkedPath | null> {
  if (from === null) {
    const begun = await driver.begin(scenario);
    if (!begun.ok) prompter.say(begun.error.reason);
    return begun.ok ? [] : null;
  }
  const playback = await playScenario(from.scenario, driver);
  if (playback.ok) return from.written.actions;
  prompter.say(playbackText(playback, from));
  if (playback.at === null) return null;
  spare();
  prompter.say(`\n${fillIn(terminalTexts[language].walk.goesOn, { line: from.lineOf(playback.at) })}`);
  return playedOf(from, playback);
}

/** Walks until the person leaves or has saved. `begin` is done first, such as the start of a flow. Returns whether the walk began. */
export async function walk(deps: WalkDeps, begin: readonly unknown[]): Promise<boolean> {
  const { driver, prompter, from, language } = deps;
  const before = await pathBefore(deps);
  if (before === null) return false;
  const path: unknown[] = [...before];
  if (from !== null) deps.keep(path);
  /** What is to be said of the last action, such as why it was not done; printed below the step, where the person looks. */
  const notes: string[] = [];

  async function perform(written: unknown): Promise<void> {
    const seen = await driver.observe();
    const played = await doAction(driver, written);
    if (!played.ok) return void notes.push(asWrong(played.error.reason));
    const expected = walkedExpectation(seen, await driver.observe(), written);
    path.push(written, ...(expected === null ? [] : [{ expect: expected }]));
    deps.keep(path);
  }

  async function follow({ does }: Offer, moment: WalkMoment): Promise<void> {
    if ('action' in does) return perform(does.action);
    if ('copies' in does) {
      const file = deps.saveDetails(copiedDetails(moment.play));
      return void notes.push(`  ${fillIn(moment.words.own.details, { file })}\n\n  npm run cli -- replay ${file}`);
    }
    const written = await promptForMissingInput(does.asks, moment, prompter, does.about);
    if (written === null) return;
    const read = readAction(written);
    if (!read.ok) return void notes.push(asWrong(moment.words.own.ask.unreadable));
    if (read.value.name === 'wait') await deps.pass(read.value.value, timerSeconds(moment.play));
    await perform(written);
    if (read.value.name !== 'go') return;
    const unknown = unknownAddress(read.value.value, moment.play.tab().route(), moment.words.own.ask);
    if (unknown !== null) notes.push(asWrong(unknown));
  }

  for (const written of begin) await perform(written);
  for (;;) {
    const play = driver.playing();
    const seen = await driver.observe();
    sayMoment(deps, play, seen, notes.splice(0));
    const moment = walkMoment(play, seen, language);
    const { own } = moment.words;
    const offers = offersNow(moment);
    const ends = [
      { name: own.save, value: SAVE },
      { name: own.leave, value: QUIT },
    ];
    const chosen = await prompter.menu(own.whatNow, [...choicesOf(offers), ...ends]);
    if (chosen === null || chosen === QUIT || (chosen === SAVE && (await deps.save()))) return true;
    const offer = offers[Number(chosen)];
    if (offer !== undefined) await follow(offer, moment);
  }
}
