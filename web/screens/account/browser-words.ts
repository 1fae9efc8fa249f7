import { useTranslation } from 'react-i18next';
import type { NamedBrowser } from '../../../core/domain/login-session.ts';

/** Names the browser of a login session in the current language, such as "Safari on iPhone". */
export function useBrowserWords(): (named: NamedBrowser) => string {
  const { t } = useTranslation();
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return t('loginSessions.browser.both', { browser, system });
    return (
      browser ?? (system === null ? t('loginSessions.browser.unknown') : t('loginSessions.browser.on', { system }))
    );
  };
}
