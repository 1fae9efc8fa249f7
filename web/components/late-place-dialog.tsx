import { useEffect } from 'react';
import { latePart } from '../loading/late-part.ts';
import { useCurrent } from '../loading/use-late-part.ts';
import type { PlaceDialogProps } from './place-dialog.tsx';

const loadDialogs = latePart(() => import('./place-dialog.tsx'));

/**
 * The dialogs about the place of a zip, loaded when the first one opens. If they cannot be loaded, the questions are
 * shown as notes only.
 */
export function LatePlaceDialog(props: PlaceDialogProps) {
  const { finder, localities, counties } = props.place;
  const isOpen = localities !== null || counties !== null;
  const dialogs = useCurrent(loadDialogs);
  useEffect(() => {
    if (isOpen) loadDialogs().catch(() => finder?.dismiss());
  }, [isOpen, finder]);
  return isOpen && dialogs !== null ? <dialogs.PlaceDialogs {...props} /> : null;
}
