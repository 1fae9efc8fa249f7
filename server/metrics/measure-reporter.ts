import type { Result } from '../../core/domain/result.ts';
import type { DeliveryFailure } from '../jobs/ports.ts';
import type { AuthorityReporter, HandedOver } from '../report-delivery/ports.ts';
import type { ReporterName } from '../report-delivery/transports/transport-config.ts';
import type { DeliveryCount, DeliveryOutcome } from './ports.ts';

const SECOND_MS = 1000;

function outcomeOf(delivered: Result<HandedOver, DeliveryFailure>): DeliveryOutcome {
  if (!delivered.ok) return delivered.error.isFinal ? 'stuck' : 'retried';
  return delivered.value.answer?.outcome ?? 'sent';
}

/** A reporter that counts deliveries. `elapsed` is a monotonic clock in milliseconds. */
export function measureReporter(
  reporter: AuthorityReporter,
  name: ReporterName,
  countDelivery: DeliveryCount,
  elapsed: () => number = () => performance.now(),
): AuthorityReporter {
  return {
    deliver: async (report) => {
      const begun = elapsed();
      const delivered = await reporter.deliver(report);
      countDelivery(name, outcomeOf(delivered), (elapsed() - begun) / SECOND_MS);
      return delivered;
    },
    readResponse: (fileName, since) => reporter.readResponse(fileName, since),
  };
}
