import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RESCUE_PRESSES } from '../../../../core/flow/rescue-cards.ts';
import { useLatePart } from '../../../loading/use-late-part.ts';
import { loadLateSteps } from '../late-step.tsx';

/** "Something went wrong?": opens what to do over the step, which stays as it is. */
export function RescueHelp() {
  const { t } = useTranslation();
  const { value: screens } = useLatePart(loadLateSteps);
  const [isOpen, setIsOpen] = useState(false);
  // Loaded with the test's other screens, long before the first step that offers it.
  if (screens === null) return null;
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
      {isOpen && <screens.RescueDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
