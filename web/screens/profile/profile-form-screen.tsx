import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { profileIdIn } from '../../../core/flow/app-routes.ts';
import { lacksUserGroup } from '../../../core/flow/selectors.ts';
import { profileFormBack, profileFormTitle } from '../../../core/use-cases/profile/profile-form.ts';
import { NoUserGroupScreen } from '../../components/no-user-group.tsx';
import { useServices } from '../../wiring/services.ts';
import { EditProfile } from './edit-profile.tsx';
import { NewProfile } from './new-profile.tsx';

/**
 * The profile form (product.md section 2, /profile/{userId} and /edit-profile/{userId}): a new profile, or the one in
 * the path.
 */
const ProfileFormScreen = observer(function ProfileFormScreen() {
  const { t } = useTranslation();
  const { store, navigator } = useServices();
  const { pathname } = useLocation();
  const profileId = profileIdIn(pathname);
  const back = profileFormBack(store.snapshot, profileId);
  const onBack = back === null ? undefined : () => navigator.back(back);
  if (lacksUserGroup(store.snapshot)) {
    const title = profileFormTitle(store.identity.profiles, profileId);
    return <NoUserGroupScreen heading={t(`profileForm.titles.${title}`)} onBack={onBack} />;
  }
  return profileId === null ? (
    <NewProfile onBack={onBack} />
  ) : (
    <EditProfile key={profileId} profileId={profileId} onBack={onBack} />
  );
});

export default ProfileFormScreen;
