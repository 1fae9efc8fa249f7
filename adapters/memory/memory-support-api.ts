import { ok } from '../../core/domain/result.ts';
import { SUPPORT_EMAIL } from '../../core/domain/settings.ts';
import { validateSupportRequest } from '../../core/domain/validate-support-request.ts';
import type { SupportApi } from '../../core/ports/support-api.ts';
import { rejection, type FaultInjector } from './fault-injector.ts';
import type { MemoryWorld } from './memory-world.ts';

/** Questions to customer service in memory. */
export function makeMemorySupportApi(faults: FaultInjector, world: MemoryWorld): SupportApi {
  // A request that was accepted, but whose answer was lost.
  let unanswered: string | null = null;
  return {
    send: async (request) => {
      const asked = JSON.stringify(request);
      const sent = await faults.answer('sendSupportRequest', request, () => {
        const checked = validateSupportRequest(request);
        if (!checked.ok) return rejection('sendSupportRequest', 422, { fields: checked.error });
        if (unanswered !== asked) world.messages.push({ to: SUPPORT_EMAIL, kind: 'supportRequest' });
        unanswered = asked;
        return ok(undefined);
      });
      if (sent.ok) unanswered = null;
      return sent;
    },
  };
}
