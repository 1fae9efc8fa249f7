import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { LocationResponse } from '../../core/api/payloads.ts';
import { STATE_CODES } from '../../core/domain/choice-lists.ts';
import { countiesOfCity, placeKey } from '../../core/domain/place-of-zip.ts';
import { err, ok } from '../../core/domain/result.ts';
import { countyName } from '../../server/locations/county-name.ts';
import { makeEmbeddedPlaces } from '../../server/locations/embedded-places.ts';
import { makeLookUpLocation } from '../../server/locations/look-up-location.ts';
import type { NoPlace, PlaceSource } from '../../server/locations/ports.ts';

/** Zip, state, and the most likely locality and county, according to the postal service and the Census. */
const WELL_KNOWN = [
  ['90210', 'CA', 'Beverly Hills', 'Los Angeles'],
  ['10001', 'NY', 'New York', 'New York'],
  ['00901', 'PR', 'San Juan', 'San Juan'],
  ['96910', 'GU', 'Hagatna', 'Guam'],
  ['00802', 'VI', 'St. Thomas', 'St. Thomas'],
  ['96799', 'AS', 'Pago Pago', 'Western'],
  ['96950', 'MP', 'Saipan', 'Saipan'],
  ['20500', 'DC', 'Washington', 'District of Columbia'],
  ['94110', 'CA', 'San Francisco', 'San Francisco'],
  ['60614', 'IL', 'Chicago', 'Cook'],
  ['77002', 'TX', 'Houston', 'Harris'],
  ['33139', 'FL', 'Miami Beach', 'Miami-Dade'],
  ['98101', 'WA', 'Seattle', 'King'],
  ['02139', 'MA', 'Cambridge', 'Middlesex'],
  ['06103', 'CT', 'Hartford', 'Hartford'],
  ['06510', 'CT', 'New Haven', 'New Haven'],
  ['70112', 'LA', 'New Orleans', 'Orleans'],
  ['70802', 'LA', 'Baton Rouge', 'East Baton Rouge'],
  ['99501', 'AK', 'Anchorage', 'Anchorage'],
  ['99801', 'AK', 'Juneau', 'Juneau'],
  ['96813', 'HI', 'Honolulu', 'Honolulu'],
  ['89109', 'NV', 'Las Vegas', 'Clark'],
  ['63101', 'MO', 'St. Louis', 'St. Louis City'],
  ['21201', 'MD', 'Baltimore', 'Baltimore City'],
  ['23219', 'VA', 'Richmond', 'Richmond City'],
  ['83814', 'ID', "Coeur d'Alene", 'Kootenai'],
  ['00961', 'PR', 'Bayamón', 'Bayamón'],
] as const;

const KIND_OF_COUNTY = /\b(?:County|Parish|Borough|Municipio|Municipality|Census Area)\b/;

const places = makeEmbeddedPlaces();
let everywhere: readonly LocationResponse[] = [];

async function placesOf(zip: string): Promise<LocationResponse> {
  const found = await places.find(zip);
  if (!found.ok) throw new Error(`${zip} is ${found.error}.`);
  return found.value;
}

beforeAll(async () => {
  const file = readFileSync(new URL('../../zip-data/zips.tsv', import.meta.url), 'utf8');
  const zips = file
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(0, line.indexOf('\t')));
  everywhere = await Promise.all(zips.map(placesOf));
});

describe('The built-in places', () => {
  test.each(WELL_KNOWN)('%s is in %s: %s, %s', async (zip, state, city, county) => {
    const place = await placesOf(zip);
    expect(place).toMatchObject({ zip, state });
    expect([place.localities[0], place.counties[0]]).toEqual([city, county]);
  });

  test.each([
    ['90210', ['Beverly Hills', 'West Hollywood', 'Los Angeles'], ['Los Angeles']],
    ['75001', ['Addison', 'Carrollton', 'Dallas'], ['Dallas']],
    ['02134', ['Allston', 'Boston'], ['Suffolk', 'Middlesex']],
  ])('%s has several, the most likely first', async (zip, localities, counties) => {
    expect(await placesOf(zip)).toMatchObject({ localities, counties });
  });

  test.each(['00000', '99999', '09012', '96960', '', 'toString'])('%s does not exist', async (zip) => {
    expect(await places.find(zip)).toEqual(err('unknown-zip'));
  });

  test('cover all 50 states, DC and the five territories', () => {
    const states = new Set(everywhere.map(({ state }) => state));
    expect(STATE_CODES.filter((code) => !states.has(code))).toEqual([]);
    expect(everywhere.length).toBeGreaterThan(41_000);
  });

  test('have at least one locality for every zip, no duplicates, and no more than a dialog holds', () => {
    const wrong = everywhere.filter(({ localities }) => {
      const keys = new Set(localities.map(placeKey));
      return keys.size !== localities.length || keys.has('') || localities.length === 0 || localities.length > 12;
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['94303', 'East Palo Alto', ['San Mateo']],
    ['94303', 'Palo Alto', ['Santa Clara']],
    ['30307', 'Atlanta', ['Fulton', 'DeKalb']],
    ['96799', 'Pago Pago', ['Eastern', 'Western', "Manu'a"]],
    ['83702', 'Boise', ['Ada']],
    ['94110', 'San Francisco', ['San Francisco']],
  ])('%s %s is in %j', async (zip, city, counties) => {
    expect(countiesOfCity(await placesOf(zip), city)).toEqual(counties);
  });

  test('assign every locality to one of several counties', () => {
    const several = everywhere.filter(({ counties }) => counties.length > 1);
    const isWhole = ({ localities, counties, cityCounties = [] }: LocationResponse): boolean =>
      cityCounties.length === localities.length &&
      cityCounties.every((own) => own.length > 0 && own.every((county) => counties.includes(county)));
    expect(several.length).toBeGreaterThan(10_000);
    expect(several.filter((place) => !isWhole(place))).toEqual([]);
  });

  test.each(['96813', '83702'])('%s has one city, only under the postal name', async (zip) => {
    expect((await placesOf(zip)).localities).toHaveLength(1);
  });

  test('name counties without the word County, and know one for nearly every zip', () => {
    expect(everywhere.filter(({ counties }) => counties.some((name) => KIND_OF_COUNTY.test(name)))).toEqual([]);
    expect(everywhere.filter(({ counties }) => counties.length === 0).length).toBeLessThan(everywhere.length / 100);
  });

  test('use the eight counties of Connecticut', () => {
    const connecticut = everywhere.filter(({ state }) => state === 'CT').flatMap(({ counties }) => counties);
    expect([...new Set(connecticut)].toSorted()).toEqual([
      'Fairfield',
      'Hartford',
      'Litchfield',
      'Middlesex',
      'New Haven',
      'New London',
      'Tolland',
      'Windham',
    ]);
  });
});

describe('A county’s name', () => {
  test.each([
    ['Cook County', 'Cook'],
    ['Orleans Parish', 'Orleans'],
    ['Ketchikan Gateway Borough', 'Ketchikan Gateway'],
    ['San Juan Municipio', 'San Juan'],
    ['Anchorage Municipality', 'Anchorage'],
    ['Juneau City and Borough', 'Juneau'],
    ['Bethel Census Area', 'Bethel'],
    ['City and County of San Francisco', 'San Francisco'],
    ['Carson City', 'Carson City'],
    ['James City County', 'James City'],
    ['Parishville', 'Parishville'],
  ])('%s is %s', (name, plain) => {
    expect(countyName(name)).toBe(plain);
  });
});

describe('A lookup', () => {
  const home: LocationResponse = {
    zip: '94110',
    state: 'CA',
    localities: ['San Francisco'],
    counties: ['San Francisco'],
  };
  const away: LocationResponse = { zip: '94110', state: 'CA', localities: ['Daly City'], counties: ['San Mateo'] };
  const knows = (place: LocationResponse): PlaceSource => ({ find: () => Promise.resolve(ok(place)) });
  const fails = (why: NoPlace): PlaceSource => ({ find: () => Promise.resolve(err(why)) });

  test('returns the answer of the first source that knows', async () => {
    expect(await makeLookUpLocation([knows(home), knows(away)])('94110')).toEqual(ok(home));
  });

  test("takes each city's counties from the data if a maps service knows only one county", async () => {
    const zip = '94303';
    const data: LocationResponse = {
      zip,
      state: 'CA',
      localities: ['Palo Alto', 'East Palo Alto'],
      counties: ['Santa Clara', 'San Mateo'],
      cityCounties: [['Santa Clara'], ['San Mateo']],
    };
    const mapped: LocationResponse = { zip, state: 'CA', localities: ['East Palo Alto'], counties: ['Santa Clara'] };
    expect(await makeLookUpLocation([knows(mapped), knows(data)])(zip)).toEqual(
      ok({ ...mapped, counties: ['Santa Clara', 'San Mateo'], cityCounties: [['San Mateo']] }),
    );
  });

  test.each(['unknown-zip', 'unavailable'] as const)('asks the next source if the first returns %s', async (why) => {
    expect(await makeLookUpLocation([fails(why), knows(home)])('94110')).toEqual(ok(home));
    expect(await makeLookUpLocation([fails(why), fails('unknown-zip')])('94110')).toEqual(err('unknown-zip'));
  });
});
