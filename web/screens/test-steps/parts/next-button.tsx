import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { NextConditionName } from '../../../../core/flow/step-row.ts';
import { Button } from '../../../components/button.tsx';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** What to say to somebody who is too young for what was chosen, by the nextIf that found out. */
const TOO_YOUNG = {
  profileSelected: 'steps.intro-eligibility.stop.under2',
  collectionChosen: 'steps.intro-eligibility.stop.child',
} as const satisfies Partial<Record<NextConditionName, string>>;

const REASON_ID = 'next-reason';

/** Why Next does not lead on, in words; null while it does, and mostly before it was pressed. Typed fields have their own errors. */
function useReason(): string | null {
  const { store } = useSteps();
  const { t } = useTranslation();
  const texts = useStepTexts();
  const { obstacle, row, view } = store;
  if (obstacle === null || obstacle.kind === 'fields') return null;
  const isAboutAge = row?.nextIf === 'profileSelected' || row?.nextIf === 'collectionChosen';
  // What was chosen cannot be mended by pressing on, so nobody has to press in order to hear it.
  if (obstacle.kind === 'tooYoung' && isAboutAge) return t(TOO_YOUNG[row.nextIf]);
  if (!view.attempted) return null;
  return texts.maybe('missing');
}

interface NextButtonProps {
  /** Null submits the form around the button. */
  readonly onPress: (() => Promise<void>) | null;
  /** What the form around the button does takes a while. */
  readonly isBusy?: boolean;
  /** The screen itself has a press do something else first, and shows Next as not available until then. */
  readonly isHeldBack?: boolean;
}

/**
 * The one main button of a step. Where a choice or a tick is missing it is shown as not available but can be pressed, and
 * then says why beside it.
 */
export const NextButton = observer(function NextButton(props: NextButtonProps) {
  const { onPress, isBusy = false, isHeldBack = false } = props;
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
        aria-disabled={isUnavailable || isHeldBack}
        aria-describedby={reason === null ? undefined : REASON_ID}
        busy={isBusy || view.pending === 'submit' ? busy : null}
        {...(onPress === null ? { type: 'submit' } : { onClick: () => void onPress() })}
      >
        {texts.maybe('submit') ?? texts.maybe('next') ?? t('buttons.next')}
      </Button>
    </>
  );
});
