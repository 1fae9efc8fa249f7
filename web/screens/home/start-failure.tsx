import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { lacksUserGroup } from '../../../core/flow/selectors.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Callout } from '../../components/callout.tsx';
import { ErrorText } from '../../components/error-text.tsx';
import { NoUserGroup } from '../../components/no-user-group.tsx';
import { FocusOnMount } from '../../components/focus-on-mount.tsx';
import { useServices } from '../../wiring/services.ts';

/** Why the test did not start, with buttons to retry or to contact support. Renders nothing without a failure. */
export const StartFailure = observer(function StartFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const { store } = useServices();
  const { errors } = store.view;
  if (errors.length === 0) return null;
  const contact = (
    <ButtonLink variant="secondary" press="contact-us">
      {t('buttons.contact')}
    </ButtonLink>
  );
  if (lacksUserGroup(store.snapshot)) {
    return (
      <FocusOnMount>
        <div role="alert">
          <NoUserGroup />
        </div>
        {contact}
      </FocusOnMount>
    );
  }
  return (
    <FocusOnMount>
      <Callout kind="error" role="alert" title={t('home.startFailed')}>
        {errors.map(({ code, status, reference }) => (
          <ErrorText key={code} code={code} parameters={{ status, reference }} />
        ))}
        <Button variant="secondary" data-press="try-again" onClick={onRetry}>
          {t('buttons.tryAgain')}
        </Button>
        {contact}
      </Callout>
    </FocusOnMount>
  );
});
