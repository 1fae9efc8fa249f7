import '../styles/index.css';
import { useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { makeFetchTranslationSource } from '../../adapters/fetch/fetch-translation-source.ts';
import { makeLocalStorage } from '../../adapters/storage/local-storage.ts';
import { FALLBACK_LANGUAGE } from '../../core/domain/languages.ts';
import { App } from './app.tsx';
import { takeEarlyPress } from './early-press.ts';
import { hasPendingLogout, hasSavedIdentity } from './first-look.ts';
import { keptLanguage, startTexts } from '../texts/i18n.ts';
import { guardPresses } from '../presses/press-guard.ts';
import { latePart } from '../loading/late-part.ts';
import { makeRouterNavigator } from '../routing/router-navigator.ts';
import type { FirstServices } from '../wiring/services.ts';
import { watchTyping } from '../loading/stale-page.ts';

/** An earlier version may have left one, and it would go on serving old files (product.md section 4, "Session"). */
async function removeServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations().catch(() => []);
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

interface ShownProps {
  /** Called once, when what is inside shows and answers to presses. */
  readonly onShown: () => void;
  readonly children: ReactNode;
}

function Shown({ onShown, children }: ShownProps) {
  useEffect(onShown, [onShown]);
  return children;
}

async function start(root: HTMLElement): Promise<void> {
  void removeServiceWorkers();
  guardPresses(window);
  watchTyping(window);
  const storage = makeLocalStorage(() => window.localStorage);
  const source = makeFetchTranslationSource(window.fetch.bind(window), TEXTS_VERSION);
  const texts = await startTexts(source, keptLanguage(storage), window);
  const first: FirstServices = { texts, storage, navigator: makeRouterNavigator(window) };
  const services = latePart(async () => {
    const { composeServices, frameParts } = await import('./behind-landing.ts');
    return composeServices(first, frameParts, window.location.origin);
  });

  // Somebody who was here before may belong elsewhere; that is found out before anything shows.
  const isIdentified = hasSavedIdentity(storage);
  if (isIdentified) await services().catch(() => undefined);
  const isPrerendered = root.firstElementChild !== null && texts.language === FALLBACK_LANGUAGE && !isIdentified;
  const app = (
    <BrowserRouter>
      <Shown onShown={takeEarlyPress(document)}>
        <App first={first} services={services} />
      </Shown>
    </BrowserRouter>
  );
  if (isPrerendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
  if (hasPendingLogout(storage)) void services().catch(() => undefined);
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id root.');
void start(root);
