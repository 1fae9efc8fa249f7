import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { err, ok } from '../../core/domain/result.ts';
import { makeGeocoderPlaces } from '../../server/locations/geocoder-places.ts';
import { sqliteEngine } from './engines.ts';
import { makeTestApp, type TestApp } from './test-app.ts';

const KEY = 'maps-key-123';

interface Component {
  readonly long_name: string;
  readonly short_name: string;
  readonly types: readonly string[];
}

const part = (type: string, long: string, short = long): Component => ({
  long_name: long,
  short_name: short,
  types: [type, 'political'],
});

const ADDISON = [
  part('postal_code', '75001'),
  part('locality', 'Addison'),
  part('administrative_area_level_2', 'Dallas County'),
  part('administrative_area_level_1', 'Texas', 'TX'),
  part('country', 'United States', 'US'),
];

const found = (components: readonly Component[], rest: object = {}) => ({
  status: 'OK',
  results: [{ address_components: components, ...rest }],
});

/** The service's response; null means none. */
let answer: { readonly status: number; readonly body: unknown } | null;
let asked: URLSearchParams[] = [];
let service: Server;
let url: string;

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://maps.example').searchParams);
    if (answer === null) return;
    response.writeHead(answer.status, { location: '/elsewhere' });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/geocode/json`;
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: found(ADDISON) };
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

describe('A maps service', () => {
  const find = (zip = '75001', timeoutMs?: number) => makeGeocoderPlaces({ url, key: KEY }, timeoutMs).find(zip);

  test('is asked for the zip in the United States, with the key and nothing else', async () => {
    await find();
    expect(asked.map((search) => Object.fromEntries(search))).toEqual([
      { components: 'country:US|postal_code:75001', language: 'en', key: KEY },
    ]);
  });

  test('returns the place; the county loses its "County"', async () => {
    expect(await find()).toEqual(ok({ zip: '75001', state: 'TX', localities: ['Addison'], counties: ['Dallas'] }));
  });

  test('returns several localities, the main one first and once', async () => {
    answer = { status: 200, body: found(ADDISON, { postcode_localities: ['Carrollton', 'Addison', 'Dallas'] }) };
    expect(await find()).toMatchObject({ value: { localities: ['Addison', 'Carrollton', 'Dallas'] } });
  });

  test('can return a borough instead of a locality, and no county', async () => {
    const borough = [
      ADDISON[0]!,
      part('sublocality', 'Brooklyn'),
      part('administrative_area_level_1', 'New York', 'NY'),
    ];
    answer = { status: 200, body: found(borough) };
    expect(await find()).toMatchObject({ value: { state: 'NY', localities: ['Brooklyn'], counties: [] } });
  });

  test.each([
    ['nothing', { status: 'ZERO_RESULTS', results: [] }],
    ['another zip', found([part('postal_code', '75002'), ...ADDISON.slice(1)])],
    ['no state', found(ADDISON.slice(0, 3))],
    ['an unsupported state', found([...ADDISON.slice(0, 3), part('administrative_area_level_1', 'Ontario', 'ON')])],
    ['no locality', found([ADDISON[0]!, ...ADDISON.slice(2)])],
  ])('that finds %s returns an unknown zip', async (_what, body) => {
    answer = { status: 200, body };
    expect(await find()).toEqual(err('unknown-zip'));
  });

  test.each([
    ['a rejected key', 200, { status: 'REQUEST_DENIED', results: [], error_message: 'The key is invalid.' }],
    ['an exceeded quota', 200, { status: 'OVER_QUERY_LIMIT', results: [] }],
    ['an error', 503, 'Service Unavailable'],
    ['a redirect', 302, found(ADDISON)],
    ['an unexpected object', 200, { hello: 'world' }],
    ['a list', 200, []],
  ])('that answers with %s is unavailable', async (_what, status, body) => {
    answer = { status, body };
    expect(await find()).toEqual(err('unavailable'));
    expect(asked).toHaveLength(1);
  });

  test('that does not respond times out', async () => {
    answer = null;
    expect(await find('75001', 50)).toEqual(err('unavailable'));
  });

  test('that is down fails without waiting', async () => {
    expect(await makeGeocoderPlaces({ url: 'http://127.0.0.1:1/', key: KEY }).find('75001')).toEqual(
      err('unavailable'),
    );
  });
});

describe('GET /locations/{zip}', () => {
  let plain: TestApp;
  let mapped: TestApp;
  beforeAll(async () => {
    plain = await makeTestApp(sqliteEngine);
    mapped = await makeTestApp(sqliteEngine, { geocoder: { url, key: KEY } });
  });
  afterAll(() => Promise.all([plain.close(), mapped.close()]));

  const lookUp = (app: TestApp, zip: string) => app.call('lookUpLocation', undefined, { params: { zip } });

  test('answers from the built-in data without a service', async () => {
    const place = await lookUp(plain, '90210');
    expect(place.statusCode).toBe(200);
    expect(place.json()).toEqual({
      zip: '90210',
      state: 'CA',
      localities: ['Beverly Hills', 'West Hollywood', 'Los Angeles'],
      counties: ['Los Angeles'],
    });
    expect(asked).toEqual([]);
  });

  test('asks a configured maps service first', async () => {
    answer = { status: 200, body: found(ADDISON) };
    expect((await lookUp(mapped, '75001')).json()).toMatchObject({ localities: ['Addison'] });
    expect(asked).toHaveLength(1);
  });

  test('never asks it about an invalid zip', async () => {
    await lookUp(mapped, '75001&key=x');
    expect(asked).toEqual([]);
  });

  test.each([
    ['fails', { status: 500, body: 'no' }],
    ['does not know', { status: 200, body: { status: 'ZERO_RESULTS', results: [] } }],
    ['rejects the key', { status: 200, body: { status: 'REQUEST_DENIED', results: [] } }],
  ])('answers from the built-in data if the maps service %s', async (_what, rejected) => {
    answer = rejected;
    expect((await lookUp(mapped, '75001')).json()).toMatchObject({ localities: ['Addison', 'Carrollton', 'Dallas'] });
    expect(asked).toHaveLength(1);
  });
});
