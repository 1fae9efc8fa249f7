import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { APP_ROUTES, linksFrom, type LinkedFrom, type LinkId } from '../../../core/flow/app-routes.ts';
import { lacksUserGroup } from '../../../core/flow/selectors.ts';
import { BackArrow } from '../../components/back-arrow.tsx';
import { NoUserGroup } from '../../components/no-user-group.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Screen } from '../../components/screen.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { useServices } from '../../wiring/services.ts';
import '../../styles/profiles.css';

type EntryName = LinkedFrom<'profileManagement'>;

const SHAPES: Readonly<Record<EntryName, ReactNode>> = {
  addProfile: (
    <>
      <circle cx="10" cy="8" r="4" />
      <path d="M3 20.5c0-3.9 3.1-6.5 7-6.5 1.5 0 2.9.4 4 1.1M18 14v7M14.5 17.5h7" />
    </>
  ),
  editProfileSelection: (
    <>
      <circle cx="10" cy="8" r="4" />
      <path d="M3 20.5c0-3.9 3.1-6.5 7-6.5M13 20.5l.6-3 5.4-5.4 2.4 2.4-5.4 5.4z" />
    </>
  ),
  changePassword: (
    <>
      <rect x="5" y="10.5" width="14" height="10" rx="2" />
      <path d="M8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14.5v2.5" />
    </>
  ),
  deleteProfile: (
    <>
      <circle cx="10" cy="8" r="4" />
      <path d="M3 20.5c0-3.9 3.1-6.5 7-6.5 1.5 0 2.9.4 4 1.1M14.5 17.5h7" />
    </>
  ),
  otpDevices: (
    <>
      <rect x="7" y="2.5" width="10" height="19" rx="2" />
      <path d="M9.5 9h5M9.5 12.5h5M12 18v.01" />
    </>
  ),
  loginSessions: (
    <>
      <rect x="2.5" y="5" width="14" height="10" rx="1.5" />
      <path d="M6 18.5h6M9.5 15v3.5" />
      <rect x="14" y="9" width="7.5" height="12" rx="1.5" />
    </>
  ),
  yourData: <path d="M12 3v11M8 10.5l4 4 4-4M4.5 16v4.5h15V16" />,
};

function Entry({ entry, press }: { readonly entry: EntryName; readonly press: LinkId }) {
  const { t } = useTranslation();
  return (
    <Link className="menu__item" data-press={press} to={APP_ROUTES[entry]}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="icon menu__picture">
        {SHAPES[entry]}
      </svg>
      <span className="menu__text">
        <span className="menu__label">{t(`profileManagement.menu.${entry}.label`)}</span>
        <span className="menu__help">{t(`profileManagement.menu.${entry}.text`)}</span>
      </span>
    </Link>
  );
}

/** The account settings (product.md section 2, /profile-management). */
const ProfileManagement = observer(function ProfileManagement({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  const { store } = useServices();
  const heading = t('profileManagement.heading');
  return (
    <Screen top={onBack !== undefined && <BackArrow onBack={onBack} />}>
      <PageHeading>{heading}</PageHeading>
      {lacksUserGroup(store.snapshot) && <NoUserGroup />}
      <nav className="menu" aria-label={heading}>
        {linksFrom('profileManagement').map(([entry, press]) => (
          <Entry key={entry} entry={entry} press={press} />
        ))}
      </nav>
    </Screen>
  );
});

export default ProfileManagement;
