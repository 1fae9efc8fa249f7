import type { LocationResponse } from '../../../../core/api/payloads.ts';
import type { CalendarDate } from '../../../../core/domain/calendar-date.ts';
import type { ErrorCode } from '../../../../core/domain/error-codes.ts';
import { err, ok } from '../../../../core/domain/result.ts';
import type { FormValues } from '../../../../core/forms/form.ts';
import type { LocationLookup } from '../../../../core/ports/location-lookup.ts';
import type { PlaceQuestion } from '../../../../core/use-cases/profile/place-state.ts';
import { CITY_NOT_LISTED, makePlaceFinder, type PlaceFinder } from '../../../../core/use-cases/profile/place-finder.ts';
import type { PlaceForm } from '../../../../core/use-cases/profile/place-memory.ts';

const TODAY = '2026-11-20' as CalendarDate;

export type Fields = ReturnType<PlaceForm['read']>;

export const EMPTY: Fields = { zipCode: '', noDateOfBirth: false, city: '', state: 'default', county: '' };

export const PLACES: Readonly<Record<string, Omit<LocationResponse, 'zip'>>> = {
  '94110': { state: 'CA', localities: ['San Francisco'], counties: ['San Francisco'] },
  '10001': { state: 'NY', localities: ['New York'], counties: ['New York'] },
  '90210': { state: 'CA', localities: ['Beverly Hills', 'West Hollywood', 'Los Angeles'], counties: ['Los Angeles'] },
  '02134': {
    state: 'MA',
    localities: ['Allston', 'Boston'],
    counties: ['Suffolk', 'Middlesex'],
    cityCounties: [['Suffolk'], ['Suffolk']],
  },
  '94303': {
    state: 'CA',
    localities: ['Palo Alto', 'East Palo Alto'],
    counties: ['Santa Clara', 'San Mateo'],
    cityCounties: [['Santa Clara'], ['San Mateo']],
  },
  '30307': {
    state: 'GA',
    localities: ['Atlanta', 'Decatur'],
    counties: ['DeKalb', 'Fulton'],
    cityCounties: [['Fulton', 'DeKalb'], ['DeKalb']],
  },
};

/** A lookup that responds when the test lets it, in any order. */
export interface SlowLookup extends LocationLookup {
  readonly asked: readonly string[];
  /** The number of pending lookups. */
  readonly waiting: () => number;
  /** Answers a pending lookup with the places of its zip, or with a failure. */
  answer(index?: number, failure?: ErrorCode): Promise<void>;
}

export function makeSlowLookup(): SlowLookup {
  const asked: string[] = [];
  const waiting: { zip: string; resolve: (answer: Awaited<ReturnType<LocationLookup['lookUp']>>) => void }[] = [];
  return {
    asked,
    waiting: () => waiting.length,
    lookUp: (zip) => {
      asked.push(zip);
      return new Promise((resolve) => waiting.push({ zip, resolve }));
    },
    answer: async (index = 0, failure) => {
      const [call] = waiting.splice(index, 1);
      if (call === undefined) throw new Error('No lookup is pending.');
      const places = PLACES[call.zip];
      if (failure !== undefined) call.resolve(err({ code: failure }));
      else call.resolve(places === undefined ? err({ code: 'INVALID_ZIP' }) : ok({ zip: call.zip, ...places }));
      await settle();
    },
  };
}

/** Lets the finder process responses. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

/** A form with a place finder, driven by the test. */
export interface FilledForm {
  readonly finder: PlaceFinder;
  readonly lookup: SlowLookup;
  readonly fields: () => Fields;
  /** What the finder has put into the form, in order. */
  readonly fills: readonly Fields[];
  /** Types into fields without waiting for what that causes. */
  type(patch: Partial<Fields>): void;
  leave(): void;
  /** Types a zip and has it answered. */
  typeZip(zip: string, failure?: ErrorCode): Promise<void>;
  /** Presses the dialog's button; resolves with whether the choice was taken. */
  choose(locality: string): Promise<boolean>;
  /** The same in the question about the county. */
  chooseCounty(county: string): Promise<boolean>;
}

export function openForm(opened: Partial<Fields> = {}): FilledForm {
  let fields: Fields = { ...EMPTY, ...opened };
  const fills: Fields[] = [];
  const lookup = makeSlowLookup();
  const finder = makePlaceFinder(lookup, {
    read: () => fields,
    fill: (place) => {
      fields = { ...fields, ...place };
      fills.push(fields);
      void finder.changed();
    },
  });
  function type(patch: Partial<Fields>): void {
    fields = { ...fields, ...patch };
    void finder.changed();
  }
  async function answer(kind: PlaceQuestion['kind'], values: FormValues<string>): Promise<boolean> {
    const { question } = finder.state();
    if (question?.kind !== kind || question.form.check(values, TODAY).length > 0) return false;
    return (await question.form.send(values, TODAY)).ok;
  }
  return {
    finder,
    lookup,
    fields: () => fields,
    fills,
    type,
    leave: () => void finder.left(),
    typeZip: async (zipCode, failure) => {
      type({ zipCode });
      await lookup.answer(0, failure);
    },
    choose: (locality) => answer('city', { locality }),
    chooseCounty: (countyOfCity) => answer('county', { countyOfCity }),
  };
}

export { CITY_NOT_LISTED };
