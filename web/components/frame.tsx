import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language } from '../../core/domain/languages.ts';
import { isAnythingTyped, isPageStale, reloadIfReachable, subscribeStale } from '../loading/stale-page.ts';
import { otherLanguages, type SwitchFailure } from '../texts/i18n.ts';
import { BackButton, BackPlaceContext, type ShowBack } from './back-arrow.tsx';
import { useOnline } from './use-online.ts';

/** The logo: the window of a cassette with its C line, and the T line as the accent. */
function Mark() {
  return (
    <svg className="mark" viewBox="6 0 20 32" aria-hidden="true">
      <rect className="mark__case" x="7" y="1" width="18" height="30" rx="6" />
      <rect className="mark__window" x="11.5" y="6" width="9" height="20" rx="2.5" />
      <path className="mark__line" d="M12.5 12h7" />
      <path className="mark__line mark__line--test" d="M12.5 19h7" />
    </svg>
  );
}

export interface FrameProps {
  /** Where the logo leads. */
  readonly home: string;
  /** The path of the help screen; null for signed-out users, who cannot open it. */
  readonly help: string | null;
  /** The name of the logged-in user. */
  readonly name?: ReactNode;
  /** A test is under way; it continues without a network. */
  readonly hasTest: boolean;
  /** Notices above every screen. */
  readonly notices?: ReactNode;
  /**
   * Changes the language. Resolves with the reason if its texts could not be loaded. `isWanted` returns whether the user
   * still waits for the change.
   */
  readonly onLanguage: (language: Language, isWanted: () => boolean) => Promise<SwitchFailure | null>;
  /** Changes with every screen; a language change that finishes after that is dropped. */
  readonly screenKey: string;
  readonly children: ReactNode;
}

type LanguageSwitchProps = Pick<FrameProps, 'onLanguage' | 'screenKey'> & {
  readonly onFailure: (failure: SwitchFailure | null) => void;
};

/** Buttons for the other languages, busy while texts are loaded. A change that finishes on a later screen is dropped. */
function LanguageSwitch({ onLanguage, screenKey, onFailure }: LanguageSwitchProps) {
  const { t, i18n } = useTranslation();
  const [busy, setBusy] = useState<{ readonly on: string; readonly language: Language } | null>(null);
  const current = useRef(screenKey);
  useEffect(() => {
    current.current = screenKey;
  }, [screenKey]);
  const change = async (language: Language): Promise<void> => {
    if (busy?.on === screenKey) return;
    const isWanted = (): boolean => current.current === screenKey;
    const loading = { on: screenKey, language };
    onFailure(null);
    setBusy(loading);
    const failure = await onLanguage(language, isWanted);
    setBusy((now) => (now === loading ? null : now));
    if (isWanted()) onFailure(failure);
  };
  return otherLanguages(i18n.language).map((language, place) => {
    const isBusy = busy?.on === screenKey && busy.language === language;
    return (
      <button
        // The button stays, and with it the focus, when it offers another language.
        key={place}
        type="button"
        className="frame__link"
        data-press="language"
        lang={language}
        aria-label={t(`frame.languages.${language}.${isBusy ? 'busy' : 'label'}`)}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={() => void change(language)}
      >
        {t(`frame.languages.${language}.${isBusy ? 'busy' : 'name'}`)}
      </button>
    );
  });
}

/** A notice that this page is out of date and cannot load all parts of the app, with a button that reloads it. */
function StalePage() {
  const { t } = useTranslation();
  return (
    <p data-stale="">
      {t('frame.stale.text')} {isAnythingTyped() && t('frame.stale.typed')}{' '}
      <button type="button" className="frame__link" data-press="reload" onClick={() => void reloadIfReachable()}>
        {t('frame.stale.reload')}
      </button>
    </p>
  );
}

/** The frame of every screen: logo, help, language switch and network status. */
export function Frame({ home, help, name, hasTest, notices, onLanguage, screenKey, children }: FrameProps) {
  const { t } = useTranslation();
  const [languageFailure, setLanguageFailure] = useState<SwitchFailure | null>(null);
  const isOnline = useOnline();
  const [back, setBack] = useState<(() => void) | null>(null);
  const showBack = useCallback<ShowBack>((onBack) => setBack(() => onBack), []);
  const isStale = useSyncExternalStore(subscribeStale, isPageStale, () => false);
  return (
    <div className="frame">
      <a className="skip-link" href="#main">
        {t('frame.skip')}
      </a>
      <header className="frame__header">
        {back !== null && <BackButton onBack={back} />}
        <Link className="frame__home" to={home} aria-label={t('frame.home')} data-press="clearline-home">
          <Mark />
          <span className="frame__word">{t('app.name')}</span>
        </Link>
        {name}
        <div className="frame__links">
          {help !== null && (
            <Link className="frame__link" to={help} data-press="help">
              {t('frame.help')}
            </Link>
          )}
          <LanguageSwitch onLanguage={onLanguage} screenKey={screenKey} onFailure={setLanguageFailure} />
        </div>
      </header>
      <div role="status" className="frame__status">
        {!isOnline && (
          <p data-error="NETWORK_REQUEST_FAILED">{t(hasTest ? 'frame.offline.test' : 'frame.offline.text')}</p>
        )}
        {isOnline && languageFailure !== null && (
          <p>{t(languageFailure === 'notLoaded' ? 'frame.loadFailed' : 'frame.unsupported')}</p>
        )}
        {isOnline && isStale && <StalePage />}
      </div>
      {notices}
      <BackPlaceContext value={showBack}>{children}</BackPlaceContext>
    </div>
  );
}
