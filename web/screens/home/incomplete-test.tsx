import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useServices } from '../../wiring/services.ts';

interface QuestionProps {
  readonly texts: 'incomplete' | 'finished';
  readonly goOn: string;
  readonly leave: string;
  readonly lines: readonly string[];
}

/** A dialog that needs an answer; Escape is none. */
const Question = observer(function Question({ texts, goOn, leave, lines }: QuestionProps) {
  const { t } = useTranslation();
  const { store, actions } = useServices();
  return (
    <Dialog
      title={t(`home.${texts}.title`)}
      actions={
        <>
          <Button data-press="continue" onClick={() => actions.continueTest()}>
            {goOn}
          </Button>
          <Button
            data-press="cancel"
            variant="secondary"
            busy={store.view.pending === 'cancel' ? t('home.incomplete.canceling') : null}
            onClick={() => actions.cancelTest()}
          >
            {leave}
          </Button>
          <Button data-press="sign-out" variant="secondary" onClick={() => actions.logOut()}>
            {t('home.menu.signOut.label')}
          </Button>
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
 * Asks what to do with a test that is under way, and says what cancelling it costs; of one whose result was submitted, whether the last
 * steps are wanted.
 */
export const IncompleteTest = observer(function IncompleteTest() {
  const { t } = useTranslation();
  const { store } = useServices();
  const { cancelCost, identity } = store;
  if (cancelCost === 'submitted') {
    const lines = identity.isGuestLogin ? [t('home.finished.guest')] : [];
    return (
      <Question
        texts="finished"
        goOn={t('home.finished.seeLastSteps')}
        leave={t('home.finished.close')}
        lines={lines}
      />
    );
  }
  return (
    <Question
      texts="incomplete"
      goOn={t('home.incomplete.continueTest')}
      leave={t('home.incomplete.cancelTest')}
      lines={[t(`home.incomplete.${cancelCost}`), t('home.incomplete.signOut')]}
    />
  );
});
