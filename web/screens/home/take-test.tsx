import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { useServices } from '../../wiring/services.ts';
import { StartFailure } from './start-failure.tsx';
import { useStart } from './use-start.ts';

/** A button that starts a test, and why one did not start. */
export const TakeTest = observer(function TakeTest() {
  const { t } = useTranslation();
  const { store } = useServices();
  const { wanted, start } = useStart();
  return (
    <>
      {wanted !== null && <StartFailure onRetry={() => start(wanted)} />}
      <Button
        data-press="start-testing"
        busy={store.view.pending === 'start' ? t('home.starting') : null}
        onClick={() => start('testing')}
      >
        {t('resultsList.take')}
      </Button>
    </>
  );
});
