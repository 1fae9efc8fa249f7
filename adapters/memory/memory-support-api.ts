import { ok } from '../../core/domain/result.ts';
import { SUPPORT_EMAIL } from '../../core/domain/settings.ts';
import { validateSupportRequest } from '../../core/domain/validate-support-request.ts';
import type { SupportApi } from '../../core/ports/support-api.ts';
import { rejection, type FaultInjector } from './fault-injector.ts';
import type { MemoryWorld } from './memory-world.ts';
import { makeAnswerRepeatable } from './repeatable-calls.ts';

/** Questions to customer service in memory. */
export function makeMemorySupportApi(faults: FaultInjector, world: MemoryWorld): SupportApi {
  const answerRepeatable = makeAnswerRepeatable(faults.answer, world.now);
  return {
    send: (request) =>
      answerRepeatable('sendSupportRequest', request, (isRepeated) => {
        const checked = validateSupportRequest(request);
        if (!checked.ok) return rejection('sendSupportRequest', 422, { fields: checked.error });
        if (!isRepeated) world.messages.push({ to: SUPPORT_EMAIL, kind: 'supportRequest' });
        return ok(undefined);
      }),
  };
}
