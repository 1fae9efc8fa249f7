import { useEffect, useState, type ComponentType } from 'react';
import { loadLater } from '../loading/load-later.ts';
import type { PlaceDialogProps } from './place-dialog.tsx';

const loadDialogs = loadLater(() => import('./place-dialog.tsx'));

/** The dialogs about the place of a zip, loaded when the first one opens; where they do not load, the questions stay as notes. */
export function LatePlaceDialog(props: PlaceDialogProps) {
  const { place } = props;
  const isOpen = place.localities !== null || place.counties !== null;
  const [Dialogs, setDialogs] = useState<ComponentType<PlaceDialogProps> | null>(
    () => loadDialogs.current()?.PlaceDialogs ?? null,
  );
  const { finder } = place;
  useEffect(() => {
    if (!isOpen || Dialogs !== null) return undefined;
    let isShown = true;
    void loadDialogs().then(
      ({ PlaceDialogs }) => isShown && setDialogs(() => PlaceDialogs),
      () => isShown && finder?.dismiss(),
    );
    return () => {
      isShown = false;
    };
  }, [isOpen, Dialogs, finder]);
  return isOpen && Dialogs !== null ? <Dialogs {...props} /> : null;
}
