import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useKeptFocus } from '../../components/focus-on-mount.tsx';
import { finishedHint } from '../../../core/step-texts/test-card-key.ts';
import { useServices } from '../../wiring/services.ts';

interface QuestionProps {
  readonly texts: 'incomplete' | 'finished';
  readonly continueLabel: string;
  readonly leave: string;
  readonly lines: readonly string[];
}

/** The question about the test. Closed without an answer, it leaves the card about the test on home. */
const Question = observer(function Question({ texts, continueLabel, leave, lines }: QuestionProps) {
  const { t } = useTranslation();
  const { store, actions } = useServices();
  // The dialog opens by itself, so it has nothing to return the focus to.
  useKeptFocus();
  return (
    <Dialog
      title={t(`home.${texts}.title`)}
      onClose={() => actions.closeTestQuestion()}
      actions={
        <>
          <Button data-press="continue" onClick={() => actions.continueTest()}>
            {continueLabel}
          </Button>
          <Button
            data-press="cancel"
            variant="secondary"
            busy={store.view.pending === 'cancel' ? t('home.incomplete.canceling') : null}
            onClick={() => actions.cancelTest()}
          >
            {leave}
          </Button>
          <div className="dialog__others">
            <Button data-press="not-now" variant="link" onClick={() => actions.closeTestQuestion()}>
              {t('home.notNow')}
            </Button>
            <Button data-press="sign-out" variant="link" onClick={() => actions.logOut()}>
              {t('home.incomplete.logOut')}
            </Button>
          </div>
        </>
      }
    >
      <p>{t(`home.${texts}.text`)}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Dialog>
  );
});

/**
 * Asks whether to continue or cancel a test that is under way, and states what cancelling means; after the submission,
 * whether to do the last steps.
 */
export const IncompleteTest = observer(function IncompleteTest() {
  const { t } = useTranslation();
  const { store } = useServices();
  const { cancelCost } = store;
  if (cancelCost === 'submitted') {
    const hint = finishedHint(store.snapshot);
    return (
      <Question
        texts="finished"
        continueLabel={t('home.finished.seeLastSteps')}
        leave={t('home.finished.close')}
        lines={hint === null ? [] : [t(hint)]}
      />
    );
  }
  return (
    <Question
      texts="incomplete"
      continueLabel={t('home.incomplete.continueTest')}
      leave={t('home.incomplete.cancelTest')}
      lines={[t(`home.incomplete.${cancelCost}`), t('home.incomplete.logOutCost')]}
    />
  );
});
