import { err, ok, type Result } from '../core/domain/result.ts';
import type { FlowName } from '../core/flow/session.ts';
import type { StepId } from '../core/flow/step-row.ts';
import type { Observation, ShownStep } from './observation.ts';
import type { ActionValues, Answers, CallName, FailingCalls, FormValues, Scenario, TabName } from './scenario.ts';

/** Why an action could not be done: the thing it acts on is not there, or the driver does not know it. */
export interface Refusal {
  readonly reason: string;
}

/** An action was done, or could not be. What the app answers to it is for expectations to say. */
export type Played = Result<void, Refusal>;

/** The action was done. */
export const PLAYED: Played = ok(undefined);

/** The action could not be done. */
export function notPlayed(reason: string): Played {
  return err({ reason });
}

/** The pieces in which time passes for somebody who is there: short enough to renew their access in time and never to be taken for gone. */
export const PRESENCE_MS = 20 * 60_000;

/**
 * Somebody who can do what scenarios say, in the terminal or in a browser. Every method does what a person's hand would do,
 * resolves once the app has settled (no call under way), and refuses when there is nothing to act on.
 */
export interface ScenarioDriver {
  /** Begins at home as `who` says (a visitor: at the landing), with the clock set and the used cassettes taken. */
  begin(scenario: Scenario): Promise<Played>;
  /** Gives back what `begin` took: the server's clock, the page, the network. */
  end(): Promise<void>;

  /** Chooses Testing or Express testing on home. */
  start(flow: FlowName): Promise<Played>;
  /** Presses the main button once. Not available, it is pressed all the same; not there at all, nothing happens. */
  next(): Promise<Played>;
  /** Presses the back arrow once; where there is none, nothing happens. */
  back(): Promise<Played>;
  /** Gives the answers that the step asks for. */
  answer(answers: Answers): Promise<Played>;
  /** Chooses a profile by first and last name at profile-selection. */
  select(name: string): Promise<Played>;
  /** Ticks every box of the step. */
  tick(): Promise<Played>;
  /** Holds a code with that text before the camera. */
  scan(text: string): Promise<Played>;
  /** Presses OK on a scan's message. */
  ok(): Promise<Played>;
  /** Presses Cancel on a scan's message. */
  leave(): Promise<Played>;
  /** Chooses how to report and presses Next. */
  report(option: ActionValues['report']): Promise<Played>;
  /** Types into the form of the review step, and saves it. */
  profile(values: FormValues): Promise<Played>;
  /** Answers the guest's question whether to create an account. */
  account(answer: ActionValues['account']): Promise<Played>;
  home(): Promise<Played>;
  /** Presses Cancel in the dialog "Your test is incomplete". */
  cancel(): Promise<Played>;
  /** Presses Continue there. */
  continue(): Promise<Played>;
  offline(): Promise<Played>;
  online(): Promise<Played>;
  /** Makes the next call of each name fail as it says, however often the app retries it. */
  fail(calls: FailingCalls): Promise<Played>;
  /** The back end carries out the next call of that name; its answer arrives at `release`. */
  hold(call: CallName): Promise<Played>;
  /** Lets the answer of a held call arrive; refused where none of that name is held. */
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
  /** Turns to a tab; the second is opened at home when first turned to. */
  tab(name: TabName): Promise<Played>;
  /** Lets time pass without any input, in milliseconds. */
  idle(milliseconds: number): Promise<Played>;
  /** Closes the page and opens it again: only what is stored survives. */
  reload(): Promise<Played>;
  /** The device loses a value of the test, as a damaged storage does; then as `reload`. */
  lose(value: ActionValues['lose']): Promise<Played>;
  /** Moves the clock, in milliseconds. */
  wait(milliseconds: number): Promise<Played>;

  /**
   * Passes steps on the way to one as `until` does, ticking and pressing, but may stop anywhere before it, even at once;
   * answers with the steps that showed. For drivers whose every press costs much.
   */
  passTowards?(wanted: StepId): Promise<readonly ShownStep[]>;
  /** The step that shows now; asked after every press. */
  step(): Promise<ShownStep>;
  /** Everything that an expectation may ask for. */
  observe(): Promise<Observation>;
}
