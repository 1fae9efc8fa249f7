import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { lacksUserGroup } from '../../../../core/flow/selectors.ts';
import { failureTexts, submissionText } from '../../../../core/step-texts/page-texts.ts';
import { Button } from '../../../components/button.tsx';
import { Callout } from '../../../components/callout.tsx';
import { ErrorText } from '../../../components/error-text.tsx';
import { NoUserGroup } from '../../../components/no-user-group.tsx';
import { FocusOnMount } from '../../../components/focus-on-mount.tsx';
import { useSteps } from '../step-services.ts';
import { useShownTexts } from '../use-shown-texts.ts';

interface CallFailureProps {
  /** Default: presses the step's main button again. */
  readonly onRetry?: () => Promise<void>;
}

/**
 * Why a submission failed, with what to do next, usually a retry. A cassette that was used before and a result that was
 * saved before lead home. Without a user group nothing can be sent, and the note names support.
 */
export const CallFailure = observer(function CallFailure({ onRetry }: CallFailureProps) {
  const { store, actions } = useSteps();
  const { t } = useTranslation();
  const shown = useShownTexts(failureTexts);
  const { errors, accountPrompt } = store.view;
  if (errors.length === 0) return null;
  if (lacksUserGroup(store.snapshot)) {
    return (
      <FocusOnMount>
        <NoUserGroup />
      </FocusOnMount>
    );
  }
  const retry = onRetry ?? (accountPrompt ? actions.declineAccount : actions.pressNext);
  const isOver = shown.has('buttons.home');
  return (
    <FocusOnMount>
      <Callout kind="error" role="alert" title={shown.text('.unsure') ?? shown.text('.failed') ?? undefined}>
        {errors.map(({ code, status, reference }) => (
          <ErrorText
            key={code}
            code={code}
            parameters={{ status, reference, instead: submissionText(store.snapshot, { code }) }}
          />
        ))}
        <Button
          data-press={isOver ? 'home' : 'try-again'}
          variant="secondary"
          onClick={() => void (isOver ? actions.goHome() : retry())}
        >
          {t(isOver ? 'buttons.home' : 'buttons.tryAgain')}
        </Button>
      </Callout>
    </FocusOnMount>
  );
});
