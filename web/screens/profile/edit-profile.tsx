import { useTranslation } from 'react-i18next';
import type { Profile } from '../../../core/domain/profile.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { knownOf, profileForm, profileFormTitle } from '../../../core/use-cases/profile/profile-form.ts';
import { BackArrow } from '../../components/back-arrow.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { CallErrors } from '../../components/call-errors.tsx';
import { FormScreen } from '../../components/form-screen.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Screen } from '../../components/screen.tsx';
import { useDesk, type DeskView } from '../../components/use-desk.ts';
import { useAccount, useServices } from '../../wiring/services.ts';
import { ProfileFields, useProfileForm, type ProfileFormProps } from './profile-fields.tsx';

interface EditedProps extends ProfileFormProps {
  readonly heading: string;
}

function ChooseAnother({ variant }: { readonly variant: 'primary' | 'secondary' }) {
  const { t } = useTranslation();
  return (
    <ButtonLink variant={variant} data-press="choose-another" to={APP_ROUTES.editProfileSelection}>
      {t('profileForm.chooseAnother')}
    </ButtonLink>
  );
}

/** The profile is on its way, or did not come: one that is not there leads back to the choice, anything else is tried again. */
function ProfileAwaited({ desk, heading, footer, onBack }: EditedProps & { readonly desk: DeskView<Profile> }) {
  const { t } = useTranslation();
  const { errors, isBusy } = desk;
  const isMissing = errors.some(({ code }) => code === 'PROFILE_NOT_FOUND');
  const wayOn = isMissing ? (
    <ChooseAnother variant="primary" />
  ) : (
    <Button data-press="try-again" onClick={desk.load}>
      {t('buttons.tryAgain')}
    </Button>
  );
  return (
    <Screen
      footer={footer}
      top={onBack !== undefined && <BackArrow onBack={onBack} />}
      {...(!isBusy && { actions: wayOn })}
    >
      <PageHeading>{heading}</PageHeading>
      <p role="status" className="status-text">
        {isBusy && t('frame.loading')}
      </p>
      <CallErrors errors={errors} />
    </Screen>
  );
}

function EditedProfile({ profile, heading, footer, onBack }: EditedProps & { readonly profile: Profile }) {
  const { t } = useTranslation();
  const { store } = useServices();
  const { actions } = useAccount();
  const form = useProfileForm(() =>
    profileForm(
      knownOf(profile),
      () => store.moment.today,
      (entered) => actions.profiles.save(profile, entered),
    ),
  );
  const isMissing = form.errors.some(({ code }) => code === 'PROFILE_NOT_FOUND');
  return (
    <FormScreen
      form={form}
      page={heading}
      heading={heading}
      footer={footer}
      onBack={onBack}
      submit={{ press: 'save-profile', label: t('profileForm.save'), busy: t('buttons.saving') }}
      wayOn={
        <>
          <p>{t('profileForm.typedStays')}</p>
          {isMissing && <ChooseAnother variant="secondary" />}
        </>
      }
    >
      <ProfileFields form={form} />
    </FormScreen>
  );
}

/** A profile of the account, fetched with all that it holds, to be changed. */
export function EditProfile({ profileId, ...screen }: ProfileFormProps & { readonly profileId: string }) {
  const { t } = useTranslation();
  const { store } = useServices();
  const { actions } = useAccount();
  const desk = useDesk(() => actions.profiles.open(profileId));
  const heading = t(`profileForm.titles.${profileFormTitle(store.identity.profiles, profileId)}`);
  return desk.value === null ? (
    <ProfileAwaited {...screen} heading={heading} desk={desk} />
  ) : (
    <EditedProfile {...screen} heading={heading} profile={desk.value} />
  );
}
