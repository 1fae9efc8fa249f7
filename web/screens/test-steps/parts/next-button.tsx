import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { NEXT, nextTexts, REASON } from '../../../../core/step-texts/frame-texts.ts';
import { Button } from '../../../components/button.tsx';
import { useSteps } from '../step-services.ts';
import { useShownTexts } from '../use-shown-texts.ts';
import { useStepTexts } from '../use-step-texts.ts';

const REASON_ID = 'next-reason';

interface NextButtonProps {
  /** Default: the step's own label, or Next. */
  readonly label?: string | null | undefined;
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
  const shown = useShownTexts(nextTexts);
  const reason = shown.text(REASON);
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
        {label ?? shown.text(NEXT)}
      </Button>
    </>
  );
});
