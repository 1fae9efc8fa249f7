import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useServices } from '../../services.ts';

/** Asks what to do with a test that is under way, and says what cancelling it costs. Escape does not answer that. */
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
        </>
      }
    >
      <p>{t('home.incomplete.text')}</p>
      <p>{t(`home.incomplete.${store.cancelCost}`)}</p>
    </Dialog>
  );
});
