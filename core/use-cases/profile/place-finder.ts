import type { Source } from '../../cell.ts';
import type { LocationResponse } from '../../api/payloads.ts';
import { digitsOnly } from '../../domain/format-input.ts';
import { ZIP_DIGITS } from '../../domain/limits.ts';
import { ok } from '../../domain/result.ts';
import { problemsOf } from '../../forms/rules.ts';
import type { LocationLookup } from '../../ports/location-lookup.ts';
import { makePlaceStore, type PlaceStore } from './place-store.ts';
import { makePlaceMemory, type PlaceForm, type PlaceMemory } from './place-memory.ts';
import { QUIET, type PlaceQuestion, type PlaceState } from './place-state.ts';

/** The choice "My city is not listed" among the localities. */
export const CITY_NOT_LISTED = 'notListed';

/** The choice "I do not know" among the counties. */
export const COUNTY_NOT_KNOWN = 'notKnown';

/**
 * Fills in city, state and county by zip (product.md section 4, "Profile form"). It never prevents sending the form, and never
 * overwrites what the person entered unless the person chooses a place.
 */
export interface PlaceFinder extends Source<PlaceState> {
  /** Call after every change of the form: looks a new zip up, and removes outdated messages. */
  readonly changed: () => Promise<void>;
  /** Call when city or state is left: reports whether they match the zip. */
  readonly left: () => Promise<void>;
  /** Opens the dialog with the places of the zip, or with the counties of its city if only the county is open. */
  readonly offer: () => void;
  /** Closes the dialog without a choice. */
  readonly dismiss: () => void;
}

/** The zip to look up: five digits, unless the person opted out of giving an address. */
function wholeZip({ zipCode, noDateOfBirth }: ReturnType<PlaceForm['read']>): string | null {
  const digits = digitsOnly(zipCode, ZIP_DIGITS);
  return digits.length === ZIP_DIGITS && !noDateOfBirth ? digits : null;
}

/** The field of each question, and the choice that means none of those listed. */
const QUESTIONS = {
  city: { field: 'locality', none: CITY_NOT_LISTED },
  county: { field: 'countyOfCity', none: COUNTY_NOT_KNOWN },
} as const;

/** A question; null without choices. `take` gets the choice, or null for none of them. */
function questionOf(
  kind: PlaceQuestion['kind'],
  choices: readonly string[] | null,
  take: (choice: string | null) => void,
): PlaceQuestion | null {
  if (choices === null) return null;
  const { field, none } = QUESTIONS[kind];
  const isValid = (choice: string | undefined): boolean =>
    choice !== undefined && (choice === none || choices.includes(choice));
  return {
    kind,
    choices,
    none,
    field,
    form: {
      button: `choose-${kind}`,
      initial: { [field]: '' },
      check: ({ [field]: choice }) => problemsOf({ [field]: isValid(choice) ? null : 'EMPTY_RADIO_FIELD' }),
      send: ({ [field]: choice = none }) => {
        take(choice === none ? null : choice);
        return Promise.resolve(ok(undefined));
      },
    },
  };
}

/** Looks a zip up. Resolves with its places; null if there are none, or if the zip was changed meanwhile. */
function makeAsk(lookup: LocationLookup, memory: PlaceMemory, store: PlaceStore, zip: () => string | null) {
  let latest = 0;
  return async (wanted: string): Promise<LocationResponse | null> => {
    latest += 1;
    const asked = latest;
    store.set({ ...QUIET, isLooking: true });
    const found = await lookup.lookUp(wanted);
    if (asked !== latest || zip() !== wanted) return null;
    store.set({ isLooking: false });
    if (found.ok) memory.learn({ ...found.value, zip: wanted });
    else store.show(found.error.code === 'INVALID_ZIP' ? 'unknownZip' : 'lookupFailed');
    return found.ok ? found.value : null;
  };
}

/** The dialog of a finder: it asks for the city first, then for its county. */
function makeDialog(memory: PlaceMemory, { state, set, show, showOpenQuestion }: PlaceStore, zip: () => string | null) {
  /** Asks for the county if the city lies in several. */
  function askForCounty(): void {
    const question = questionOf('county', memory.openCounties(zip()), chooseCounty);
    set({ question, isFilled: memory.isFilled() });
  }

  function askForCity(localities: readonly string[] | null): void {
    set({ question: questionOf('city', localities, choose) });
  }

  function choose(locality: string | null): void {
    const places = memory.placesOf(zip());
    if (places !== null) memory.choose(places, locality);
    askForCounty();
    show(memory.mismatch(zip()));
  }

  function chooseCounty(county: string | null): void {
    memory.chooseCounty(county);
    set({ question: null, isFilled: memory.isFilled() });
    showOpenQuestion();
  }

  return {
    askForCity,
    askForCounty,
    offer: () => {
      if (state().message === 'chooseCounty') askForCounty();
      else askForCity(memory.placesOf(zip())?.localities ?? null);
    },
    dismiss: () => {
      set({ question: null });
      showOpenQuestion();
    },
  };
}

/** A finder for one form. The zip that the form `opened` with is looked up only after city or state was edited. */
export function makePlaceFinder(lookup: LocationLookup, form: PlaceForm, opened = form.read()): PlaceFinder {
  const memory = makePlaceMemory(form, opened);
  let zip = wholeZip(opened);
  const placesHere = (): LocationResponse | null => memory.placesOf(zip);
  const store = makePlaceStore(memory, () => zip);
  const ask = makeAsk(lookup, memory, store, () => zip);
  const { set, show, showOpenQuestion } = store;
  const { askForCity, askForCounty, offer, dismiss } = makeDialog(memory, store, () => zip);

  async function take(wanted: string): Promise<void> {
    const places = await ask(wanted);
    if (places === null) return;
    const step = memory.stepFor(places);
    if (step.kind === 'choose') return askForCity(step.localities);
    if (step.kind === 'ask') return show(step.mismatch);
    memory.fill(step.place);
    askForCounty();
  }

  async function changed(): Promise<void> {
    const now = wholeZip(form.read());
    if (now === zip) return store.review();
    zip = now;
    set(QUIET);
    memory.clear();
    if (zip !== null && placesHere() === null) return take(zip);
    if (zip !== null) memory.restore();
    set({ isFilled: memory.isFilled() });
    showOpenQuestion();
  }

  async function left(): Promise<void> {
    const { isLooking, message } = store.state();
    if (zip === null || isLooking || message === 'unknownZip') return;
    if (placesHere() === null && (!memory.isEdited() || (await ask(zip)) === null)) return;
    const mismatch = memory.mismatch(zip);
    if (mismatch !== null) show(mismatch);
    else if (memory.followCity(zip)) askForCounty();
  }

  return { state: store.state, subscribe: store.subscribe, changed, left, offer, dismiss };
}
