import { useEffect } from 'react';
import { latePart } from '../loading/late-part.ts';
import { useCurrent } from '../loading/use-late-part.ts';
import type { PlaceDialogProps } from './place-dialog.tsx';
import type { PlaceView } from './use-place-finder.ts';

const loadDialog = latePart(() => import('./place-dialog.tsx'));

interface LatePlaceDialogProps extends Pick<PlaceDialogProps, 'zip' | 'city'> {
  readonly place: PlaceView;
}

/**
 * The dialog about the place of a zip, loaded when it first opens. If it cannot be loaded, the questions are shown as
 * notes only.
 */
export function LatePlaceDialog({ place, ...form }: LatePlaceDialogProps) {
  const { finder, question } = place;
  const isOpen = question !== null;
  const dialog = useCurrent(loadDialog);
  useEffect(() => {
    if (isOpen) loadDialog().catch(() => finder?.dismiss());
  }, [isOpen, finder]);
  if (finder === null || question === null || dialog === null) return null;
  return <dialog.PlaceDialog {...form} key={question.kind} question={question} onClose={finder.dismiss} />;
}
