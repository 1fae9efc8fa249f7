import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { KIT_NUMBERS } from './kit-numbers.ts';

interface FactsProps {
  readonly title: string;
  readonly points: readonly ReactNode[];
  readonly children?: ReactNode;
}

function Facts({ title, points, children }: FactsProps) {
  return (
    <section className="facts">
      <h2>{title}</h2>
      <ul className="points">
        {points.map((point, index) => (
          <li key={index}>{point}</li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** The languages, each by its own name. */
function Languages() {
  const { t } = useTranslation();
  return LANGUAGES.map((language, index) => (
    <span key={language}>
      {index > 0 && ', '}
      <span lang={language}>{t(`frame.languages.${language}.name`)}</span>
    </span>
  ));
}

/** What a visitor should know before the start: data, ages, time and cost, help. */
export function LandingPoints() {
  const { t } = useTranslation();
  return (
    <div className="landing__facts">
      <Facts
        title={t('landing.data.title')}
        points={[
          t('landing.data.here'),
          t('landing.data.server'),
          t('landing.data.report'),
          <>
            {t('landing.guestHelp')} {t('landing.data.guest')}
          </>,
        ]}
      >
        <Link className="facts__link" to={APP_ROUTES.healthDataPolicy} data-press="health-data-policy">
          {t('landing.healthData')}
        </Link>
      </Facts>
      <Facts
        title={t('landing.who.title')}
        points={[t('landing.who.self'), t('landing.who.child'), t('landing.who.under2')]}
      />
      <Facts
        title={t('landing.needs.title')}
        points={[t('landing.facts.time', KIT_NUMBERS), t('landing.facts.free'), t('landing.facts.open')]}
      />
      <Facts
        title={t('landing.help.title')}
        points={[
          t('landing.help.support'),
          <>
            {t('landing.help.languages')} <Languages />.
          </>,
        ]}
      />
    </div>
  );
}
