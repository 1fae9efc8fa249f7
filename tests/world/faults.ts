import { rejection } from '../../adapters/memory/fault-injector.ts';
import { routeName, type ApiRouteId } from '../../core/api/routes.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import { err, type Result } from '../../core/domain/result.ts';
import { methodOf, requestOf } from '../../core/ports/port-call.ts';
import { eachCall } from '../../core/ports/server-calls.ts';
import type { ServerPorts } from '../../core/ports/server-ports.ts';

/** What the caller gets in place of the answer: nothing, a status of our server, or a page of something between. */
export const FAULT_ANSWERS = [
  ...(['network', '401', '404', '409', '422', '429', '500', '503'] as const),
  ...(['foreign200', 'foreign502', 'foreign504'] as const),
] as const;
export type FaultAnswer = (typeof FAULT_ANSWERS)[number];
/** Those that can come after the server did what was asked. */
export const UNSURE_ANSWERS = ['network', '500', '503', 'foreign200', 'foreign502', 'foreign504'] as const;

/** The calls of a test and its person that faults strike. */
export const STRUCK_CALLS = [
  ...(['createTestId', 'checkDevice', 'saveDevice', 'removeDevice', 'postProgress', 'createGuestResult'] as const),
  ...(['createResult', 'refreshAccess', 'getAllProfiles', 'createProfile', 'editProfile', 'serverTime'] as const),
  'getReport',
] as const satisfies readonly ApiRouteId[];

/** One fault of a call: it fails, before or after the server did what it asks, or it is on its way until it is released. */
export type Fault = { readonly call: (typeof STRUCK_CALLS)[number] } & (
  | { readonly held: 'request' | 'answer' }
  | {
      readonly when: 'before' | 'after';
      readonly answer: FaultAnswer;
      /** The fault stays for every call about this test; otherwise only the next call has it. */
      readonly staysFor?: string;
    }
);

/** Any answer of a call. */
type Answer = Result<unknown, AppError>;

function failure(route: ApiRouteId, answer: FaultAnswer): Answer {
  if (answer === 'network') return err({ code: 'NETWORK_REQUEST_FAILED' });
  if (answer === '401') return rejection(route, 401, { named: 'INVALID_TOKEN' });
  const status = Number(answer.replace('foreign', ''));
  return rejection(route, status, { isForeign: answer.startsWith('foreign') });
}

const staysFor = (fault: Fault): string | undefined => ('staysFor' in fault ? fault.staysFor : undefined);

/** The faults of a play, which strike the calls of the person's browser. */
export class Faults {
  #next: Fault[] = [];
  readonly #held: (() => void)[] = [];

  add(fault: Fault): void {
    this.#next.push(fault);
  }

  /** From now on calls arrive, and what is held does; only a fault of a test stays. */
  clear(): void {
    this.#next = this.#next.filter((fault) => staysFor(fault) !== undefined);
    for (const arrive of this.#held.splice(0)) arrive();
  }

  /** Lets the oldest held request or answer arrive. */
  release(): void {
    this.#held.shift()?.();
  }

  #take(call: ApiRouteId, { testId }: { readonly testId?: unknown }): Fault | undefined {
    const place = this.#next.findIndex((fault) => fault.call === call && [undefined, testId].includes(staysFor(fault)));
    const fault = this.#next[place];
    if (fault !== undefined && staysFor(fault) === undefined) this.#next.splice(place, 1);
    return fault;
  }

  async #strike(fault: Fault, act: () => Promise<Answer>): Promise<Answer> {
    const isOnItsWay = (): Promise<void> => new Promise((arrive) => this.#held.push(arrive));
    if (!('held' in fault)) {
      if (fault.when === 'after') await act();
      return failure(fault.call, fault.answer);
    }
    if (fault.held === 'request') await isOnItsWay();
    const answer = await act();
    if (fault.held === 'answer') await isOnItsWay();
    return answer;
  }

  /** The same ports, whose calls these faults strike while there is a network. `onCall` is told of each call before it is made. */
  strike(ports: ServerPorts, isOnline: () => boolean, onCall: (call: string, fields: object) => void): ServerPorts {
    const struck = eachCall((call, port, method) => async (...input: readonly unknown[]) => {
      const { fields } = requestOf(call, input);
      onCall(routeName(call.route), fields);
      if (!isOnline()) return failure(call.route, 'network');
      const real = methodOf(ports, port, method) as (...given: readonly unknown[]) => Promise<Answer>;
      const fault = this.#take(call.route, fields);
      return fault === undefined ? real(...input) : this.#strike(fault, () => real(...input));
    });
    return struck as unknown as ServerPorts;
  }
}
