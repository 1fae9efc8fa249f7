import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Guarded } from '../routing/guarded.tsx';
import { useServices } from '../wiring/services.ts';

/** Parts of the landing for returning visitors: the redirect home, and why they were logged out. */
export const LandingSession = observer(function LandingSession() {
  const { t } = useTranslation();
  const { store } = useServices();
  const { logoutMessage } = store.view;
  const confirm = (): void => store.send({ type: 'logoutMessageConfirmed' });
  return (
    <Guarded guard="landing">
      {logoutMessage !== null && (
        <Dialog
          title={t('logout.title')}
          onClose={confirm}
          actions={
            <Button data-press="confirm" onClick={confirm}>
              {t('logout.confirm')}
            </Button>
          }
        >
          <p data-message={logoutMessage}>{t(`logout.messages.${logoutMessage}`)}</p>
        </Dialog>
      )}
    </Guarded>
  );
});
