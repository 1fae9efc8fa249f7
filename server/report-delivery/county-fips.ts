import { readFileSync } from 'node:fs';
import { placeKey } from '../../core/domain/place-of-zip.ts';
import { countyName } from '../locations/county-name.ts';

const FILE = new URL('../../zip-data/counties.tsv', import.meta.url);
const CITY_OF = /^city of\s+(.*)$/i;
const KIND = /(?<!\s)\s+(?:county|parish|municipio|municipality|(?:city and )?borough|census area|city and county)$/i;
const CITY = /(?<!\s)\s+city$/i;

const keyOf = (state: string, county: string): string => `${state.trim().toUpperCase()} ${placeKey(county)}`;

function readCounties(): ReadonlyMap<string, string> {
  const lines = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [state = '', county = '', fips = ''] = line.split('\t');
      return [keyOf(state, county), fips];
    }),
  );
}

let counties: ReadonlyMap<string, string> | null = null;

/** The possible names of a county in the table, the most specific first: a city may have the name of the county around it. */
function spellings(county: string): readonly string[] {
  const name = county.trim().replace(CITY_OF, '$1 City');
  const plain = name.replace(KIND, '');
  return [name, plain, plain.replace(CITY, ''), countyName(plain)];
}

/**
 * The five-digit FIPS code of a county, by the code of its state and its name in any spelling, with or without words such as County.
 * Null if the state has no such county.
 */
export function countyFips(state: string, county: string): string | null {
  counties ??= readCounties();
  for (const spelling of spellings(county)) {
    const fips = counties.get(keyOf(state, spelling));
    if (fips !== undefined) return fips;
  }
  return null;
}
