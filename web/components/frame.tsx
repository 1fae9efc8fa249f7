import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BackButton, BackPlaceContext, type ShowBack } from './back-arrow.tsx';
import { Mark } from './mark.tsx';
import { useOnline } from './use-online.ts';

export interface FrameProps {
  /** Where the mark leads. */
  readonly home: string;
  /** Where the help is; none for a visitor, to whom it is not open. */
  readonly help: string | null;
  /** Whose app this is, where somebody is signed in. */
  readonly name?: ReactNode;
  /** A test is under way, which goes on without a network. */
  readonly hasTest: boolean;
  /** What is told above every screen. */
  readonly notices?: ReactNode;
  /** Changes the language; false when its texts did not come. */
  readonly onLanguage: () => Promise<boolean>;
  readonly children: ReactNode;
}

function LanguageButton({
  onLanguage,
  onFailure,
}: Pick<FrameProps, 'onLanguage'> & { readonly onFailure: (hasFailed: boolean) => void }) {
  const { t, i18n } = useTranslation();
  return (
    <button
      type="button"
      className="frame__link"
      data-press="language"
      lang={i18n.language === 'en' ? 'es' : 'en'}
      aria-label={t('frame.language.label')}
      onClick={() => void onLanguage().then((isChanged) => onFailure(!isChanged))}
    >
      {t('frame.language.name')}
    </button>
  );
}

/** What stands around every screen: the mark, help, the language, and whether the network is there. */
export function Frame({ home, help, name, hasTest, notices, onLanguage, children }: FrameProps) {
  const { t } = useTranslation();
  const [hasLanguageFailed, setLanguageFailed] = useState(false);
  const isOnline = useOnline();
  const [back, setBack] = useState<(() => void) | null>(null);
  const showBack = useCallback<ShowBack>((onBack) => setBack(() => onBack), []);
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
          <LanguageButton onLanguage={onLanguage} onFailure={setLanguageFailed} />
        </div>
      </header>
      <div role="status" className="frame__status">
        {!isOnline && (
          <p data-error="NETWORK_REQUEST_FAILED">{t(hasTest ? 'frame.offline.test' : 'frame.offline.text')}</p>
        )}
        {isOnline && hasLanguageFailed && <p>{t('frame.loadFailed')}</p>}
      </div>
      {notices}
      <BackPlaceContext value={showBack}>{children}</BackPlaceContext>
    </div>
  );
}
