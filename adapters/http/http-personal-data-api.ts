import type { PersonalDataApi } from '../../core/ports/personal-data-api.ts';
import type { HttpClient } from './ky-client.ts';
import { readAnswer } from './read-answer.ts';

/** Personal data over HTTP. The large schema is loaded only when it is needed. */
export function makeHttpPersonalDataApi(client: HttpClient): PersonalDataApi {
  return {
    get: async (ownerId) => {
      const answer = await client.call('getPersonalData', ownerId === undefined ? {} : { ownerId });
      if (!answer.ok) return answer;
      const { PERSONAL_DATA } = await import('./personal-data-schema.ts');
      return readAnswer('getPersonalData', PERSONAL_DATA, answer);
    },
  };
}
