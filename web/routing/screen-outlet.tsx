import { Component, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Screen } from '../components/screen.tsx';
import { reloadIfReachable } from '../loading/stale-page.ts';
import { useLatePart } from '../loading/use-late-part.ts';
import { useServices } from '../wiring/services.ts';
import type { ScreenRoute } from './routes.tsx';
import type { LoadedScreen, RoutedScreen } from './screen-parts.ts';

/** How long the screen may stay empty before a loading text shows. */
const QUIET_WAIT_MS = 400;

/** An empty screen, with a loading text after a while. */
export function Waiting() {
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

/** The screen in place of one that could not be loaded. */
export function LoadFailed() {
  const { t } = useTranslation();
  const [retryStatus, setRetryStatus] = useState<'none' | 'trying' | 'failed'>('none');
  // The server may have newer files than this page knows, so a reload can help.
  const tryAgain = async (): Promise<void> => {
    setRetryStatus('trying');
    if (!(await reloadIfReachable())) setRetryStatus('failed');
  };
  return (
    <Screen
      actions={
        <>
          <p role="status" className="status-text">
            {retryStatus === 'failed' && t('frame.noAnswer')}
          </p>
          <Button
            data-press="try-again"
            busy={retryStatus === 'trying' ? t('frame.loading') : null}
            onClick={() => void tryAgain()}
          >
            {t('frame.tryAgain')}
          </Button>
        </>
      }
    >
      <PageHeading>{t('frame.notLoaded')}</PageHeading>
      <p role="alert" className="lead">
        {t('frame.loadFailed')}
      </p>
    </Screen>
  );
}

/** Catches render errors of a screen and offers a retry. */
class ScreenBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <LoadFailed /> : this.props.children;
  }
}

function Loaded({ route, screen }: { readonly route: ScreenRoute; readonly screen: LoadedScreen }) {
  const { Screen: ThisScreen, Guarded } = screen;
  return (
    <Guarded guard={route.guard}>
      <WithBack route={route} Screen={ThisScreen} />
    </Guarded>
  );
}

function WithBack({
  route,
  Screen: ThisScreen,
}: {
  readonly route: ScreenRoute;
  readonly Screen: LoadedScreen['Screen'];
}) {
  const services = useServices();
  const { back } = route;
  const goBack = (): void => {
    if (typeof back === 'function') back(services);
    else if (back !== undefined) services.navigator.back(back);
  };
  return <ThisScreen onBack={back === undefined ? undefined : goBack} />;
}

/**
 * Renders a route's screen with its guard, loading text and failure. Does not suspend: React would delay the reveal
 * after a suspension by 300 ms.
 */
export function ScreenOutlet({ route, part }: RoutedScreen) {
  const { value: screen, hasFailed } = useLatePart(part);
  if (hasFailed) return <LoadFailed />;
  if (screen === null) return <Waiting />;
  return (
    <ScreenBoundary>
      <Suspense fallback={<Waiting />}>
        <Loaded route={route} screen={screen} />
      </Suspense>
    </ScreenBoundary>
  );
}
