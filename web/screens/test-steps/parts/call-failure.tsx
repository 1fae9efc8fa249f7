import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Callout } from '../../../components/callout.tsx';
import { ErrorText } from '../../../components/error-text.tsx';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';
import { Told } from '../../../components/told.tsx';

/** Why a submission failed, in the catalogue's words, with the way to try again. */
export const CallFailure = observer(function CallFailure() {
  const { store, actions } = useSteps();
  const { t } = useTranslation();
  const texts = useStepTexts();
  const { errors, accountPrompt } = store.view;
  if (errors.length === 0) return null;
  const retry = accountPrompt ? actions.declineAccount : actions.pressNext;
  const title = texts.maybe('failed');
  return (
    <Told>
      <Callout kind="error" role="alert" title={title ?? undefined}>
        {errors.map(({ code, status }) => (
          <ErrorText key={code} code={code} parameters={status === undefined ? {} : { status }} />
        ))}
        <Button data-press="try-again" variant="secondary" onClick={() => void retry()}>
          {t('buttons.tryAgain')}
        </Button>
      </Callout>
    </Told>
  );
});
