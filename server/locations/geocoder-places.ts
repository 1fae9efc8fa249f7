import * as v from 'valibot';
import type { LocationResponse } from '../../core/api/payloads.ts';
import { STATE_CODES } from '../../core/domain/choice-lists.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { Geocoder } from '../config.ts';
import { countyName } from './county-name.ts';
import type { NoPlace, PlaceSource } from './ports.ts';

/** Short, because a person waits at the form, and the embedded data are always available. */
const ASK_MS = 1500;

const component = v.object({ long_name: v.string(), short_name: v.string(), types: v.array(v.string()) });

const geocoded = v.object({
  status: v.picklist(['OK', 'ZERO_RESULTS']),
  results: v.array(
    v.object({
      address_components: v.array(component),
      /** Present only if there are several. */
      postcode_localities: v.optional(v.array(v.string()), []),
    }),
  ),
});

type Geocoded = v.InferOutput<typeof geocoded>['results'][number];

/** In order of preference: New York's boroughs are sublocalities. */
const LOCALITY_TYPES = ['locality', 'sublocality', 'neighborhood'];

function readResult(
  zip: string,
  { address_components: parts, postcode_localities }: Geocoded,
): LocationResponse | null {
  const part = (type: string) => parts.find(({ types }) => types.includes(type));
  if (part('postal_code')?.short_name !== zip) return null;
  const state = STATE_CODES.find((code) => code === part('administrative_area_level_1')?.short_name);
  const main = LOCALITY_TYPES.flatMap((type) => part(type)?.long_name ?? []).slice(0, 1);
  const localities = [...new Set([...main, ...postcode_localities])];
  if (state === undefined || localities.length === 0) return null;
  const county = part('administrative_area_level_2')?.long_name;
  return { zip, state, localities, counties: county === undefined ? [] : [countyName(county)] };
}

function readResponse(zip: string, body: unknown): Result<LocationResponse, NoPlace> {
  const read = v.safeParse(geocoded, body);
  if (!read.success) return err('unavailable');
  const [location] = read.output.results.flatMap((result) => readResult(zip, result) ?? []);
  return location === undefined ? err('unknown-zip') : ok(location);
}

/**
 * Queries a maps service with the interface of Google's Geocoding API. It receives only the zip. A rejected key, an exceeded quota, an
 * unexpected answer and a timeout of a second and a half are all `unavailable`.
 */
export function makeGeocoderPlaces({ url, key }: Geocoder, timeoutMs = ASK_MS): PlaceSource {
  return {
    find: async (zip) => {
      const question = new URL(url);
      question.searchParams.set('components', `country:US|postal_code:${zip}`);
      // Counties and cities are needed as in an address, whatever the person's language.
      question.searchParams.set('language', 'en');
      question.searchParams.set('key', key);
      try {
        const answer = await fetch(question, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
        return readResponse(zip, await answer.json());
      } catch {
        return err('unavailable');
      }
    },
  };
}
