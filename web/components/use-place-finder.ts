import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PlaceFinder } from '../../core/use-cases/profile/place-finder.ts';
import type { PlaceForm } from '../../core/use-cases/profile/place-memory.ts';
import type { PlaceState } from '../../core/use-cases/profile/place-state.ts';
import { latePart } from '../loading/late-part.ts';
import { PlaceStore } from '../stores/place-store.ts';
import { useServices } from '../wiring/services.ts';
import { useBackgroundPart } from '../loading/use-late-part.ts';
import { afterPress } from './after-press.ts';
import { fieldId } from './field-ids.ts';

type Values = ReturnType<PlaceForm['read']>;
type Fill = PlaceForm['fill'];

/** No form needs it in order to show, nor to be sent. */
const loadFinder = latePart(() => import('../../core/use-cases/profile/place-finder.ts'));

/** The place of a form's zip as its screen sees it. */
export interface PlaceView extends PlaceState {
  /** Null until it is loaded; nothing is found, or asked, before. */
  readonly finder: PlaceFinder | null;
  /** City or state was left. */
  readonly leave: () => void;
}

/** The form as it was last painted, with what has been filled in since. Nothing goes into a form that has been left. */
class PaintedForm implements PlaceForm {
  /** What stood in it at first. */
  readonly opened: Values;
  #values: Values;
  #fill: Fill | null = null;

  constructor(values: Values) {
    this.opened = values;
    this.#values = values;
  }

  readonly paint = (values: Values, fill: Fill | null): void => {
    this.#values = values;
    this.#fill = fill;
  };
  readonly read = (): Values => this.#values;
  readonly fill = (place: Parameters<Fill>[0]): void => {
    this.#values = { ...this.#values, ...place };
    this.#fill?.(place);
  };
}

/** The dialog gives the focus back to the zip, which is done with: the city is next. What took the dialog's place may be gone as well. */
function focusAfterDialog(): void {
  const { activeElement, body } = document;
  const isDone = activeElement === null || activeElement === body || activeElement.id === fieldId('zipCode');
  if (isDone) document.getElementById(fieldId('city'))?.focus();
}

/** Looks up the place of the zip in a form, for as long as the form shows, and fills it in. The form has to be an observer. */
export function usePlaceFinder(values: Values, fill: Fill): PlaceView {
  const { locationLookup } = useServices();
  const [form] = useState(() => new PaintedForm(values));
  const loaded = useBackgroundPart(loadFinder);
  const { finder, state } = useMemo(
    () => new PlaceStore(loaded?.makePlaceFinder(locationLookup, form, form.opened) ?? null),
    [loaded, locationLookup, form],
  );
  useLayoutEffect(() => {
    form.paint(values, fill);
    return () => form.paint(values, null);
  });

  const { zipCode, noDateOfBirth, city, state: stateCode, county } = values;
  useEffect(() => void finder?.changed(), [finder, zipCode, noDateOfBirth, city, stateCode, county]);

  const isOpen = state.localities !== null || state.counties !== null;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) focusAfterDialog();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return { ...state, finder, leave: () => afterPress(() => void finder?.left()) };
}
