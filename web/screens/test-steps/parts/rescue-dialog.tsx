import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kitTexts } from '../../../../core/domain/kit-texts.ts';
import {
  openRescueCards,
  RESCUE_CARDS,
  rescuePress,
  RESCUE_PRESSES,
  type RescueCard,
  type RescueCardId,
} from '../../../../core/flow/rescue-cards.ts';
import { testedKit } from '../../../../core/flow/timers.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useSteps } from '../step-services.ts';

interface RescueDialogProps {
  readonly onClose: () => void;
}

interface CardProps extends RescueDialogProps {
  readonly id: RescueCardId;
}

/** What to do, and how it ends. "New kit" leads to home, which asks whether to cancel the test. */
const Card = observer(function Card({ id, onClose }: CardProps) {
  const { store, actions } = useSteps();
  const { t } = useTranslation();
  const { ends }: RescueCard = RESCUE_CARDS[id];
  const canGoOn = ends.includes('goOn');
  return (
    <Dialog
      title={t(`rescue.cards.${id}.title`)}
      onClose={onClose}
      actions={
        <>
          {canGoOn ? (
            <Button data-press={RESCUE_PRESSES.goOn} onClick={onClose}>
              {t('rescue.goOn')}
            </Button>
          ) : (
            <Button data-press={RESCUE_PRESSES.close} variant="secondary" onClick={onClose}>
              {t('rescue.close')}
            </Button>
          )}
          {ends.includes('newKit') && (
            <Button
              data-press={RESCUE_PRESSES.newKit}
              variant={canGoOn ? 'secondary' : 'primary'}
              onClick={actions.goHome}
            >
              {t('rescue.newKit')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(`rescue.cards.${id}.text`, kitTexts(testedKit(store)))}</p>
    </Dialog>
  );
});

/** What may have gone wrong at the step, each with what to do. A running timer runs on, and shows in the dialog as in every other one. */
export const RescueDialog = observer(function RescueDialog({ onClose }: RescueDialogProps) {
  const { store } = useSteps();
  const { t } = useTranslation();
  const [card, setCard] = useState<RescueCardId | null>(null);
  if (card !== null) return <Card id={card} onClose={onClose} />;
  return (
    <Dialog
      title={t('rescue.title')}
      onClose={onClose}
      actions={
        <Button data-press={RESCUE_PRESSES.close} variant="secondary" onClick={onClose}>
          {t('rescue.close')}
        </Button>
      }
    >
      <ul className="rescue-cards">
        {openRescueCards(store.session, store.moment.now).map((id) => (
          <li key={id}>
            <button type="button" className="rescue-card" data-press={rescuePress(id)} onClick={() => setCard(id)}>
              {t(`rescue.cards.${id}.title`)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
});
