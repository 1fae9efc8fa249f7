import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { guestResultForm } from '../../../core/use-cases/profile/save-new-profile.ts';
import { Button } from '../../components/button.tsx';
import { FormScreen } from '../../components/form-screen.tsx';
import { PersonChoice } from '../../components/person-choice.tsx';
import { useForm } from '../../components/use-form.ts';
import { useAccount, useServices } from '../../wiring/services.ts';

/** Asks a person whose account has people already who the result of their guest's test is for. */
export const WhoseResult = observer(function WhoseResult({ onAnother }: { readonly onAnother: () => void }) {
  const { t } = useTranslation();
  const { store } = useServices();
  const { keepFor, leave } = useAccount().actions.profiles.guestResult;
  const form = useForm(() => guestResultForm(() => store.snapshot, keepFor));
  const { value, error, onChange } = form.field('selectedProfileId');
  const others = (
    <>
      <Button data-press="another-person" variant="secondary" onClick={onAnother}>
        {t('profileForm.whose.another')}
      </Button>
      <Button data-press="leave-result" variant="secondary" onClick={leave}>
        {t('profileForm.whose.leave')}
      </Button>
    </>
  );
  return (
    <FormScreen
      form={form}
      page={t('profileForm.whose.title')}
      heading={t('profileForm.whose.title')}
      submit={{ label: t('profileForm.whose.keep'), busy: t('buttons.saving') }}
      beside={others}
    >
      <p className="lead">{t('profileForm.whose.lead')}</p>
      <PersonChoice store={store} legend={t('profileChoice.list')} value={value} error={error} onChange={onChange} />
      <p>{t('profileForm.whose.leaveHelp')}</p>
    </FormScreen>
  );
});
