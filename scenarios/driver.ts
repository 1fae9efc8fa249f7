import { err, ok, type Result } from '../core/domain/result.ts';
import type { FlowName } from '../core/flow/session.ts';
import type { StepId } from '../core/flow/step-row.ts';
import type { Path } from './read-scenario.ts';
import type { Observation, SentCall, ShownStep } from './observation.ts';
import type { ActionValues, Answers, CallName, FailingCalls, FormValues, Scenario, TabName } from './scenario.ts';

/** Why an action could not be done: its target does not exist, or the driver does not support it. */
export interface Rejection {
  readonly reason: string;
  /** Where the scenario has the reason, if it could not begin. */
  readonly path?: Path;
}

/** Whether an action could be done. Expectations check how the app reacts. */
export type Played = Result<void, Rejection>;

/** The action was done. */
export const PLAYED: Played = ok(undefined);

/** The action could not be done. */
export const notPlayed = (reason: string): Played => err({ reason });

/** Why the page was not loaded: without the network, a browser shows its own error page instead. */
export const NOT_LOADED_OFFLINE: Played = notPlayed('Offline, a browser cannot load the page.');

/** The interval between inputs of an active person: short enough for every refresh, and to never count as inactive. */
export const PRESENCE_MS = 20 * 60_000;

/**
 * Plays the actions of scenarios, in the terminal or in a browser. Every method acts as a person does, resolves once the app is idle
 * (no pending call), and returns a rejection if its target does not exist.
 */
export interface ScenarioDriver {
  /** Logs in as `who` and starts at home (a visitor: at the landing page), with the clock set and the used cassettes registered. */
  begin(scenario: Scenario): Promise<Played>;
  /** Releases what `begin` acquired: the server's clock, the page, the network. */
  end(): Promise<void>;

  /** Chooses Testing or Express testing on home. */
  start(flow: FlowName): Promise<Played>;
  /** Presses the main button once, even if it is not available; if there is none, nothing happens. */
  next(): Promise<Played>;
  /** Presses the back arrow once; if there is none, nothing happens. */
  back(): Promise<Played>;
  /** Answers the step's questions. */
  answer(answers: Answers): Promise<Played>;
  /** Chooses a profile by the name that shows. */
  select(name: string): Promise<Played>;
  /** Checks every box of the step, or one. */
  tick(box: ActionValues['tick']): Promise<Played>;
  /** Unchecks a box of the step. */
  untick(box: ActionValues['untick']): Promise<Played>;
  /** Holds a code with that text before the camera. */
  scan(text: string): Promise<Played>;
  /** Chooses a photo of a code with that text instead. */
  photo(text: string): Promise<Played>;
  /** Presses OK on a scan's message. */
  ok(): Promise<Played>;
  /** Presses Cancel on a scan's message. */
  leave(): Promise<Played>;
  /** Chooses how to report and presses Next. */
  report(option: ActionValues['report']): Promise<Played>;
  /** Fills in the form of the review step, and saves it. */
  profile(values: FormValues): Promise<Played>;
  /** Answers the guest's question whether to create an account. */
  account(answer: ActionValues['account']): Promise<Played>;
  home(): Promise<Played>;
  /** Presses Cancel in the dialog "Your test is incomplete". */
  cancel(): Promise<Played>;
  /** Presses Continue there. */
  continue(): Promise<Played>;
  /** Goes offline. Until `online`, what loads the page is rejected: `reload`, `lose`, `go` and a new tab. */
  offline(): Promise<Played>;
  online(): Promise<Played>;
  /** Makes the next call of each name fail, including the app's retries of it. */
  fail(calls: FailingCalls): Promise<Played>;
  /** The back end processes the next call of that name, but its response is lost. */
  drop(call: CallName): Promise<Played>;
  /** The back end processes the next call of that name; its response arrives at `release`. */
  hold(call: CallName): Promise<Played>;
  /** Delivers the response of a held call; rejected if none of that name is held. */
  release(call: CallName): Promise<Played>;
  logout(): Promise<Played>;
  login(credentials: ActionValues['login']): Promise<Played>;
  language(language: ActionValues['language']): Promise<Played>;
  go(route: string): Promise<Played>;
  /** Types into the open form, by field name, without sending it. */
  fill(fields: ActionValues['fill']): Promise<Played>;
  /** Presses a button or link by its id. */
  press(id: string): Promise<Played>;
  /** Types the code that was sent, or another one. */
  code(which: ActionValues['code']): Promise<Played>;
  /** Switches to a tab; the second opens at home the first time. */
  tab(name: TabName): Promise<Played>;
  /** Lets time pass without any input, in milliseconds. */
  idle(milliseconds: number): Promise<Played>;
  /** Closes the page and opens it again: only what is stored survives. */
  reload(): Promise<Played>;
  /** Deletes a value of the test from the storage, as if damaged, and reloads. */
  lose(value: ActionValues['lose']): Promise<Played>;
  /** Moves the clock, in milliseconds. */
  wait(milliseconds: number): Promise<Played>;

  /**
   * Presses through steps as `until` does, but may stop at any step before the wanted one; returns the steps that showed. For drivers
   * whose presses are slow.
   */
  passTowards?(wanted: StepId): Promise<readonly ShownStep[]>;
  /** The step that shows now; called after every press. */
  step(): Promise<ShownStep>;
  /** The words that the page shows, in its language, by lines: those of an open dialog, or of the screen, below the notices. */
  words(): Promise<readonly string[]>;
  /** Texts that show only for a moment on a server: that a report is on its way. For drivers that know them. */
  passingTexts?(): readonly string[];
  /** Every text of the app in the language of the moment. For drivers that have them. */
  texts?(): readonly string[];
  /** Every call so far, in order, as `observe` has them. For drivers that know them at once. */
  calls?(): readonly SentCall[];
  /** Everything else that an expectation can check. */
  observe(): Promise<Observation>;
}
