import { ok, type Result } from '../../core/domain/result.ts';
import type { DeliveryFailure } from '../../server/jobs/ports.ts';
import type {
  AuthorityResponse,
  AuthorityReporter,
  HandedOver,
  OutgoingReport,
} from '../../server/report-delivery/ports.ts';

/** A reporter whose receiver is controlled by the test. */
export interface ControlledReporter extends AuthorityReporter {
  /** Every delivery it was asked to make, whatever the outcome. */
  readonly attempts: readonly OutgoingReport[];
  /** Since when an answer was asked for, by file name. */
  readonly looks: ReadonlyMap<string, readonly number[]>;
  onDelivery: Result<HandedOver, DeliveryFailure>;
  onPoll: Result<AuthorityResponse | null, DeliveryFailure>;
  /** A delivery waits for this before it ends. */
  blockedBy: Promise<unknown>;
}

/** The receiver has accepted the report and has not answered yet. */
export const HANDED_OVER = ok({ receipt: 'r-1', answer: null });

/** A receiver that accepts everything and never answers, until a test changes that. */
export function aReporter(): ControlledReporter {
  const attempts: OutgoingReport[] = [];
  const looks = new Map<string, readonly number[]>();
  const reporter: ControlledReporter = {
    attempts,
    looks,
    onDelivery: HANDED_OVER,
    onPoll: ok(null),
    blockedBy: Promise.resolve(),
    deliver: async (report) => {
      attempts.push(report);
      await reporter.blockedBy;
      return reporter.onDelivery;
    },
    readResponse: (fileName, since) => {
      looks.set(fileName, [...(looks.get(fileName) ?? []), since]);
      return Promise.resolve(reporter.onPoll);
    },
  };
  return reporter;
}
