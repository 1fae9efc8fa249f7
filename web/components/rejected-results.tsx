import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { SUPPORT_EMAIL } from '../../core/domain/settings.ts';
import { useServices } from '../wiring/services.ts';
import { asksForPerson, isExplained } from '../../core/flow/outbox-notices.ts';
import { refusedResultForm } from '../../core/use-cases/profile/person-choice.ts';
import type { Outbox } from '../../core/flow/app-state.ts';
import type { RejectedCall } from '../../core/flow/test-calls.ts';
import { Button } from './button.tsx';
import { Callout } from './callout.tsx';
import { ErrorDetails } from './error-text.tsx';
import { LinkedText } from './linked-text.tsx';
import { PersonChoice } from './person-choice.tsx';
import { useForm } from './use-form.ts';
import { writeDate } from '../texts/date-words.ts';

function useWhen(testDate: string): string {
  const { i18n } = useTranslation();
  const instant = Date.parse(testDate);
  return Number.isNaN(instant) ? '' : writeDate(i18n.language, 'long', instant);
}

/** Sends the result for another person of the account. */
const ForAnotherPerson = observer(function ForAnotherPerson({ refused }: { readonly refused: RejectedCall }) {
  const { actions, store } = useServices();
  const { t } = useTranslation();
  const form = useForm(() =>
    refusedResultForm(
      () => store.identity.profiles,
      (person) => actions.retryRejected(refused, person),
    ),
  );
  const { value, error, onChange } = form.field('selectedProfileId');
  return (
    <>
      <PersonChoice
        name={`refused-${refused.testId}`}
        store={store}
        legend={t('outbox.refused.person')}
        value={value}
        error={error}
        onChange={onChange}
      />
      <Button data-press={form.button} onClick={() => void form.submit()}>
        {t('outbox.refused.sendFor')}
      </Button>
    </>
  );
});

const RejectedResult = observer(function RejectedResult({ refused }: { readonly refused: RejectedCall }) {
  const { actions, store } = useServices();
  const { t } = useTranslation();
  const { code, status } = refused.error;
  const isForAnother = asksForPerson(refused, store.identity);
  const isUsed = code === 'PREVIOUSLY_USED_DEVICE';
  const when = useWhen(refused.testDate);
  return (
    <Callout kind="error" role="alert" title={t('outbox.refused.title')}>
      <div className="refused" data-error={code}>
        <p>{t('outbox.refused.what', { when })}</p>
        {isExplained(code) && <p>{t(`errors.${code}`)}</p>}
        {isForAnother && <p>{t('outbox.refused.person')}</p>}
        {isForAnother && <ForAnotherPerson refused={refused} />}
        {isUsed && <p>{t('outbox.refused.used')}</p>}
        {!isUsed && !isForAnother && (
          <>
            <p>
              <LinkedText text={t('outbox.refused.other', { email: SUPPORT_EMAIL })} />
            </p>
            <ErrorDetails code={status === undefined ? code : `${code} ${status}`} />
          </>
        )}
        {refused.call !== undefined && !isForAnother && (
          <Button data-press="retry-refused" variant="secondary" onClick={() => actions.retryRejected(refused)}>
            {t('buttons.tryAgain')}
          </Button>
        )}
        <Button data-press="confirm-refusal" variant="secondary" onClick={() => actions.confirmRejection(refused)}>
          {t('outbox.refused.read')}
        </Button>
      </div>
    </Callout>
  );
});

/** That a result of a person who is not here was not accepted: nothing of them or their test. */
function RejectedOfAnother({ testId, isGuests }: Outbox['refusedOfOthers'][number]) {
  const { actions } = useServices();
  const { t } = useTranslation();
  return (
    <Callout kind="error" role="alert" title={t('outbox.ofAnother.title')}>
      <p>{t(`outbox.ofAnother.${isGuests ? 'guest' : 'account'}`)}</p>
      {isGuests && (
        <Button data-press="take-refusal" variant="secondary" onClick={() => actions.takeRejection(testId)}>
          {t('outbox.ofAnother.mine')}
        </Button>
      )}
      <Button data-press="close-refusal" variant="secondary" onClick={() => actions.closeRejection(testId)}>
        {t('outbox.ofAnother.close')}
      </Button>
    </Callout>
  );
}

/** The pending results that the server rejected. Each is shown on every screen until the user dismisses it. */
export const RejectedResults = observer(function RejectedResults() {
  const { store } = useServices();
  const { refusedOfOthers } = store.snapshot.outbox;
  if (store.refused.length === 0 && refusedOfOthers.length === 0) return null;
  return (
    <div className="outbox__refused">
      {refusedOfOthers.map((refused) => (
        <RejectedOfAnother key={refused.testId} {...refused} />
      ))}
      {store.refused.map((refused) => (
        <RejectedResult key={refused.testId} refused={refused} />
      ))}
    </div>
  );
});
