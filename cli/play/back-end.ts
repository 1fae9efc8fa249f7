import type { HttpApis } from '../../adapters/http/http-apis.ts';
import type { Kits } from '../../core/domain/kit.ts';
import type { HeldAnswers } from '../../adapters/memory/held-answers.ts';
import type { SentCall } from '../../scenarios/observation.ts';
import type { Played } from '../../scenarios/driver.ts';
import type { FailingCalls, Scenario } from '../../scenarios/scenario.ts';
import type { SentMessage } from '../../scenarios/scenario-account.ts';

const SERVER_APIS = [
  'resultApi',
  'reportApi',
  'deviceRegistry',
  'authApi',
  'otpDeviceApi',
  'profileRepo',
  'supportApi',
  'locationLookup',
] as const;

/** The parts of the server that a tab calls. */
export type ServerApis = Pick<HttpApis, (typeof SERVER_APIS)[number]>;

/** These parts of the server, each replaced by what `change` makes of it. */
export function eachApi(apis: ServerApis, change: <Api extends object>(api: Api) => Api): ServerApis {
  return Object.fromEntries(SERVER_APIS.map((name) => [name, change(apis[name])])) as unknown as ServerApis;
}

/** A back end to play against, with the switches and the view into it that scenarios need. */
export interface PlayBackEnd extends ServerApis {
  /** The kits that are accepted. */
  readonly kits: Kits;
  /** Sets the clock, takes the used cassettes and makes the scenario's account. `now` in epoch milliseconds. */
  begin(scenario: Scenario, now: number): Promise<Played>;
  end(): Promise<void>;
  /** The clock was moved. */
  moveClock(now: number): Promise<Played>;
  /** The text that the camera is given for one of the scenario. */
  cassetteText(text: string): Promise<string>;
  /** The e-mail that is typed for one of the scenario. */
  email(text: string): string;
  /** The newest message to any of these addresses, as the scenario writes them. */
  lastMessage(addresses: readonly string[]): Promise<SentMessage | null>;
  /** Every call that left, in order. */
  calls(): readonly SentCall[];
  /** Whether a cassette is held, asked with the payload it was saved with; counts as no call. */
  isHeld(device: unknown): Promise<boolean>;
  failNext(calls: FailingCalls): void;
  /** Answers that come late. */
  readonly heldAnswers: HeldAnswers;
  /** How many calls are under way, those with a held answer included. */
  underWay(): number;
  /** A moment in which what an answer leads on to shows. */
  nextLook(): Promise<unknown>;
  setOnline(isOnline: boolean): void;
}
