import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ProfileSummary } from '../../../core/domain/profile.ts';
import { APP_ROUTES, pathWith } from '../../../core/flow/app-routes.ts';
import { lacksUserGroup } from '../../../core/flow/selectors.ts';
import { BackArrow } from '../../components/back-arrow.tsx';
import { NoUserGroupScreen } from '../../components/no-user-group.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { SavedNotice } from '../../components/saved-notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { useAboutPerson } from '../../components/use-about-person.ts';
import { usePersonName } from '../../components/use-person-name.ts';
import type { ScreenProps } from '../screen-props.ts';
import { useServices } from '../../wiring/services.ts';
import { ProfileListErrors, useProfileList } from './profile-list.tsx';
import '../../styles/profiles.css';

const PersonLink = observer(function PersonLink({
  profile,
  id,
}: {
  readonly profile: ProfileSummary;
  readonly id: string;
}) {
  const { t } = useTranslation();
  const { store } = useServices();
  const nameOf = usePersonName();
  const { profileId, isDefaultProfile } = profile;
  const facts = useAboutPerson(store)(profile);
  return (
    <Link
      className="menu__item"
      data-press="edit-person"
      to={pathWith(APP_ROUTES.editProfile, profileId)}
      aria-describedby={`${id}-about`}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="icon menu__picture">
        <circle cx="12" cy="8" r="4" />
        <path d="M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
      </svg>
      <span className="menu__text">
        <span className="menu__label">{nameOf(profile)}</span>
        {/* Only the name is the accessible name of the link; the rest describes it. */}
        <span className="menu__help" id={`${id}-about`} aria-hidden="true">
          {/* A space between the facts, which are read as one description. */}
          {[...facts, ...(isDefaultProfile ? [t('profileChoice.default')] : [])].map((fact) => (
            <Fragment key={fact}>
              <span className="profile-fact">{fact}</span>{' '}
            </Fragment>
          ))}
        </span>
      </span>
    </Link>
  );
});

const People = observer(function People({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  const { store } = useServices();
  const list = useProfileList();
  return (
    <Screen top={onBack !== undefined && <BackArrow onBack={onBack} />}>
      <SavedNotice />
      <PageHeading page={t('profileChoice.page')}>{t('profileChoice.editHeading')}</PageHeading>
      <ProfileListErrors list={list} />
      <nav className="menu" aria-label={t('profileChoice.list')}>
        {store.identity.profiles.map((profile, index) => (
          <PersonLink key={profile.profileId} profile={profile} id={`person-${index + 1}`} />
        ))}
      </nav>
    </Screen>
  );
});

/** Choosing the profile to edit (product.md section 2, /edit-profile-selection). */
const EditProfileSelection = observer(function EditProfileSelection({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  const { store } = useServices();
  if (lacksUserGroup(store.snapshot)) {
    return <NoUserGroupScreen heading={t('profileChoice.editHeading')} onBack={onBack} />;
  }
  return <People onBack={onBack} />;
});

export default EditProfileSelection;
