import { KITS } from '../../../core/domain/kit-registry.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Screen } from '../../components/screen.tsx';
import { useFrameParts, useLateServices } from '../../wiring/services.ts';
import { LandingPicture } from './landing-picture.tsx';

const [{ wholeTestMinutes, waitMs }] = KITS;
/** What the first kit takes; it is not known yet which one a visitor has. */
const TIMES = { testMinutes: wholeTestMinutes, waitMinutes: waitMs / 60_000 };

function GuestButton() {
  const { t } = useTranslation();
  const services = useLateServices();
  const [isStarting, setStarting] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const continueAsGuest = async (): Promise<void> => {
    setStarting(true);
    setFailed(false);
    try {
      (await services()).actions.continueAsGuest();
    } catch {
      setFailed(true);
      setStarting(false);
    }
  };

  return (
    <>
      <p role="status" className="status-text">
        {hasFailed && t('frame.loadFailed')}
      </p>
      <Button
        data-press="continue-as-guest"
        aria-describedby="guest-help"
        busy={isStarting ? t('frame.loading') : null}
        onClick={() => void continueAsGuest()}
      >
        {t('landing.continueAsGuest')}
      </Button>
      <p id="guest-help" className="landing__guest-help">
        {t('landing.guestHelp')}
      </p>
    </>
  );
}

function StartButtons() {
  const { t } = useTranslation();
  return (
    <div className="landing__start">
      <GuestButton />
      <ButtonLink press="login">{t('landing.login')}</ButtonLink>
      <ButtonLink press="create-account">{t('landing.createAccount')}</ButtonLink>
    </div>
  );
}

/**
 * The first page: log in, create an account, or continue as a guest. Prerendered, so nothing here may depend on the
 * visitor.
 */
export function Landing() {
  const { t } = useTranslation();
  const parts = useFrameParts();
  return (
    <Screen>
      <div className="landing">
        <LandingPicture />
        <div className="landing__text">
          <PageHeading page={t('landing.page')}>{t('landing.heading')}</PageHeading>
          <p className="lead">{t('landing.lead')}</p>
          <StartButtons />
          <ul className="points">
            <li>{t('landing.facts.open')}</li>
            <li>{t('landing.facts.free')}</li>
            <li>{t('landing.facts.time', TIMES)}</li>
          </ul>
          <p>
            <Link className="legal__link" to={APP_ROUTES.healthDataPolicy} data-press="health-data-policy">
              {t('landing.healthData')}
            </Link>
          </p>
        </div>
      </div>
      {parts !== null && <parts.LandingSession />}
    </Screen>
  );
}
