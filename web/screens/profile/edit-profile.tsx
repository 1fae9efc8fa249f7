import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../../core/domain/profile.ts';
import { profileFormTitle, savedProfileForm } from '../../../core/use-cases/profile/profile-form.ts';
import { BackArrow } from '../../components/back-arrow.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { CallErrors } from '../../components/call-errors.tsx';
import { FormScreen } from '../../components/form-screen.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Screen } from '../../components/screen.tsx';
import { useFetched } from '../../components/use-fetched.ts';
import { QueryStore } from '../../stores/query-store.ts';
import { noteProfileSaved } from '../../components/saved-profile.ts';
import { useAccount, useServices } from '../../wiring/services.ts';
import { ProfileFields, useProfileForm, type ProfileFormProps } from './profile-fields.tsx';

interface EditedProps extends ProfileFormProps {
  readonly heading: string;
}

function ChooseAnother({ variant }: { readonly variant: 'primary' | 'secondary' }) {
  const { t } = useTranslation();
  return (
    <ButtonLink variant={variant} press="choose-another">
      {t('profileForm.chooseAnother')}
    </ButtonLink>
  );
}

/**
 * Shown while the profile loads or after a failure. A missing profile leads back to the selection; other failures offer
 * a retry.
 */
const ProfileAwaited = observer(function ProfileAwaited(
  props: EditedProps & { readonly profile: QueryStore<Profile> },
) {
  const { profile, heading, onBack } = props;
  const { t } = useTranslation();
  const { errors, isBusy } = profile;
  const isMissing = errors.some(({ code }) => code === 'PROFILE_NOT_FOUND');
  const recovery = isMissing ? (
    <ChooseAnother variant="primary" />
  ) : (
    <Button data-press="try-again" onClick={profile.load}>
      {t('buttons.tryAgain')}
    </Button>
  );
  return (
    <Screen top={onBack !== undefined && <BackArrow onBack={onBack} />} {...(!isBusy && { actions: recovery })}>
      <PageHeading>{heading}</PageHeading>
      <p role="status" className="status-text">
        {isBusy && t('frame.loading')}
      </p>
      <CallErrors errors={errors} />
    </Screen>
  );
});

function EditedProfile({ profile, heading, onBack }: EditedProps & { readonly profile: Profile }) {
  const { t } = useTranslation();
  const { actions } = useAccount();
  const form = useProfileForm(() => savedProfileForm(profile, actions.profiles.save));
  const isMissing = form.errors.some(({ code }) => code === 'PROFILE_NOT_FOUND');
  return (
    <FormScreen
      form={form}
      page={heading}
      heading={heading}
      onBack={onBack}
      submit={{ label: t('profileForm.save'), busy: t('buttons.saving') }}
      onAccepted={noteProfileSaved}
      recovery={
        <>
          <p>{t('profileForm.typedStays')}</p>
          {isMissing && <ChooseAnother variant="secondary" />}
        </>
      }
    >
      <ProfileFields form={form} use={profile} />
    </FormScreen>
  );
}

/** Editing a profile, which is fetched with all its fields first. */
export const EditProfile = observer(function EditProfile(props: ProfileFormProps & { readonly profileId: string }) {
  const { profileId, ...screen } = props;
  const { t } = useTranslation();
  const { store } = useServices();
  const { actions } = useAccount();
  const profile = useFetched(() => new QueryStore(actions.profiles.open(profileId)));
  const heading = t(`profileForm.titles.${profileFormTitle(store.identity.profiles, profileId)}`);
  return profile.value === null ? (
    <ProfileAwaited {...screen} heading={heading} profile={profile} />
  ) : (
    <EditedProfile {...screen} heading={heading} profile={profile.value} />
  );
});
