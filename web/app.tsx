import { lazy, Suspense, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { matchPath, Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { APP_ROUTES } from '../core/flow/app-routes.ts';
import type { GuardName } from '../core/flow/route-guards.ts';
import { ArrivalContext, makeArrival } from './components/page-heading.tsx';
import { Frame } from './components/frame.tsx';
import { switchLanguage } from './i18n.ts';
import { LANDING_LEADS_TO, routesOf, SCREEN_ROUTES } from './routes.tsx';
import { makeScreenLoader } from './screen-loader.ts';
import { ScreenOutlet } from './screen-outlet.tsx';
import { Landing } from './screens/account/landing.tsx';
import { whenIdle } from './when-idle.ts';
import { ServicesContext, useFrameParts, useHasTest, type FirstServices, type ServicesHandle } from './services.ts';

export interface AppProps {
  readonly first: FirstServices;
  readonly services: ServicesHandle;
}

/** The landing's page has the browser prefetch what comes next (scripts/build-pages.ts); where it cannot, that is done here. */
function nextOfLanding(): readonly string[] {
  return document.createElement('link').relList.supports('prefetch') ? [] : LANDING_LEADS_TO;
}

/** Opens a support snapshot, on the development server alone: the build leaves all of it out. */
const DevReplay = import.meta.env.DEV ? lazy(() => import('./replay/dev-replay.tsx')) : null;
const DEV_ROUTE = DevReplay !== null && (
  <Route
    path="/dev/replay"
    element={
      <Suspense>
        <DevReplay />
      </Suspense>
    }
  />
);

/** The guards of the routes for signed-in users and guests, who have a home and may ask for help. */
const INSIDE: ReadonlySet<GuardName> = new Set(['somebody', 'account', 'profiles', 'tester']);

function Shell({ first, services }: AppProps) {
  const { texts, storage, navigator } = first;
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const [loader] = useState(() => makeScreenLoader(texts, services));
  useEffect(() => navigator.attach(navigate), [navigator, navigate]);
  useEffect(() => navigator.arrived(), [navigator, key]);

  const parts = useFrameParts();
  const hasTest = useHasTest();
  const route = SCREEN_ROUTES.find(({ path }) => matchPath(path, pathname) !== null);
  useEffect(() => {
    const next = route === undefined ? nextOfLanding() : route.leadsTo;
    whenIdle(() => loader.prefetch(routesOf(next ?? [])));
  }, [loader, route]);
  const isInside = route !== undefined && INSIDE.has(route.guard);
  return (
    <Frame
      home={isInside ? APP_ROUTES.home : APP_ROUTES.landing}
      help={isInside ? APP_ROUTES.faq : null}
      name={parts !== null && <parts.SignedInName />}
      hasTest={hasTest}
      notices={
        parts !== null && (
          <>
            <parts.TimerWatch />
            <parts.OutboxWatch />
          </>
        )
      }
      onLanguage={(language, isWanted) => switchLanguage(texts, storage, language, isWanted)}
      screenKey={key}
    >
      <Routes>
        <Route path={APP_ROUTES.landing} element={<Landing />} />
        {SCREEN_ROUTES.map((screen) => (
          <Route
            key={screen.path}
            path={screen.path}
            element={<ScreenOutlet key={screen.path} route={screen} loader={loader} />}
          />
        ))}
        {DEV_ROUTE}
        <Route path="*" element={<Navigate to={APP_ROUTES.landing} replace />} />
      </Routes>
      {parts !== null && <parts.SessionWatch />}
    </Frame>
  );
}

/** The whole app below the router. */
export function App({ first, services }: AppProps) {
  const [arrival] = useState(makeArrival);
  return (
    <I18nextProvider i18n={first.texts}>
      <ServicesContext value={services}>
        <ArrivalContext value={arrival}>
          <Shell first={first} services={services} />
        </ArrivalContext>
      </ServicesContext>
    </I18nextProvider>
  );
}
