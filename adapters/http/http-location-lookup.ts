import * as v from 'valibot';
import { STATE_CODES } from '../../core/domain/choice-lists.ts';
import { err } from '../../core/domain/result.ts';
import type { LocationLookup } from '../../core/ports/location-lookup.ts';
import type { HttpClient } from './ky-client.ts';
import { readAnswer } from './read-answer.ts';

const FIVE_DIGITS = /^\d{5}$/;

const locationAnswer = v.object({
  zip: v.string(),
  state: v.picklist(STATE_CODES),
  localities: v.array(v.string()),
  counties: v.array(v.string()),
  cityCounties: v.optional(v.array(v.array(v.string()))),
});

/** Location lookup over HTTP. Only zips of five digits are sent. */
export function makeHttpLocationLookup(client: HttpClient): LocationLookup {
  return {
    lookUp: async (zip) => {
      if (!FIVE_DIGITS.test(zip)) return err({ code: 'INVALID_ZIP', status: 404 });
      return readAnswer('lookUpLocation', locationAnswer, await client.call('lookUpLocation', { params: { zip } }));
    },
  };
}
