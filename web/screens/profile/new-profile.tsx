import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { newProfileForm, profileFormTitle } from '../../../core/use-cases/profile/profile-form.ts';
import { asksWhoseResult } from '../../../core/use-cases/profile/save-new-profile.ts';
import { Callout } from '../../components/callout.tsx';
import { FormScreen } from '../../components/form-screen.tsx';
import { noteProfileSaved } from '../../components/saved-profile.ts';
import { useAccount, useServices } from '../../wiring/services.ts';
import { ProfileFields, useProfileForm, type ProfileFormProps } from './profile-fields.tsx';
import { WhoseResult } from './whose-result.tsx';

/**
 * Creating a profile; the first one is prefilled with the guest's answers. After a guest's test, saving also moves the
 * result into the account.
 */
const NewProfileForm = observer(function NewProfileForm({ onBack }: ProfileFormProps) {
  const { t } = useTranslation();
  const { store } = useServices();
  const { actions } = useAccount();
  const { isAfterGuest } = store.snapshot.account;
  // Saving adds the first profile to the store; the title must not change until the screen is left.
  const [title] = useState(() => profileFormTitle(isAfterGuest ? [] : store.identity.profiles, null));
  const form = useProfileForm(() => newProfileForm(store.snapshot, actions.profiles.saveNew));
  const heading = t(`profileForm.titles.${title}`);
  return (
    <FormScreen
      form={form}
      page={heading}
      heading={heading}
      onBack={onBack}
      submit={{ label: t('profileForm.save'), busy: t('buttons.saving') }}
      onAccepted={noteProfileSaved}
      recovery={<p>{t('profileForm.typedStays')}</p>}
    >
      {isAfterGuest && <Callout title={t('profileForm.afterGuest.title')}>{t('profileForm.afterGuest.text')}</Callout>}
      <p>{t('profileForm.why')}</p>
      <ProfileFields form={form} use="new" />
    </FormScreen>
  );
});

/** The form of a new profile; after a guest's test, an account that has people is asked first whose result it is. */
export const NewProfile = observer(function NewProfile({ onBack }: ProfileFormProps) {
  const { store } = useServices();
  // Saving adds a profile to the store; the question must not come up then.
  const [isAsked, setAsked] = useState(() => asksWhoseResult(store.snapshot));
  if (isAsked && store.snapshot.account.isAfterGuest) return <WhoseResult onAnother={() => setAsked(false)} />;
  return <NewProfileForm onBack={onBack} />;
});
