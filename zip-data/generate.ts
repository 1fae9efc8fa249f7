/** Writes zips.tsv and counties.tsv beside it from the packages that package.json names. NOTICE names their owners. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isOneOf, STATE_CODES } from '../core/domain/choice-lists.ts';
import { makeCityCounties } from './city-counties.ts';
import { fillCounties, makeCountiesOf } from './counties.ts';
import { countyRows } from './county-fips.ts';
import { localitiesOf, postalNames } from './localities.ts';
import { readSources, type Sources } from './sources.ts';

const HOME = import.meta.dirname;
const FILE = resolve(HOME, 'zips.tsv');

/** The state of a zip by the first source that has it; null for a military address or an independent country. */
function stateOf(zip: string, { postal, detail, geoNames }: Sources) {
  const state = postal.get(zip)?.state ?? detail.get(zip)?.stateAbbreviation ?? geoNames.get(zip)?.[0]?.state;
  return isOneOf(STATE_CODES, state) ? state : null;
}

const sources = readSources();
const countiesOf = makeCountiesOf(sources);
const ownNames = postalNames(sources);
const zips = new Set([...sources.postal.keys(), ...sources.detail.keys(), ...sources.geoNames.keys()]);
const rows = fillCounties(
  [...zips].toSorted().flatMap((zip) => {
    const state = stateOf(zip, sources);
    if (state === null) return [];
    const localities = localitiesOf(zip, state, sources, ownNames);
    return localities.length === 0 ? [] : [{ zip, state, localities, counties: countiesOf(zip, state) }];
  }),
);
const cityCountiesOf = makeCityCounties(sources, rows);

/** The counties of each locality, as indexes into the list of counties; empty if there is only one county. */
function cityColumn(row: (typeof rows)[number]): string {
  if (row.counties.length < 2) return '';
  return cityCountiesOf(row)
    .map((counties) => counties.map((county) => row.counties.indexOf(county)).join(' '))
    .join('|');
}

const lines = rows.map((row) =>
  [row.zip, row.state, row.localities.join('|'), row.counties.join('|'), cityColumn(row)].join('\t').trimEnd(),
);
const text = lines.join('\n');
writeFileSync(FILE, `${text}\n`);

const share = (count: number): string => `${((100 * count) / rows.length).toFixed(1)} %`;
console.log(`${rows.length} zips in ${new Set(rows.map(({ state }) => state)).size} states and territories`);
console.log(`${share(rows.filter(({ localities }) => localities.length > 1).length)} with several localities`);
console.log(`${share(rows.filter(({ counties }) => counties.length > 1).length)} with several counties`);
const isAsked = (line: string): boolean => /\t[^\t]*\d \d[^\t]*$/.test(line);
console.log(`${share(lines.filter(isAsked).length)} with a city of several counties`);
console.log(`${rows.filter(({ counties }) => counties.length === 0).length} without a county`);

const counties = countyRows(sources);
writeFileSync(
  resolve(HOME, 'counties.tsv'),
  `${counties.map(({ state, county, fips }) => [state, county, fips].join('\t')).join('\n')}\n`,
);
console.log(
  `${counties.length} counties in ${new Set(counties.map(({ state }) => state)).size} states and territories`,
);
