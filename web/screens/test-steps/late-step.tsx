import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Screen } from '../../components/screen.tsx';
import { latePart } from '../../loading/late-part.ts';
import { useLatePart } from '../../loading/use-late-part.ts';

type LateSteps = typeof import('./late-steps.ts');
/** The screens that take no properties. */
type LateStepName = Exclude<keyof LateSteps, 'AcceptedScanScreen' | 'StepReader'>;

/** Loads the later screens. */
export const loadLateSteps = latePart(() => import('./late-steps.ts'));

/** A component that loads one of the later screens and shows its loading text, or a retry button on failure. */
export function lazyStep(name: LateStepName): ComponentType {
  return function LateStep() {
    const { t } = useTranslation();
    const { value: screens, hasFailed, retry } = useLatePart(loadLateSteps);
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
