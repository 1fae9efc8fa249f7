import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { FALLBACK_LANGUAGE } from '../../core/domain/languages.ts';
import type { TranslationSource } from '../../core/ports/translation-source.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { Landing } from '../screens/account/landing.tsx';
import { App } from './app.tsx';
import { latePart } from '../loading/late-part.ts';
import { makeTexts } from '../texts/i18n.ts';
import type { Services } from '../wiring/services.ts';

export { SCREEN_ROUTES } from '../routing/routes.tsx';

/** Renders the landing to HTML in the fallback language, for an unknown visitor. */
export async function renderLanding(source: TranslationSource): Promise<string> {
  const texts = await makeTexts(source, FALLBACK_LANGUAGE);
  const emptyStorage = { read: () => undefined, write: () => false, remove: () => undefined, keys: () => [] };
  const idleNavigator = {
    attach: () => undefined,
    current: () => APP_ROUTES.landing,
    earlier: () => [],
    go: () => undefined,
    back: () => undefined,
    arrived: () => undefined,
    leave: () => undefined,
  };
  const services = latePart<Services>(() => new Promise(() => undefined));
  const landing = latePart(() => Promise.resolve({ Landing }));
  await landing();
  return renderToString(
    <StaticRouter location={APP_ROUTES.landing}>
      <App first={{ texts, storage: emptyStorage, navigator: idleNavigator }} services={services} landing={landing} />
    </StaticRouter>,
  );
}
