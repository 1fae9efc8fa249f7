import type { Source } from '../../cell.ts';
import type { LocationAnswer } from '../../api/payloads.ts';
import { digitsOnly } from '../../domain/format-input.ts';
import { ZIP_DIGITS } from '../../domain/limits.ts';
import { ok } from '../../domain/result.ts';
import type { FormSpec } from '../../forms/form.ts';
import { problemsOf } from '../../forms/rules.ts';
import type { LocationLookup } from '../../ports/location-lookup.ts';
import { makePlaceStore, type PlaceStore } from './place-store.ts';
import { makePlaceMemory, type PlaceForm, type PlaceMemory } from './place-memory.ts';
import { QUIET, type PlaceState } from './place-state.ts';

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
  /** The dialog's form: one of the localities, or CITY_NOT_LISTED, is required. */
  readonly choiceForm: FormSpec<'locality'>;
  /** The dialog's form about the county: one of them, or COUNTY_NOT_KNOWN, is required. */
  readonly countyForm: FormSpec<'countyOfCity'>;
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

/** A form with one required choice; `none` is the choice of no item. */
function makeChoiceForm<Name extends string>(
  name: Name,
  none: string,
  choices: () => readonly string[],
  take: (choice: string | null) => void,
): FormSpec<Name> {
  const of = <Value>(value: Value) => ({ [name]: value }) as Record<Name, Value>;
  return {
    initial: of(''),
    check: ({ [name]: choice }) => {
      const isChosen = choice === none || choices().includes(choice);
      return problemsOf<Name>(of(isChosen ? null : 'EMPTY_RADIO_FIELD'));
    },
    send: ({ [name]: choice }) => {
      take(choice === none ? null : choice);
      return Promise.resolve(ok(undefined));
    },
  };
}

/** Looks a zip up. Resolves with its places; null if there are none, or if the zip was changed meanwhile. */
function makeAsk(lookup: LocationLookup, memory: PlaceMemory, store: PlaceStore, zip: () => string | null) {
  let latest = 0;
  return async (wanted: string): Promise<LocationAnswer | null> => {
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

/** The dialogs of a finder: first the city, then its county. */
function makeQuestions(
  memory: PlaceMemory,
  { state, set, show, showOpenQuestion }: PlaceStore,
  zip: () => string | null,
) {
  const localities = (): readonly string[] | null => memory.placesOf(zip())?.localities ?? null;

  /** Asks for the county if the city lies in several. */
  function askForCounty(): void {
    set({ localities: null, counties: memory.openCounties(zip()), isFilled: memory.isFilled() });
  }

  function choose(locality: string | null): void {
    const places = memory.placesOf(zip());
    if (places !== null) memory.choose(places, locality);
    askForCounty();
    show(memory.mismatch(zip()));
  }

  function chooseCounty(county: string | null): void {
    memory.chooseCounty(county);
    set({ counties: null, isFilled: memory.isFilled() });
    showOpenQuestion();
  }

  return {
    askForCounty,
    choiceForm: makeChoiceForm('locality', CITY_NOT_LISTED, () => localities() ?? [], choose),
    countyForm: makeChoiceForm('countyOfCity', COUNTY_NOT_KNOWN, () => state().counties ?? [], chooseCounty),
    offer: () => {
      if (state().message === 'chooseCounty') set({ counties: memory.openCounties(zip()) });
      else set({ localities: localities() });
    },
    dismiss: () => {
      set({ localities: null, counties: null });
      showOpenQuestion();
    },
  };
}

/** A finder for one form. The zip that the form `opened` with is looked up only after city or state was edited. */
export function makePlaceFinder(lookup: LocationLookup, form: PlaceForm, opened = form.read()): PlaceFinder {
  const memory = makePlaceMemory(form, opened);
  let zip = wholeZip(opened);
  const placesHere = (): LocationAnswer | null => memory.placesOf(zip);
  const store = makePlaceStore(memory, () => zip);
  const ask = makeAsk(lookup, memory, store, () => zip);
  const { set, show, showOpenQuestion } = store;
  const { askForCounty, ...questions } = makeQuestions(memory, store, () => zip);

  async function take(wanted: string): Promise<void> {
    const places = await ask(wanted);
    if (places === null) return;
    const step = memory.stepFor(places);
    if (step.kind === 'choose') return set({ localities: step.localities });
    if (step.kind === 'ask') return show(step.mismatch);
    memory.fill(step.place);
    askForCounty();
  }

  async function changed(): Promise<void> {
    const now = wholeZip(form.read());
    if (now === zip) return store.review();
    zip = now;
    set(QUIET);
    if (zip !== null && placesHere() === null) await take(zip);
    else showOpenQuestion();
  }

  async function left(): Promise<void> {
    const { isLooking, message } = store.state();
    if (zip === null || isLooking || message === 'unknownZip') return;
    if (placesHere() === null && (!memory.isEdited() || (await ask(zip)) === null)) return;
    const mismatch = memory.mismatch(zip);
    if (mismatch !== null) show(mismatch);
    else if (memory.followCity(zip)) askForCounty();
  }

  return {
    state: store.state,
    subscribe: store.subscribe,
    changed,
    left,
    ...questions,
  };
}
