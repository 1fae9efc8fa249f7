import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INACTIVITY_CHECK_MS } from '../../core/domain/limits.ts';
import type { LoginKeeper } from '../../core/use-cases/account/login-keeper.ts';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { hasAreas, loadAreas } from '../texts/i18n.ts';
import { retryUntilLoaded } from '../loading/retry.ts';
import { useServices } from '../wiring/services.ts';
import type { SessionStore } from '../stores/session-store.ts';
import { whenIdle } from '../loading/when-idle.ts';

/** Events that count as user activity (product.md section 4, "Session"). */
const INPUTS = ['mousemove', 'mousedown', 'touchstart', 'click', 'keydown', 'scroll'] as const;

/** Reports user activity and the passing of time to the keeper. Returns a function that stops it. */
function watchPage(keeper: LoginKeeper, page: Window): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const check = (): void => void keeper.check();
  const onVisible = (): void => {
    if (!page.document.hidden) check();
  };
  for (const input of INPUTS) {
    page.addEventListener(input, () => keeper.noteInput(), { signal, passive: true, capture: true });
  }
  // Browsers throttle timers in the background, so check at once when the page becomes visible.
  page.document.addEventListener('visibilitychange', onVisible, { signal });
  page.addEventListener('pageshow', check, { signal });
  const interval = page.setInterval(check, INACTIVITY_CHECK_MS);
  signal.addEventListener('abort', () => page.clearInterval(interval));
  return () => ending.abort();
}

/** A page that was frozen or in the back-forward cache received no messages from the other tabs. */
function watchReturn(store: SessionStore, page: Window): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const refresh = (): void => store.refresh();
  const refreshIfVisible = (): void => {
    if (!page.document.hidden) refresh();
  };
  page.addEventListener('pageshow', refresh, { signal });
  page.document.addEventListener('visibilitychange', refreshIfVisible, { signal });
  return () => ending.abort();
}

function useKeeper(): LoginKeeper | null {
  const { store, loadAccount, texts } = useServices();
  const [keeper, setKeeper] = useState<LoginKeeper | null>(null);
  useEffect(() => {
    let isMounted = true;
    const start = async (): Promise<void> => {
      // The logout for inactivity depends on this code, so a failed load is retried until it succeeds.
      const [account] = await retryUntilLoaded(() => Promise.all([loadAccount(), loadAreas(texts, ['general'])]));
      if (!isMounted) return;
      setKeeper(account.keeper);
      await account.keeper.begin();
    };
    const startInBackground = (): void => void start();
    if (store.identity.currentUser === null) whenIdle(startInBackground);
    else startInBackground();
    return () => {
      isMounted = false;
    };
  }, [store, loadAccount, texts]);
  useEffect(() => watchReturn(store, window), [store]);
  useEffect(() => (keeper === null ? undefined : watchPage(keeper, window)), [keeper]);
  return keeper;
}

/** Maintains the login session: verifies a saved login, renews its access, and logs out after an hour of inactivity. */
export const SessionWatch = observer(function SessionWatch() {
  const { t } = useTranslation();
  const { store, actions, texts } = useServices();
  const keeper = useKeeper();
  if (keeper === null || !store.view.isInactivityWarned || !hasAreas(texts, ['general'])) return null;
  return (
    <Dialog
      role="alertdialog"
      title={t('inactivity.title')}
      onClose={() => keeper.stay()}
      actions={
        <>
          <Button data-press="stay" onClick={() => keeper.stay()}>
            {t('inactivity.stay')}
          </Button>
          <Button data-press="sign-out-now" variant="secondary" onClick={() => actions.logOut()}>
            {t('inactivity.leave')}
          </Button>
        </>
      }
    >
      <p data-message="inactivity-notice">{t('inactivity.text')}</p>
    </Dialog>
  );
});
