import { Component, Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './components/button.tsx';
import { PageHeading } from './components/page-heading.tsx';
import { Screen } from './components/screen.tsx';
import type { ScreenRoute } from './routes.tsx';
import type { ScreenLoader } from './screen-loader.ts';
import { useServices } from './services.ts';

/** Nothing spins without words for longer than this. */
const QUIET_WAIT_MS = 400;

function Waiting() {
  const { t } = useTranslation();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timeout = window.setTimeout(() => setLong(true), QUIET_WAIT_MS);
    return () => window.clearTimeout(timeout);
  }, []);
  return (
    <main id="main" className="screen" aria-busy="true">
      <p role="status" className="screen__waiting">
        {isLong ? t('frame.loading') : ''}
      </p>
    </main>
  );
}

function LoadFailed() {
  const { t } = useTranslation();
  return (
    <Screen
      actions={
        <Button data-press="try-again" onClick={() => void reloadOnceReachable()}>
          {t('frame.tryAgain')}
        </Button>
      }
    >
      <PageHeading>{t('frame.notLoaded')}</PageHeading>
      <p role="alert" className="lead">
        {t('frame.loadFailed')}
      </p>
    </Screen>
  );
}

/**
 * Loads the page again when the server answers. The page may be older than what the server has by now, and only a new one
 * knows the new files; nothing is lost, since all is kept on the device. Without an answer the browser would show its own
 * error page, so the screen stays.
 */
async function reloadOnceReachable(): Promise<void> {
  const isReachable = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReachable) window.location.reload();
}

interface BoundaryProps {
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** Catches a screen that did not come, or broke, and offers to try again. */
class ScreenBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <LoadFailed /> : this.props.children;
  }
}

interface OutletProps {
  readonly route: ScreenRoute;
  readonly loader: ScreenLoader;
}

function Loaded({ route, loader }: OutletProps) {
  const { Screen: ThisScreen, Guarded } = use(loader.load(route));
  return (
    <Guarded guard={route.guard}>
      <WithBack route={route} Screen={ThisScreen} />
    </Guarded>
  );
}

function WithBack({ route, Screen: ThisScreen }: { readonly route: ScreenRoute; readonly Screen: LoadedComponent }) {
  const services = useServices();
  const { back } = route;
  const goBack = (): void => {
    if (typeof back === 'function') back(services);
    else if (back !== undefined) services.navigator.back(back);
  };
  return <ThisScreen onBack={back === undefined ? undefined : goBack} />;
}

type LoadedComponent = Awaited<ReturnType<ScreenRoute['load']>>['default'];

/** The place of a route's screen: its wait, its failure, its guard, and the screen itself. */
export function ScreenOutlet({ route, loader }: OutletProps) {
  return (
    <ScreenBoundary onFailure={() => loader.forget(route)}>
      <Suspense fallback={<Waiting />}>
        <Loaded route={route} loader={loader} />
      </Suspense>
    </ScreenBoundary>
  );
}
