import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RESCUE_PRESSES } from '../../../../core/flow/rescue-cards.ts';
import { latePart } from '../../../loading/late-part.ts';
import { useLatePart } from '../../../loading/use-late-part.ts';

/** Loads the dialog. */
export const loadRescue = latePart(() => import('./rescue-dialog.tsx'));

/** "Something went wrong?": opens what to do over the step, which stays as it is. */
export function RescueHelp() {
  const { t } = useTranslation();
  const { value: dialog } = useLatePart(loadRescue);
  const [isOpen, setIsOpen] = useState(false);
  // Loaded with the test, long before the first step that offers it.
  if (dialog === null) return null;
  return (
    <>
      <button
        type="button"
        className="rescue-open"
        data-press={RESCUE_PRESSES.open}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('rescue.open')}
      </button>
      {isOpen && <dialog.RescueDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
