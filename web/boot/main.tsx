import '../styles/index.css';
import { useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { makeFetchTranslationSource } from '../../adapters/fetch/fetch-translation-source.ts';
import { makeLocalStorage } from '../../adapters/storage/local-storage.ts';
import { FALLBACK_LANGUAGE } from '../../core/domain/languages.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { App, type StartServices } from './app.tsx';
import { takePendingClick } from './pre-hydration-click.ts';
import { removeStartNotice } from './start-notice.ts';
import { hasEarlierValues, hasSavedIdentity, hasUnfinished } from './saved-visitor.ts';
import { savedLanguage, startTexts } from '../texts/i18n.ts';
import { guardPresses } from '../presses/press-guard.ts';
import { latePart } from '../loading/late-part.ts';
import { makeRouterNavigator } from '../routing/router-navigator.ts';
import { watchTyping } from '../loading/stale-page.ts';

/**
 * An earlier version may have installed a service worker, which would keep serving old files (product.md section 4,
 * "Session").
 */
async function removeServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations().catch(() => []);
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

interface ShownProps {
  /** Called once, when the children have rendered and respond to clicks. */
  readonly onShown: () => void;
  readonly children: ReactNode;
}

function Shown({ onShown, children }: ShownProps) {
  useEffect(onShown, [onShown]);
  return children;
}

async function start(root: HTMLElement): Promise<void> {
  if (import.meta.env.MODE === 'offline') await (await import('../wiring/offline.module.ts')).startOfflineApi();
  else void removeServiceWorkers();
  guardPresses(window);
  watchTyping(window);
  const storage = makeLocalStorage(() => window.localStorage);
  const source = makeFetchTranslationSource(window.fetch.bind(window), TEXTS_VERSION);
  const landing = latePart(() => import('../screens/account/landing.tsx'));
  const isOnLanding = window.location.pathname === APP_ROUTES.landing;
  const [texts] = await Promise.all([
    startTexts(source, savedLanguage(storage), window),
    isOnLanding && landing().catch(() => undefined),
  ]);
  const first: StartServices = { texts, storage, navigator: makeRouterNavigator(window) };
  const services = latePart(async () => {
    const { composeServices, frameParts } = await import('./app-shell.ts');
    if (hasEarlierValues(storage))
      (await import('../../core/flow/migrate-stored.ts')).migrateStored(storage, Date.now());
    return composeServices(first, frameParts, window.location.origin);
  });

  // A returning visitor may have to be redirected; decide that before anything shows.
  const isIdentified = hasSavedIdentity(storage);
  if (isIdentified) await services().catch(() => undefined);
  const isRendered = root.firstElementChild !== null && landing.current() !== null;
  const isPrerendered = isRendered && texts.language === FALLBACK_LANGUAGE && !isIdentified;
  const replayClick = takePendingClick(document);
  const onShown = (): void => {
    removeStartNotice(document);
    replayClick();
  };
  const app = (
    <BrowserRouter>
      <Shown onShown={onShown}>
        <App first={first} services={services} landing={landing} />
      </Shown>
    </BrowserRouter>
  );
  if (isPrerendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
  if (hasUnfinished(storage)) void services().catch(() => undefined);
  import('../components/uncovered-focus.ts').then(
    ({ keepUncovered }) => keepUncovered(window),
    () => undefined,
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id root.');
void start(root);
