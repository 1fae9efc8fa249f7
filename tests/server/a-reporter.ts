import { ok, type Result } from '../../core/domain/result.ts';
import type { DeliveryFailure } from '../../server/jobs/ports.ts';
import type {
  AuthorityAnswer,
  AuthorityReporter,
  HandedOver,
  OutgoingReport,
} from '../../server/report-delivery/ports.ts';

/** A reporter whose receiver the test decides about. */
export interface SteeredReporter extends AuthorityReporter {
  /** Everything that it was asked to hand over, whatever came of it. */
  readonly tried: readonly OutgoingReport[];
  onDelivery: Result<HandedOver, DeliveryFailure>;
  onLook: Result<AuthorityAnswer | null, DeliveryFailure>;
  /** What a delivery waits for before it ends. */
  blockedBy: Promise<unknown>;
}

/** The receiver has it, and says nothing yet. */
export const HANDED_OVER = ok({ receipt: 'r-1', answer: null });

/** A receiver that takes everything and never answers, until a test says otherwise. */
export function aReporter(): SteeredReporter {
  const tried: OutgoingReport[] = [];
  const reporter: SteeredReporter = {
    tried,
    onDelivery: HANDED_OVER,
    onLook: ok(null),
    blockedBy: Promise.resolve(),
    deliver: async (report) => {
      tried.push(report);
      await reporter.blockedBy;
      return reporter.onDelivery;
    },
    readAnswer: () => Promise.resolve(reporter.onLook),
  };
  return reporter;
}
