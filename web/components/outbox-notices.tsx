import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { guestTestToContinue } from '../../core/flow/selectors.ts';
import { useServices } from '../wiring/services.ts';
import { Button } from './button.tsx';
import { Callout } from './callout.tsx';
import { OutboxBar } from './outbox-bar.tsx';
import { RejectedResults } from './rejected-results.tsx';

/** The test of a guest whom a login displaced, for whoever is not logged in. */
const GuestTest = observer(function GuestTest() {
  const { actions, store } = useServices();
  const { t } = useTranslation();
  const test = guestTestToContinue(store.snapshot, store.moment.now);
  if (test === null) return null;
  return (
    <div className="outbox__refused">
      <Callout title={t('outbox.guestTest.title')}>
        <p>{t('outbox.guestTest.text')}</p>
        <Button data-press="continue-guest-test" onClick={() => actions.continueGuestTest(test.testId)}>
          {t('outbox.guestTest.go')}
        </Button>
      </Callout>
    </div>
  );
});

/** The notices about pending and rejected submissions, and about a test that waits. */
export function OutboxNotices() {
  return (
    <>
      <OutboxBar />
      <GuestTest />
      <RejectedResults />
    </>
  );
}
