import { ok } from '../../core/domain/result.ts';
import { SUPPORT_EMAIL } from '../../core/domain/settings.ts';
import { validateSupportRequest } from '../../core/domain/validate-support-request.ts';
import type { SupportApi } from '../../core/ports/support-api.ts';
import { refusal, type FaultInjector } from './fault-injector.ts';
import type { MemoryWorld } from './memory-world.ts';

/** Questions to customer service in memory. */
export function makeMemorySupportApi(faults: FaultInjector, world: MemoryWorld): SupportApi {
  // What was taken, while nobody has heard so.
  let unheard: string | null = null;
  return {
    send: async (request) => {
      const asked = JSON.stringify(request);
      const sent = await faults.answer('sendSupportRequest', request, () => {
        const checked = validateSupportRequest(request);
        if (!checked.ok) return refusal('sendSupportRequest', 422, { fields: checked.error });
        if (unheard !== asked) world.messages.push({ to: SUPPORT_EMAIL, kind: 'supportRequest' });
        unheard = asked;
        return ok(undefined);
      });
      if (sent.ok) unheard = null;
      return sent;
    },
  };
}
