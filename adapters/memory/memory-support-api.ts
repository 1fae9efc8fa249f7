import { ok } from '../../core/domain/result.ts';
import { SUPPORT_EMAIL } from '../../core/domain/settings.ts';
import { validateSupportRequest } from '../../core/domain/validate-support-request.ts';
import type { MemoryRules } from './memory-ports.ts';
import type { MemoryWorld } from './memory-world.ts';

/** Questions to customer service in memory. */
export function supportRules(world: MemoryWorld): MemoryRules<'supportApi'> {
  return {
    send: ({ isRepeated, reject }, request) => {
      const checked = validateSupportRequest(request);
      if (!checked.ok) return reject(422, { fields: checked.error });
      if (!isRepeated) world.messages.push({ to: SUPPORT_EMAIL, kind: 'supportRequest' });
      return ok(undefined);
    },
  };
}
