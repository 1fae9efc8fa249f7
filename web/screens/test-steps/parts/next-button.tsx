import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { NextConditionName } from '../../../../core/flow/step-row.ts';
import { Button } from '../../../components/button.tsx';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** The messages for a person who is too young, by the step condition that failed. */
const TOO_YOUNG = {
  profileSelected: 'steps.intro-eligibility.stop.under2',
  collectionChosen: 'steps.intro-eligibility.stop.child',
} as const satisfies Partial<Record<NextConditionName, string>>;

const REASON_ID = 'next-reason';

/**
 * Why Next is not available, as a message; null if it is, and usually until the first press. Text fields show their own
 * errors.
 */
function useReason(): string | null {
  const { store } = useSteps();
  const { t } = useTranslation();
  const texts = useStepTexts();
  const { obstacle, row, view } = store;
  if (obstacle === null || obstacle.kind === 'fields') return null;
  const isAboutAge = row?.nextIf === 'profileSelected' || row?.nextIf === 'collectionChosen';
  // Pressing Next cannot resolve this, so the message shows without a press.
  if (obstacle.kind === 'tooYoung' && isAboutAge) return t(TOO_YOUNG[row.nextIf]);
  if (!view.attempted) return null;
  return texts.maybe('missing');
}

interface NextButtonProps {
  /** Default: the step's own label, or Next. */
  readonly label?: string | undefined;
  /** Null submits the surrounding form. */
  readonly onPress: (() => Promise<void>) | null;
  /** The surrounding form is busy. */
  readonly isBusy?: boolean;
  /** The screen uses the press for something else, such as scrolling on; until that is done Next looks unavailable. */
  readonly isIntercepted?: boolean;
}

/**
 * The main button of a step. If a choice or a checkbox is missing, it looks unavailable but can be pressed, and then
 * shows the reason next to it.
 */
export const NextButton = observer(function NextButton(props: NextButtonProps) {
  const { label, onPress, isBusy = false, isIntercepted = false } = props;
  const { store } = useSteps();
  const { t } = useTranslation();
  const texts = useStepTexts();
  const reason = useReason();
  const { obstacle, view } = store;
  const isUnavailable = obstacle !== null && obstacle.kind !== 'fields';
  const busy = texts.maybe('saving') ?? t('buttons.saving');
  return (
    <>
      <p
        className="step-reason"
        id={REASON_ID}
        role="status"
        data-error={reason === null ? undefined : (obstacle?.code ?? undefined)}
      >
        {reason}
      </p>
      <Button
        data-press="next"
        data-leaves={obstacle === null}
        aria-disabled={isUnavailable || isIntercepted}
        aria-describedby={reason === null ? undefined : REASON_ID}
        busy={isBusy || view.pending === 'submit' ? busy : null}
        {...(onPress === null ? { type: 'submit' } : { onClick: () => void onPress() })}
      >
        {label ?? texts.maybe('submit') ?? texts.maybe('next') ?? t('buttons.next')}
      </Button>
    </>
  );
});
