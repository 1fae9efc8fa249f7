import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { useServices } from '../../wiring/services.ts';
import { StartFailure } from './start-failure.tsx';

/** A button that starts a test, and why one did not start. */
export const TakeTest = observer(function TakeTest() {
  const { t } = useTranslation();
  const { store, actions } = useServices();
  // A failure from before this screen opened is not about starting a test.
  const [isWanted, setWanted] = useState(false);
  const start = (): void => {
    setWanted(true);
    void actions.startTest('testing');
  };
  return (
    <>
      {isWanted && <StartFailure onRetry={start} />}
      <Button
        data-press="start-testing"
        busy={store.view.pending === 'start' ? t('home.starting') : null}
        onClick={start}
      >
        {t('resultsList.take')}
      </Button>
    </>
  );
});
