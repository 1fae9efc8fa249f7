import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Screen } from '../../components/screen.tsx';

type LateSteps = typeof import('./late-steps.ts');

let arrived: LateSteps | null = null;
let arriving: Promise<LateSteps> | null = null;

/** Brings the later screens; once, and again after a failure. */
export function loadLateSteps(): Promise<LateSteps> {
  arriving ??= import('./late-steps.ts').then(
    (screens) => {
      arrived = screens;
      return screens;
    },
    (error: unknown) => {
      arriving = null;
      throw error;
    },
  );
  return arriving;
}

function useLateSteps() {
  const [screens, setScreens] = useState(arrived);
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
