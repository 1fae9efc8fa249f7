import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkedRoute } from '../../../core/flow/app-routes.ts';
import { HOME_LINKS } from '../../../core/flow/home-links.ts';
import { useServices } from '../../wiring/services.ts';

const ITEMS = Object.keys(HOME_LINKS) as (keyof typeof HOME_LINKS)[];

/** Support, the legal texts and the logout: smaller than the menu above them. */
export function QuietLinks() {
  const { t } = useTranslation();
  const { actions } = useServices();
  return (
    <nav className="home__more" aria-label={t('home.more')}>
      {ITEMS.map((item) => (
        <Link
          key={item}
          className="home__link"
          data-press={HOME_LINKS[item]}
          to={linkedRoute(HOME_LINKS[item])}
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
