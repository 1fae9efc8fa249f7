import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LandingScene } from '../../illustrations/scenes/landing.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Screen } from '../../components/screen.tsx';
import { useFrameParts, useLateServices } from '../../wiring/services.ts';
import { KIT_NUMBERS } from './kit-numbers.ts';
import { LandingPoints } from './landing-points.tsx';
import { LandingMoments } from './landing-moments.tsx';
import '../../styles/illustrations.css';

/** How a guest starts: with the menu, or with the report of a test already taken. */
type Entry = 'continueAsGuest' | 'reportAsGuest';

/** Starts as a guest once the services are loaded. `entering` is the entry in progress. */
function useGuestEntry() {
  const services = useLateServices();
  const [entering, setEntering] = useState<Entry | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const enter = async (entry: Entry): Promise<void> => {
    if (entering !== null) return;
    setEntering(entry);
    setFailed(false);
    try {
      (await services()).actions[entry]();
    } catch {
      setFailed(true);
      setEntering(null);
    }
  };
  return { entering, hasFailed, enter };
}

const PAPER = (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
    <path d="M6 3.5h8.5L18.5 8v12.5H6zM9 11h6.5M9 15h6.5" />
  </svg>
);

function Start() {
  const { t } = useTranslation();
  const { entering, hasFailed, enter } = useGuestEntry();
  const isReporting = entering === 'reportAsGuest';
  return (
    <div className="landing__start">
      <p role="status" className="status-text">
        {hasFailed && t('frame.loadFailed')}
      </p>
      <Button
        data-press="continue-as-guest"
        aria-describedby="guest-help"
        busy={entering === 'continueAsGuest' ? t('frame.loading') : null}
        onClick={() => void enter('continueAsGuest')}
      >
        {t('landing.continueAsGuest')}
      </Button>
      <p id="guest-help" className="landing__guest-help">
        {t('landing.startWithout', KIT_NUMBERS)}
      </p>
      <ButtonLink press="login">{t('landing.login')}</ButtonLink>
      <ButtonLink press="create-account">{t('landing.createAccount')}</ButtonLink>
      <button
        type="button"
        className="already"
        data-press="already-tested"
        aria-disabled={isReporting || undefined}
        aria-busy={isReporting || undefined}
        onClick={() => void enter('reportAsGuest')}
      >
        {PAPER}
        <span className="already__words">
          <span className="already__question">{t('landing.already.question')}</span>{' '}
          <span className="already__action">{isReporting ? t('frame.loading') : t('landing.already.action')}</span>{' '}
          <span className="already__help">{t('landing.already.help')}</span>
        </span>
      </button>
    </div>
  );
}

/**
 * The first page: what the product does, and how to start. Prerendered, so nothing here may depend on the visitor.
 */
export function Landing() {
  const { t } = useTranslation();
  const parts = useFrameParts();
  return (
    <Screen>
      <div className="landing">
        <div className="landing__top">
          <PageHeading page={t('landing.page')}>{t('landing.heading')}</PageHeading>
          <p className="lead">{t('landing.lead')}</p>
        </div>
        <LandingMoments />
        <Start />
        <div className="landing__scene">
          <LandingScene minutes={KIT_NUMBERS.waitMinutes} />
        </div>
        <LandingPoints />
      </div>
      {parts !== null && <parts.LandingSession />}
    </Screen>
  );
}
