import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kitTexts } from '../../../../core/domain/kit-texts.ts';
import {
  openRescueCards,
  rescueButtons,
  rescuePress,
  RESCUE_PRESSES,
  type RescueCardId,
} from '../../../../core/flow/rescue-cards.ts';
import { testedKit } from '../../../../core/flow/timers.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useSteps } from '../step-services.ts';

interface RescueDialogProps {
  readonly onClose: () => void;
}

/** The buttons of the open card, or of the list. "New kit" leads to home, which asks whether to cancel the test. */
function Buttons({ id, onClose }: RescueDialogProps & { readonly id: RescueCardId | null }) {
  const { actions } = useSteps();
  const { t } = useTranslation();
  const buttons = rescueButtons(id);
  const main = buttons.find((button) => button !== 'close');
  return buttons.map((button) => (
    <Button
      key={button}
      data-press={RESCUE_PRESSES[button]}
      variant={button === main ? 'primary' : 'secondary'}
      onClick={button === 'newKit' ? actions.goHome : onClose}
    >
      {t(`rescue.${button}`)}
    </Button>
  ));
}

/** What may have gone wrong at the step, each with what to do. A running timer runs on, and shows in the dialog as in every other one. */
export const RescueDialog = observer(function RescueDialog({ onClose }: RescueDialogProps) {
  const { store } = useSteps();
  const { t } = useTranslation();
  const [card, setCard] = useState<RescueCardId | null>(null);
  const buttons = <Buttons id={card} onClose={onClose} />;
  if (card !== null) {
    return (
      <Dialog key={card} title={t(`rescue.cards.${card}.title`)} onClose={onClose} actions={buttons}>
        <p>{t(`rescue.cards.${card}.text`, kitTexts(testedKit(store)))}</p>
      </Dialog>
    );
  }
  return (
    <Dialog title={t('rescue.title')} onClose={onClose} actions={buttons}>
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
