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

/** Forms can be shown and submitted without the finder, so it is loaded late. */
const loadFinder = latePart(() => import('../../core/use-cases/profile/place-finder.ts'));

/** The place of a form's zip, for its screen. */
export interface PlaceView extends PlaceState {
  /** Null until it is loaded; before that nothing is looked up. */
  readonly finder: PlaceFinder | null;
  /** Called when city or state loses the focus. */
  readonly leave: () => void;
}

/** The form values as last rendered plus those filled in since. Ignores changes after unmount. */
class RenderedForm implements PlaceForm {
  /** The initial values. */
  readonly opened: Values;
  private values: Values;
  private applyPlace: Fill | null = null;

  constructor(values: Values) {
    this.opened = values;
    this.values = values;
  }

  readonly update = (values: Values, fill: Fill | null): void => {
    this.values = values;
    this.applyPlace = fill;
  };
  readonly read = (): Values => this.values;
  readonly fill = (place: Parameters<Fill>[0]): void => {
    this.values = { ...this.values, ...place };
    this.applyPlace?.(place);
  };
}

/**
 * The dialog restores the focus to the zip field, which is complete: move it to the city, if that is still rendered.
 */
function focusAfterDialog(): void {
  const { activeElement, body } = document;
  const isDone = activeElement === null || activeElement === body || activeElement.id === fieldId('zipCode');
  if (isDone) document.getElementById(fieldId('city'))?.focus();
}

/**
 * Looks up the place of a form's zip while the form shows, and fills it in. The calling component has to be an
 * observer.
 */
export function usePlaceFinder(values: Values, fill: Fill): PlaceView {
  const { locationLookup } = useServices();
  const [form] = useState(() => new RenderedForm(values));
  const loaded = useBackgroundPart(loadFinder);
  const { finder, state } = useMemo(
    () => new PlaceStore(loaded?.makePlaceFinder(locationLookup, form, form.opened) ?? null),
    [loaded, locationLookup, form],
  );
  useLayoutEffect(() => {
    form.update(values, fill);
    return () => form.update(values, null);
  });

  const { zipCode, noDateOfBirth, city, state: stateCode, county } = values;
  useEffect(() => void finder?.changed(), [finder, zipCode, noDateOfBirth, city, stateCode, county]);

  const isOpen = state.question !== null;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) focusAfterDialog();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return { ...state, finder, leave: () => afterPress(() => void finder?.left()) };
}
