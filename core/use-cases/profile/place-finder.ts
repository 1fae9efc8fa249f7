import type { LocationAnswer } from '../../api/payloads.ts';
import { digitsOnly } from '../../domain/format-input.ts';
import type { PersonForm } from '../../domain/guest-form.ts';
import { ZIP_DIGITS } from '../../domain/limits.ts';
import { chosenPlace, placeMismatch, placeOfZip, type PlaceFields } from '../../domain/place-of-zip.ts';
import { ok } from '../../domain/result.ts';
import type { FormSpec } from '../../forms/form.ts';
import { wrongOf } from '../../forms/rules.ts';
import type { LocationLookup } from '../../ports/location-lookup.ts';

/** The choice "My city is not listed" among the localities. */
export const CITY_NOT_LISTED = 'notListed';

/** What the form is told about its zip: nobody knows it, it could not be looked up, or what was entered is not of it. */
export type PlaceMessage = 'unknownZip' | 'lookupFailed' | 'city' | 'state';

/** Where looking up the place of a form stands. */
export interface PlaceState {
  readonly isLooking: boolean;
  /** The dialog "Select city from zipcode" asks for one of these; null while it is closed. */
  readonly localities: readonly string[] | null;
  readonly message: PlaceMessage | null;
  /** The places of the zip, while the message says that what was entered is not of it. */
  readonly offered: readonly string[];
}

/** The form whose place is looked up. */
export interface PlaceForm {
  readonly read: () => Pick<PersonForm, 'zipCode' | 'noDateOfBirth'> & PlaceFields;
  readonly fill: (place: PlaceFields) => void;
}

/** Fills in city, state and county by zip (product.md section 4, "Profile form"). Nothing of it ever keeps a form from being sent. */
export interface PlaceFinder {
  /** The same object until something changes. */
  readonly state: () => PlaceState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Something in the form changed: a new zip is looked up, and a message that no longer holds goes. */
  changed(): Promise<void>;
  /** City or state was left: whether they are of the zip is said now. */
  left(): Promise<void>;
  /** The dialog's form: one of the localities, or CITY_NOT_LISTED, is required. */
  readonly choiceForm: FormSpec<'locality'>;
  /** Opens the dialog with the places of the zip. */
  offer(): void;
  /** Closes the dialog without a choice. */
  dismiss(): void;
}

const QUIET: PlaceState = { isLooking: false, localities: null, message: null, offered: [] };

type Answer =
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly message: PlaceMessage }
  | { readonly kind: 'found'; readonly places: LocationAnswer };

const NO_ANSWER: Answer = { kind: 'none' };

/** A finder for one form. A zip that stands in it from the start is looked up only once city or state are edited. */
export function makePlaceFinder(lookup: LocationLookup, form: PlaceForm): PlaceFinder {
  const listeners = new Set<() => void>();
  let state = QUIET;
  let askedZip = wholeZip();
  let answer: Answer = NO_ANSWER;
  let filled: PlaceFields | null = null;

  function wholeZip(): string | null {
    const { zipCode, noDateOfBirth } = form.read();
    const digits = digitsOnly(zipCode, ZIP_DIGITS);
    return digits.length === ZIP_DIGITS && !noDateOfBirth ? digits : null;
  }

  function become(patch: Partial<PlaceState>): void {
    state = { ...state, ...patch };
    listeners.forEach((listener) => listener());
  }

  function fill(place: PlaceFields): void {
    filled = place;
    form.fill(place);
  }

  /** Resolves with whether the answer is still about the zip in the form. */
  async function ask(zip: string): Promise<boolean> {
    askedZip = zip;
    answer = NO_ANSWER;
    become({ ...QUIET, isLooking: true });
    const found = await lookup.lookUp(zip);
    if (askedZip !== zip) return false;
    if (found.ok) answer = { kind: 'found', places: found.value };
    else answer = { kind: 'failed', message: found.error.code === 'INVALID_ZIP' ? 'unknownZip' : 'lookupFailed' };
    become({ isLooking: false, message: answer.kind === 'failed' ? answer.message : null });
    return wholeZip() === zip;
  }

  function place(places: LocationAnswer): void {
    const step = placeOfZip(places, form.read(), filled);
    if (step.kind === 'fill') fill(step.place);
    else if (step.kind === 'choose') become({ localities: step.localities });
    else become({ message: step.mismatch, offered: step.localities });
  }

  function mismatch(): PlaceMessage | null {
    return answer.kind === 'found' ? placeMismatch(answer.places, form.read()) : null;
  }

  async function changed(): Promise<void> {
    const zip = wholeZip();
    if (zip === null) {
      askedZip = null;
      answer = NO_ANSWER;
      if (state !== QUIET) become(QUIET);
    } else if (zip !== askedZip) {
      if ((await ask(zip)) && answer.kind === 'found') place(answer.places);
    } else if (state.offered.length > 0 && mismatch() === null) {
      become({ message: null, offered: [] });
    }
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed,
    left: async () => {
      const zip = wholeZip();
      if (zip === null || state.isLooking) return;
      if (answer.kind === 'none') await ask(zip);
      const message = mismatch();
      if (answer.kind === 'found' && message !== null) become({ message, offered: answer.places.localities });
    },
    choiceForm: {
      initial: { locality: '' },
      check: ({ locality }) => wrongOf<'locality'>({ locality: locality === '' ? 'EMPTY_RADIO_FIELD' : null }),
      send: ({ locality }) => {
        const chosen = locality === CITY_NOT_LISTED ? null : locality;
        if (answer.kind === 'found') fill(chosenPlace(answer.places, chosen, form.read(), filled));
        become({ localities: null, message: null, offered: [] });
        return Promise.resolve(ok(undefined));
      },
    },
    offer: () => {
      if (answer.kind === 'found') become({ localities: answer.places.localities });
    },
    dismiss: () => become({ localities: null }),
  };
}
