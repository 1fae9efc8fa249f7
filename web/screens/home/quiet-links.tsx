import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { APP_ROUTES, linksFrom } from '../../../core/flow/app-routes.ts';
import { useServices } from '../../wiring/services.ts';

/** Support, the legal texts and the logout: smaller than the menu above them. */
export function QuietLinks() {
  const { t } = useTranslation();
  const { actions } = useServices();
  return (
    <nav className="home__more" aria-label={t('home.more')}>
      {linksFrom('home').map(([item, press]) => (
        <Link
          key={item}
          className="home__link"
          data-press={press}
          to={APP_ROUTES[item]}
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
