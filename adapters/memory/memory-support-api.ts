import { ok } from '../../core/domain/result.ts';
import { SUPPORT_EMAIL } from '../../core/domain/settings.ts';
import { validateSupportRequest } from '../../core/domain/validate-support-request.ts';
import type { SupportApi } from '../../core/ports/support-api.ts';
import { refusal, type MemoryGate } from './memory-gate.ts';
import type { MemoryWorld } from './memory-world.ts';

/** Questions to customer service in memory. */
export function makeMemorySupportApi(gate: MemoryGate, world: MemoryWorld): SupportApi {
  return {
    send: (request) =>
      gate.answer('sendSupportRequest', request, () => {
        const checked = validateSupportRequest(request);
        if (!checked.ok) return refusal('sendSupportRequest', 422, { fields: checked.error });
        world.messages.push({ to: SUPPORT_EMAIL, kind: 'supportRequest' });
        return ok(undefined);
      }),
  };
}
