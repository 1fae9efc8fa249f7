import type { LocationResponse } from '../../api/payloads.ts';
import type { PersonForm } from '../../domain/guest-form.ts';
import {
  chosenPlace,
  cityFitsZip,
  countiesOfCity,
  filledWith,
  ownEntry,
  placeMismatch,
  placeOfZip,
  restoredPlace,
  type FilledPlace,
  type PlaceFields,
  type PlaceStep,
} from '../../domain/place-of-zip.ts';
import { isBlank } from '../../domain/validate-fields.ts';

/** The form whose place is looked up. */
export interface PlaceForm {
  /** The current values of the form, including those filled in. */
  readonly read: () => Pick<PersonForm, 'zipCode' | 'noDateOfBirth'> & PlaceFields;
  readonly fill: (place: PlaceFields) => void;
}

/** What is known about the zip of a form, and which values were filled in. */
export interface PlaceMemory {
  /** The places of a zip; null until they are known, and without a zip. */
  readonly placesOf: (zip: string | null) => LocationResponse | null;
  readonly learn: (places: LocationResponse) => void;
  /** What the form should do with the places of its zip. */
  readonly stepFor: (places: LocationResponse) => PlaceStep;
  readonly fill: (place: PlaceFields) => void;
  /** Clears the values that were filled in, because the form has another zip. */
  readonly clear: () => void;
  /** Fills in again what was cleared, because the form has the known zip again. */
  readonly restore: () => void;
  /** Fills in the choice of the dialog; null is "My city is not listed". */
  readonly choose: (places: LocationResponse, locality: string | null) => void;
  /** Fills in the chosen county; null is "I do not know", after which the person is not asked again. */
  readonly chooseCounty: (county: string | null) => void;
  /** The counties to choose from; null if there is nothing to choose. */
  readonly openCounties: (zip: string | null) => readonly string[] | null;
  /** Updates a county that was filled in after the city changed; true if it did. */
  readonly followCity: (zip: string | null) => boolean;
  /** Whether the form still has all values that were filled in. */
  readonly isFilled: () => boolean;
  /** Whether city or state differ from when the form was opened. */
  readonly isEdited: () => boolean;
  /** Which value does not match the zip. A person who chose "My city is not listed" is not asked about the city again. */
  readonly mismatch: (zip: string | null) => 'city' | 'state' | null;
  /** Whether one of the zip's several cities must still be chosen. */
  readonly lacksChoice: (zip: string | null) => boolean;
}

/** The open question about the county of the city, if the zip lists that city. */
function makeCountyMemory(
  form: PlaceForm,
  placesOf: PlaceMemory['placesOf'],
  filled: () => FilledPlace,
  fill: PlaceMemory['fill'],
) {
  let isOpen = true;
  const reopen = (): void => {
    isOpen = true;
  };
  return {
    reopen,
    choose: (chosen: string | null): void => {
      isOpen = false;
      const { city, state } = form.read();
      if (chosen !== null) fill({ city, state, county: chosen });
    },
    open: (zip: string | null): readonly string[] | null => {
      const places = placesOf(zip);
      const { city, county } = form.read();
      if (places === null || !isOpen || !isBlank(county) || isBlank(city) || !cityFitsZip(places, city)) return null;
      const counties = countiesOfCity(places, city);
      return counties.length > 1 ? counties : null;
    },
    follow: (zip: string | null): boolean => {
      const places = placesOf(zip);
      const { city, county } = form.read();
      if (places === null || county === '' || county !== filled().county || isBlank(city)) return false;
      if (!cityFitsZip(places, city) || countiesOfCity(places, city).includes(county)) return false;
      reopen();
      fill(chosenPlace(places, city, form.read(), filled()));
      return true;
    },
  };
}

/** The values that were filled into the form. */
function makeFilledPlace(form: PlaceForm) {
  let filled: FilledPlace = {};
  let cleared: FilledPlace = {};
  function fill(place: PlaceFields): void {
    filled = filledWith(place, form.read(), filled);
    form.fill(place);
  }
  return {
    now: () => filled,
    fill,
    forgetCleared: (): void => {
      cleared = {};
    },
    clear: (): void => {
      if (Object.keys(filled).length === 0) return;
      const own = ownEntry(form.read(), filled);
      [cleared, filled] = [filled, {}];
      form.fill(own);
    },
    restore: () => fill(restoredPlace(form.read(), cleared)),
    isWhole: (): boolean => {
      const fields = form.read();
      const names = Object.keys(filled) as (keyof PlaceFields)[];
      return names.length > 0 && names.every((name) => fields[name] === filled[name]);
    },
  };
}

/** The memory of one form, which had the values `opened` at first. */
export function makePlaceMemory(form: PlaceForm, opened: ReturnType<PlaceForm['read']>): PlaceMemory {
  let known: LocationResponse | null = null;
  let isCityOwn = false;

  const placesOf: PlaceMemory['placesOf'] = (zip) => (known?.zip === zip ? known : null);
  const filled = makeFilledPlace(form);
  const county = makeCountyMemory(form, placesOf, filled.now, filled.fill);

  return {
    placesOf,
    learn: (places) => {
      known = places;
      isCityOwn = false;
      filled.forgetCleared();
      county.reopen();
    },
    stepFor: (places) => placeOfZip(places, form.read(), filled.now()),
    fill: filled.fill,
    clear: filled.clear,
    restore: filled.restore,
    choose: (places, locality) => {
      isCityOwn = locality === null;
      county.reopen();
      filled.fill(chosenPlace(places, locality, form.read(), filled.now()));
    },
    chooseCounty: county.choose,
    openCounties: county.open,
    followCity: county.follow,
    isFilled: filled.isWhole,
    isEdited: () => {
      const { city, state } = form.read();
      return city !== opened.city || state !== opened.state;
    },
    mismatch: (zip) => {
      const places = placesOf(zip);
      const found = places === null ? null : placeMismatch(places, form.read());
      return found === 'city' && isCityOwn ? null : found;
    },
    lacksChoice: (zip) => {
      const localities = placesOf(zip)?.localities ?? [];
      return !isCityOwn && localities.length > 1 && isBlank(form.read().city);
    },
  };
}
