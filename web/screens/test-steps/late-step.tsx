import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Screen } from '../../components/screen.tsx';
import { loadLater } from '../../loading/load-later.ts';
import { isPageStale, reloadIfReachable } from '../../loading/stale-page.ts';

type LateSteps = typeof import('./late-steps.ts');

/** Loads the later screens. */
export const loadLateSteps = loadLater(() => import('./late-steps.ts'));

function useLateSteps() {
  const [screens, setScreens] = useState(loadLateSteps.current());
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isShown = true;
    const show = (found: LateSteps | null): void => {
      if (!isShown) return;
      setScreens(found);
      setFailed(found === null);
    };
    void loadLateSteps().then(show, () => show(null));
    return () => {
      isShown = false;
    };
  }, [attempt]);
  const retry = (): void => {
    // What this page cannot load any more, the same page loaded again can: nothing is typed on a screen that did not come.
    if (isPageStale()) void reloadIfReachable();
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return { screens, hasFailed, retry };
}

/** One of the later screens by its name, with its wait and, where it does not come, the way to try again. */
export function late(name: keyof LateSteps): ComponentType {
  return function LateStep() {
    const { t } = useTranslation();
    const { screens, hasFailed, retry } = useLateSteps();
    if (screens !== null) {
      const Shown = screens[name];
      return <Shown />;
    }
    const again = (
      <Button data-press="try-again" onClick={retry}>
        {t('frame.tryAgain')}
      </Button>
    );
    return (
      <Screen {...(hasFailed ? { actions: again } : {})}>
        <p className="lead" role="status" aria-busy={!hasFailed}>
          {t(hasFailed ? 'frame.loadFailed' : 'frame.loading')}
        </p>
      </Screen>
    );
  };
}
