import { describe, expect, test } from 'vitest';
import { MEMORY_PLACES } from '../../adapters/memory/memory-places.ts';
import { openBackEnd, type MakeBackEnd } from './back-end.ts';

/** The contract of every LocationLookup (product.md section 4, "Profile form"; decisions.md section 6). */
export function describeLocationLookup(name: string, makeBackEnd: MakeBackEnd): void {
  describe(`Places by zip over ${name}`, () => {
    const backEnd = openBackEnd(makeBackEnd);

    test.each(MEMORY_PLACES)('$zip is $localities, $counties, $state', async (place) => {
      expect(await backEnd.locationLookup.lookUp(place.zip)).toEqual({ ok: true, value: place });
    });

    test.each(['00000', '99999', '9411', '941100', '94110-1234', '9411O', ' 94110', '', '..', '%2e%2e'])(
      'the zip "%s" is unknown',
      async (zip) => {
        expect(await backEnd.locationLookup.lookUp(zip)).toEqual({
          ok: false,
          error: { code: 'INVALID_ZIP', status: 404 },
        });
      },
    );
  });
}
