import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useServices } from '../../services.ts';

/** Asks what to do with a test that is under way, and says what cancelling it, or signing out, means for it. Escape does not answer that. */
export const IncompleteTest = observer(function IncompleteTest() {
  const { t } = useTranslation();
  const { store, actions } = useServices();
  return (
    <Dialog
      title={t('home.incomplete.title')}
      actions={
        <>
          <Button data-press="continue" onClick={() => actions.continueTest()}>
            {t('home.incomplete.continueTest')}
          </Button>
          <Button
            data-press="cancel"
            variant="secondary"
            busy={store.view.pending === 'cancel' ? t('home.incomplete.canceling') : null}
            onClick={() => actions.cancelTest()}
          >
            {t('home.incomplete.cancelTest')}
          </Button>
          <Button data-press="sign-out" variant="secondary" onClick={() => actions.logOut()}>
            {t('home.menu.signOut.label')}
          </Button>
        </>
      }
    >
      <p>{t('home.incomplete.text')}</p>
      <p>{t(`home.incomplete.${store.cancelCost}`)}</p>
      <p>{t(`home.incomplete.signOut.${store.identity.isGuestLogin ? 'guest' : 'account'}`)}</p>
    </Dialog>
  );
});
