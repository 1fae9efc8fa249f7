import { readFile } from 'node:fs/promises';
import type { LocationResponse } from '../../core/api/payloads.ts';
import { isOneOf, STATE_CODES } from '../../core/domain/choice-lists.ts';
import { err, ok } from '../../core/domain/result.ts';
import type { PlaceSource } from './ports.ts';

const FILE = new URL('../../zip-data/zips.tsv', import.meta.url);
const ZIP_LENGTH = 5;

function namesIn(list: string): readonly string[] {
  return list === '' ? [] : list.split('|');
}

/** The counties of each locality, from their indexes in the list of counties. */
function readCityCounties(column: string, counties: readonly string[]): readonly (readonly string[])[] {
  return column.split('|').map((places) => places.split(' ').flatMap((place) => counties[Number(place)] ?? []));
}

function readLine(line: string): LocationResponse {
  const [zip = '', state, localities = '', counties = '', cityCounties = ''] = line.split('\t');
  if (!isOneOf(STATE_CODES, state)) throw new Error(`The zip data names no state for ${zip}.`);
  const names = namesIn(counties);
  const places = { zip, state, localities: namesIn(localities), counties: names };
  return cityCounties === '' ? places : { ...places, cityCounties: readCityCounties(cityCounties, names) };
}

/** Each zip's line of the file (NOTICE lists its columns), parsed when it is first looked up. */
async function readLines(): Promise<ReadonlyMap<string, string>> {
  const lines = (await readFile(FILE, 'utf8')).trimEnd().split('\n');
  return new Map(lines.map((line) => [line.slice(0, ZIP_LENGTH), line]));
}

/** The embedded location data. Read at the first lookup, and then kept in memory. */
export function makeEmbeddedPlaces(): PlaceSource {
  let lines: Promise<ReadonlyMap<string, string>> | null = null;
  return {
    find: async (zip) => {
      lines ??= readLines();
      const line = (await lines).get(zip);
      return line === undefined ? err('unknown-zip') : ok(readLine(line));
    },
  };
}
