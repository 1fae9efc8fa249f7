import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countyFips } from '../../server/report-delivery/county-fips.ts';

test.each([
  ['CA', 'Los Angeles', '06037'],
  ['CA', 'San Diego County', '06073'],
  ['IL', 'COOK', '17031'],
  ['IL', 'DeKalb', '17037'],
  ['NY', 'New York', '36061'],
  ['NY', 'St. Lawrence', '36089'],
  ['NY', 'saint lawrence county', '36089'],
  ['FL', 'Miami-Dade', '12086'],
  ['LA', 'Orleans Parish', '22071'],
  ['LA', 'St John the Baptist', '22095'],
  ['AK', 'Anchorage Municipality', '02020'],
  ['AK', 'Matanuska-Susitna Borough', '02170'],
  ['AK', 'Nome Census Area', '02180'],
  ['AK', 'Kusilvak', '02158'],
  ['PR', 'Mayagüez', '72097'],
  ['PR', 'mayaguez municipio', '72097'],
  ['PR', 'Humacao', '72069'],
  ['SD', 'Oglala Lakota', '46102'],
  ['DC', 'District of Columbia', '11001'],
  ['GU', 'Guam', '66010'],
  ['VI', 'St. Croix', '78010'],
  ['HI', 'Honolulu', '15003'],
  ['NM', 'Doña Ana', '35013'],
  ['MD', "Prince George's", '24033'],
  ['MD', 'Baltimore', '24005'],
  ['MD', 'Baltimore County', '24005'],
  ['MD', 'Baltimore City', '24510'],
  ['MD', 'City of Baltimore', '24510'],
  ['MO', 'St. Louis', '29189'],
  ['MO', 'Saint Louis City', '29510'],
  ['VA', 'Alexandria', '51510'],
  ['VA', 'Alexandria city', '51510'],
  ['VA', 'Fairfax', '51059'],
  ['VA', 'Fairfax City', '51600'],
  ['VA', 'James City County', '51095'],
  ['NV', 'Carson City', '32510'],
  ['tx', ' Harris ', '48201'],
])('%s, %s is %s', (state, county, fips) => {
  expect(countyFips(state, county)).toBe(fips);
});

test('the eight counties of Connecticut have their codes', () => {
  const names = ['Fairfield', 'Hartford', 'Litchfield', 'Middlesex', 'New Haven', 'New London', 'Tolland', 'Windham'];
  expect(names.map((name) => countyFips('CT', name))).toEqual(
    [1, 3, 5, 7, 9, 11, 13, 15].map((number) => `09${String(number).padStart(3, '0')}`),
  );
});

test.each([
  ['CA', 'Cook'],
  ['CA', ''],
  ['', 'Cook'],
  ['ZZ', 'Cook'],
  ['AS', 'Unknown'],
])('%j has no county %j', (state, county) => {
  expect(countyFips(state, county)).toBeNull();
});

test('a county filled in from a zip has a code, except for a name that two counties shared', () => {
  const zips = readFileSync(new URL('../../zip-data/zips.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const places = zips.flatMap((line) => {
    const [, state = '', , counties = ''] = line.split('\t');
    return counties === '' ? [] : counties.split('|').map((county) => `${state} ${county}`);
  });
  const unknown = [...new Set(places)].filter((place) => countyFips(place.slice(0, 2), place.slice(3)) === null);
  expect(unknown).toEqual(['AK Skagway-Hoonah-Angoon']);
});

test('every county has a unique code in its state, and every state has counties', () => {
  const rows = readFileSync(new URL('../../zip-data/counties.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const cells = rows.map((row) => row.split('\t'));
  expect(cells.every(([state, , fips]) => /^[A-Z]{2}$/.test(state ?? '') && /^\d{5}$/.test(fips ?? ''))).toBe(true);
  expect(new Set(cells.map(([, , fips]) => fips)).size).toBe(rows.length);
  expect(cells.filter(([state = '', county = '', fips]) => countyFips(state, county) !== fips)).toEqual([]);
  const [texas, puertoRico] = ['TX', 'PR'].map((wanted) => cells.filter(([state]) => state === wanted).length);
  expect([texas, puertoRico]).toEqual([254, 78]);
});
