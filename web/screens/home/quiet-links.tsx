import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkedRoute } from '../../../core/flow/app-routes.ts';
import { useServices } from '../../wiring/services.ts';

const LINKS = [
  ['support', 'support'],
  ['terms', 'terms-of-use'],
  ['privacy', 'privacy-policy'],
  ['healthData', 'health-data-policy'],
] as const;

/** Support, the legal texts and the logout: smaller than the menu above them. */
export function QuietLinks() {
  const { t } = useTranslation();
  const { actions } = useServices();
  return (
    <nav className="home__more" aria-label={t('home.more')}>
      {LINKS.map(([item, press]) => (
        <Link
          key={press}
          className="home__link"
          data-press={press}
          to={linkedRoute(press)}
          title={t(`home.menu.${item}.text`)}
        >
          {t(`home.menu.${item}.label`)}
        </Link>
      ))}
      <button
        type="button"
        className="home__link"
        data-press="sign-out"
        title={t('home.menu.signOut.text')}
        onClick={() => actions.logOut()}
      >
        {t('home.menu.signOut.label')}
      </button>
    </nav>
  );
}
