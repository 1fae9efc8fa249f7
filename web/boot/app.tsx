import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { matchPath, Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { APP_ROUTES, type GuardName } from '../../core/flow/app-routes.ts';
import { FirstScreenContext, makeFirstScreenCheck } from '../components/page-heading.tsx';
import { Frame } from '../components/frame.tsx';
import { switchLanguage } from '../texts/i18n.ts';
import type { LatePart } from '../loading/late-part.ts';
import { LANDING_LEADS_TO } from '../routing/routes.tsx';
import type { RouterNavigator } from '../routing/router-navigator.ts';
import { makeScreenParts } from '../routing/screen-parts.ts';
import { ScreenOutlet, LoadFailed, Waiting } from '../routing/screen-outlet.tsx';
import { whenIdle } from '../loading/when-idle.ts';
import { ServicesContext, useFrameParts, useHasTest, type FirstServices, type Services } from '../wiring/services.ts';
import { useLatePart } from '../loading/use-late-part.ts';

/** The code of the landing. */
interface LoadedLanding {
  readonly Landing: ComponentType;
}

/** Renders the landing, which only visits that open there load at once. */
function LandingOutlet({ part }: { readonly part: LatePart<LoadedLanding> }) {
  const { value: loaded, hasFailed } = useLatePart(part);
  if (hasFailed) return <LoadFailed />;
  return loaded === null ? <Waiting /> : <loaded.Landing />;
}

/** The services at the start of the page, where the router is attached to the navigator. */
export interface StartServices extends FirstServices {
  readonly navigator: RouterNavigator;
}

export interface AppProps {
  readonly first: StartServices;
  readonly services: LatePart<Services>;
  /** Loaded before the first render where the page opens on the landing. */
  readonly landing: LatePart<LoadedLanding>;
}

/** Loads the code that every screen behind the landing needs. */
const loadShell = () => import('./app-shell.ts');

/** Opens a diagnostics snapshot. Development server only; the build removes it. */
const DevReplay = import.meta.env.DEV ? lazy(() => import('../replay/dev-replay.tsx')) : null;
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

/** The guards of routes inside the app, where the home link and help are available. */
const HOME_GUARDS: ReadonlySet<GuardName> = new Set(['identified', 'account', 'profiles', 'tester']);

function Shell({ first, services, landing }: AppProps) {
  const { texts, storage, navigator } = first;
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const [screens] = useState(() => makeScreenParts(texts, services, loadShell));
  useEffect(() => navigator.attach(navigate), [navigator, navigate]);
  useEffect(() => navigator.arrived(), [navigator, key]);

  const parts = useFrameParts();
  const hasTest = useHasTest();
  const route = screens.find(({ route: { path } }) => matchPath(path, pathname) !== null)?.route;
  useEffect(() => {
    const next = (route === undefined ? LANDING_LEADS_TO : route.leadsTo) ?? [];
    // Only now does this screen work: earlier, the files of the next one would delay it on a slow network.
    whenIdle(() => {
      screens.filter((screen) => next.includes(screen.route.name)).forEach(({ part }) => part.prefetch());
      if (route !== undefined) services.current()?.loadServer.prefetch();
      // Support asks for the technical details above all when the network fails.
      services().then(
        ({ loadDetails }) => loadDetails.prefetch(),
        () => undefined,
      );
      // A logout leads there, also without a network.
      landing.prefetch();
    });
  }, [screens, route, services, landing]);
  const isInside = route !== undefined && HOME_GUARDS.has(route.guard);
  return (
    <Frame
      home={isInside ? APP_ROUTES.home : APP_ROUTES.landing}
      help={isInside ? APP_ROUTES.faq : null}
      name={parts !== null && <parts.LoggedInName />}
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
        <Route path={APP_ROUTES.landing} element={<LandingOutlet part={landing} />} />
        {screens.map((screen) => {
          const { path } = screen.route;
          return <Route key={path} path={path} element={<ScreenOutlet key={path} {...screen} />} />;
        })}
        {DEV_ROUTE}
        <Route path="*" element={<Navigate to={APP_ROUTES.landing} replace />} />
      </Routes>
      {parts !== null && <parts.SessionWatch />}
    </Frame>
  );
}

export function App({ first, services, landing }: AppProps) {
  const [firstScreenCheck] = useState(makeFirstScreenCheck);
  return (
    <I18nextProvider i18n={first.texts}>
      <ServicesContext value={services}>
        <FirstScreenContext value={firstScreenCheck}>
          <Shell first={first} services={services} landing={landing} />
        </FirstScreenContext>
      </ServicesContext>
    </I18nextProvider>
  );
}
