import { SERVER_CALLS } from '../../core/ports/server-calls.ts';
import type { ServerPorts } from '../../core/ports/server-ports.ts';
import type { Kits } from '../../core/domain/kit.ts';
import type { HeldResponses } from '../../adapters/memory/held-responses.ts';
import type { SentCall } from '../../scenarios/observation.ts';
import type { Played } from '../../scenarios/driver.ts';
import type { FailingCalls, Scenario } from '../../scenarios/scenario.ts';
import type { SentMessage } from '../../scenarios/scenario-account.ts';

/** The ports to the server, each replaced by what `change` makes of it. */
export function eachApi(apis: ServerPorts, change: <Api extends object>(api: Api) => Api): ServerPorts {
  const names = Object.keys(SERVER_CALLS) as (keyof ServerPorts)[];
  return Object.fromEntries(names.map((name) => [name, change(apis[name])])) as unknown as ServerPorts;
}

/** A back end for scenarios, with their controls and observations. */
export interface PlayBackEnd extends ServerPorts {
  /** The kits that are accepted. */
  readonly kits: Kits;
  /** Sets the clock, registers the used cassettes and creates the scenario's account. `now` in epoch milliseconds. */
  begin(scenario: Scenario, now: number): Promise<Played>;
  end(): Promise<void>;
  /** The clock was moved. */
  moveClock(now: number): Promise<Played>;
  /** The text that the camera reads for one in the scenario. */
  cassetteText(text: string): Promise<string>;
  /** The email address that is typed for one in the scenario. */
  email(text: string): string;
  /** The newest message to any of these addresses, in the scenario's spelling. */
  lastMessage(addresses: readonly string[]): Promise<SentMessage | null>;
  /** Every call that was sent, in order. */
  calls(): readonly SentCall[];
  /** Whether a cassette is held, queried with the payload of its save; not counted as a call. */
  isHeld(device: unknown): Promise<boolean>;
  failNext(calls: FailingCalls): void;
  /** Delayed responses. */
  readonly heldResponses: HeldResponses;
  /** The number of pending calls, including those with a held response. */
  underWay(): number;
  /** Waits until the effects of a response show. */
  nextLook(): Promise<unknown>;
  /** Between two actions: what the server delivers in that moment is delivered. */
  passMoment(): void;
  setOnline(isOnline: boolean): void;
}
