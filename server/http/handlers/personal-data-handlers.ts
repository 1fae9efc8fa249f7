import { err, ok } from '../../../core/domain/result.ts';
import type { ReadOwnData } from '../../people/read-own-data.ts';
import { requireCaller, type ApiHandler } from '../api-call.ts';
import { compactJson } from '../compact-json.ts';

/** The call about personal data. */
export function makePersonalDataHandlers(readOwnData: ReadOwnData) {
  return {
    getPersonalData: async (call) => {
      const data = await readOwnData(requireCaller(call).userId);
      return data.ok ? ok(await compactJson(call, data.value)) : err({ status: 401, code: 'INVALID_TOKEN' });
    },
  } satisfies Record<string, ApiHandler>;
}
