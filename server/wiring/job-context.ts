import { AsyncLocalStorage } from 'node:async_hooks';
import type { Result } from '../../core/domain/result.ts';
import type { Deliver, DeliveryFailure, Job, JobPayload } from '../jobs/ports.ts';
import type { AuthorityReporter } from '../report-delivery/ports.ts';
import type { SpanEnd, SpanTerms } from '../tracing/ports.ts';
import * as base from './base-parts.ts';
import type { Get } from './provide.ts';

/** A failure that is only too early is none. */
function endOf(delivered: Result<unknown, DeliveryFailure>): SpanEnd {
  if (delivered.ok) return { hasFailed: false };
  const { code, isEarly = false } = delivered.error;
  return { hasFailed: !isEarly, attributes: { 'error.type': code } };
}

function jobAttributes<Of extends JobPayload>({ jobId, message, tries, origin }: Job<Of>): SpanTerms['attributes'] {
  const request = origin.requestId === null ? {} : { 'clearline.request_id': origin.requestId };
  return { 'clearline.job.kind': message.kind, 'clearline.job.id': jobId, 'clearline.job.tries': tries, ...request };
}

/** Executes each job as part of the call that posted it: its log lines, further jobs and spans name that call. */
export function inCallOfJob<Of extends JobPayload>(get: Get, deliver: Deliver<Of>): Deliver<Of> {
  const [trail, tracing] = [get(base.trail), get(base.tracing)];
  return (job) => {
    const { requestId, traceParent: parent } = job.origin;
    const terms: SpanTerms = {
      name: `job ${job.message.kind}`,
      kind: 'consumer',
      parent,
      attributes: jobAttributes(job),
    };
    return trail.during({ reqId: requestId, address: null }, () => tracing.during(terms, () => deliver(job), endOf));
  };
}

const outgoing = (name: string): SpanTerms => ({ name, kind: 'client', attributes: {} });

/** A reporter whose calls to the receiver are spans. */
export function traceReporter(get: Get, reporter: AuthorityReporter): AuthorityReporter {
  const tracing = get(base.tracing);
  return {
    deliver: (report) => tracing.during(outgoing('deliver report'), () => reporter.deliver(report), endOf),
    readResponse: (fileName, since) =>
      tracing.during(outgoing('read answer'), () => reporter.readResponse(fileName, since), endOf),
  };
}

interface Sender<Of> {
  send(message: Of): Promise<Result<void, DeliveryFailure>>;
}

/** A sender of messages whose calls to the transport are spans. */
export function traceSender<Of>(get: Get, name: string, sender: Sender<Of>): Sender<Of> {
  const tracing = get(base.tracing);
  return { send: (message) => tracing.during(outgoing(name), () => sender.send(message), endOf) };
}

/** Runs work as if no call had caused it. Made where none is in progress: a worker that a call wakes works for others too. */
export const makeApart = (): ((work: () => void) => void) => AsyncLocalStorage.snapshot();
