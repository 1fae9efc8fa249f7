import { describe, expect, it } from 'vitest';
import {
  chosenPlace,
  cityFitsZip,
  placeKey,
  placeMismatch,
  placeOfZip,
  type PlaceFields,
  type ZipPlaces,
} from '../../../core/domain/place-of-zip.ts';

const SAN_FRANCISCO: ZipPlaces = { state: 'CA', localities: ['San Francisco'], counties: ['San Francisco'] };
const ALLSTON: ZipPlaces = {
  state: 'MA',
  localities: ['Allston', 'Boston'],
  counties: ['Suffolk', 'Middlesex'],
  cityCounties: [['Suffolk', 'Middlesex'], ['Suffolk']],
};

const entered = (fields: Partial<PlaceFields> = {}): PlaceFields => ({
  city: '',
  state: 'default',
  county: '',
  ...fields,
});

describe('the lookup of a zip', () => {
  it('fills in the only locality, its state and the likeliest county', () => {
    expect(placeOfZip(SAN_FRANCISCO, entered())).toEqual({
      kind: 'fill',
      place: { city: 'San Francisco', state: 'CA', county: 'San Francisco' },
    });
  });

  it('asks for a choice between several localities', () => {
    expect(placeOfZip(ALLSTON, entered())).toEqual({ kind: 'choose', localities: ['Allston', 'Boston'] });
  });

  it('does not ask when the person has typed one of them, and leaves it as typed', () => {
    expect(placeOfZip(ALLSTON, entered({ city: 'BOSTON' }))).toEqual({
      kind: 'fill',
      place: { city: 'BOSTON', state: 'MA', county: 'Suffolk' },
    });
  });

  it('keeps another city that the person has typed, and asks', () => {
    expect(placeOfZip(ALLSTON, entered({ city: 'Somerville' }))).toEqual({
      kind: 'ask',
      mismatch: 'city',
      localities: ['Allston', 'Boston'],
    });
    expect(placeOfZip(SAN_FRANCISCO, entered({ city: 'Oakland' }))).toMatchObject({ kind: 'ask', mismatch: 'city' });
  });

  it('keeps another state that the person has chosen, and asks', () => {
    expect(placeOfZip(ALLSTON, entered({ state: 'NH' }))).toMatchObject({ kind: 'ask', mismatch: 'state' });
  });

  it('keeps what the person changed after an earlier lookup', () => {
    const before = { city: 'Beverly Hills', state: 'CA', county: 'Los Angeles' };
    expect(placeOfZip(SAN_FRANCISCO, { ...before, city: 'Oakland' }, before)).toMatchObject({ kind: 'ask' });
  });

  it('fills in the state when no county is known', () => {
    expect(placeOfZip({ ...SAN_FRANCISCO, counties: [] }, entered())).toMatchObject({ place: { county: '' } });
  });
});

describe('the choice of a locality', () => {
  it('fills in the place', () => {
    expect(chosenPlace(ALLSTON, 'Boston', entered())).toEqual({ city: 'Boston', state: 'MA', county: 'Suffolk' });
  });

  it('lets a person whose city is not listed type it', () => {
    expect(chosenPlace(ALLSTON, null, entered())).toEqual({ city: '', state: 'MA', county: '' });
  });

  it('keeps a typed county, and replaces one filled in for an earlier zip', () => {
    const before = { city: 'Beverly Hills', state: 'CA', county: 'Los Angeles' };
    expect(chosenPlace(ALLSTON, 'Boston', entered({ county: 'Norfolk' })).county).toBe('Norfolk');
    expect(chosenPlace(ALLSTON, 'Boston', before, before).county).toBe('Suffolk');
    expect(chosenPlace(ALLSTON, 'Allston', before, before).county).toBe('');
  });
});

describe('a later edit', () => {
  it.each([
    ['Boston', 'MA', null],
    ['  allston ', 'MA', null],
    ['', 'default', null],
    ['Bostn', 'MA', 'city'],
    ['Boston', 'NH', 'state'],
    ['Somerville', 'NH', 'state'],
  ])('%j in %s', (city, state, mismatch) => {
    expect(placeMismatch(ALLSTON, entered({ city, state }))).toBe(mismatch);
  });
});

describe('two spellings of a place', () => {
  it.each([
    ['SAN FRANCISCO', 'San Francisco'],
    ['Bayamon', 'Bayamón'],
    ['Canon City', 'Cañon City'],
    ['Saint Louis', 'St. Louis'],
    ['Ft Campbell', 'Fort Campbell'],
    ['Mt. Vernon', 'Mount Vernon'],
    ['N. Little Rock', 'North Little Rock'],
    ["O'Fallon", 'O Fallon'],
    ['O’Fallon', "O'Fallon"],
    ['Croton on Hudson', 'Croton-on-Hudson'],
    ['Mc Lean', 'McLean'],
  ])('%s is %s', (one, other) => {
    expect(placeKey(one)).toBe(placeKey(other));
    expect(cityFitsZip({ ...ALLSTON, localities: [other] }, one)).toBe(true);
  });

  it.each([
    ['Boston', 'Bolton'],
    ['East Haven', 'West Haven'],
    ['Kansas', 'Kansas City'],
  ])('%s is not %s', (one, other) => {
    expect(placeKey(one)).not.toBe(placeKey(other));
  });
});
