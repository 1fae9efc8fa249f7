import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogMessage } from '../log-lines.ts';
import type { PseudonymOf } from './pseudonyms.ts';
import { eventLine } from './event-line.ts';
import type { EventLine, SecurityTrail } from './security-events.ts';

/** The call in which an event happens, or the job that it caused. */
export interface CallContext {
  /** As in the other lines about the call; null in a job that no call posted. */
  readonly reqId: string | null;
  /** The network address of the client; null in a job. */
  readonly address: string | null;
}

/** Where the lines go. */
export interface TrailLog {
  info(line: object, message: LogMessage): void;
}

/** The security trail of a server. */
export interface LoggedTrail extends SecurityTrail {
  /** Does work for a call: events that happen meanwhile, at any depth, name it. */
  during<Value>(call: CallContext, work: () => Promise<Value>): Promise<Value>;
  /** The id of the call for which work is done now; null outside of calls. */
  requestId(): string | null;
  /** Writes a line that a command of an operator has left. */
  write(line: EventLine): void;
  /** Lines are kept until there is a log. */
  writeTo(log: TrailLog): void;
}

const MESSAGE: LogMessage = 'Security event';

/** Writes each security event as one structured line at the level `info`. */
export function makeLoggedTrail(pseudonymOf: PseudonymOf): LoggedTrail {
  const calls = new AsyncLocalStorage<CallContext>();
  const early: EventLine[] = [];
  let log: TrailLog | null = null;
  const write = (line: EventLine): void => {
    if (log === null) early.push(line);
    else log.info(line, MESSAGE);
  };
  return {
    note: (event, facts) => {
      const line = eventLine(pseudonymOf, event, facts);
      const call = calls.getStore();
      if (call === undefined) return write(line);
      const address = call.address === null ? {} : { address: pseudonymOf('address', call.address) };
      return write({ ...line, ...address, ...(call.reqId === null ? {} : { reqId: call.reqId }) });
    },
    requestId: () => calls.getStore()?.reqId ?? null,
    during: (call, work) => calls.run(call, work),
    write,
    writeTo: (given) => {
      log = given;
      for (const line of early.splice(0)) given.info(line, MESSAGE);
    },
  };
}
