import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { kitTexts } from '../../../../core/domain/kit-texts.ts';
import {
  OFFER_PRESSES,
  openedBy,
  openOffers,
  PRACTICE_PRESSES,
  type OpenOffer,
} from '../../../../core/flow/step-offers.ts';
import type { StepOffer } from '../../../../core/flow/step-row.ts';
import { testedKit } from '../../../../core/flow/timers.ts';
import { offerTexts } from '../../../../core/step-texts/instruction-texts.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useSteps } from '../step-services.ts';
import { useShownTexts } from '../use-shown-texts.ts';
import { TextList } from './point-list.tsx';
import { PracticeDialog } from './practice-dialog.tsx';

const EYE = (
  <>
    <path d="M2.5 12C6 5.5 18 5.5 21.5 12C18 18.5 6 18.5 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
  </>
);

const ICONS: Readonly<Record<StepOffer, ReactNode>> = {
  practice: EYE,
  shortPractice: EYE,
  whatNext: <path d="M9 6H21M9 12H21M9 18H21M4 6V6.01M4 12V12.01M4 18V18.01" />,
  getHelp: (
    <path d="M5 4H9L11 9L8.5 10.5C9.5 12.5 11.5 14.5 13.5 15.5L15 13L20 15V19C20 20 19 21 18 21C10.5 20.5 3.5 13.5 3 6C3 5 4 4 5 4Z" />
  ),
};

interface OpenProps {
  readonly onClose: () => void;
}

/** A text over the step. */
function TextDialog({
  offer,
  onClose,
  children,
}: OpenProps & { readonly offer: StepOffer; readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t(`practice.offers.${offer}.title`)}
      onClose={onClose}
      actions={
        <Button data-press={PRACTICE_PRESSES.close} onClick={onClose}>
          {t('practice.close')}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}

const WhatNext = observer(function WhatNext({ onClose }: OpenProps) {
  const { store } = useSteps();
  const { t } = useTranslation();
  return (
    <TextDialog offer="whatNext" onClose={onClose}>
      <p>{t('practice.whatNext.lead', kitTexts(testedKit(store)))}</p>
      <TextList of="practice.whatNext.points" isSequence />
      <p>{t('practice.whatNext.after')}</p>
    </TextDialog>
  );
});

function GetHelp({ onClose }: OpenProps) {
  const { t } = useTranslation();
  return (
    <TextDialog offer="getHelp" onClose={onClose}>
      <p>{t('practice.getHelp.lead')}</p>
      <p className="step-meaning">{t('result.emergency.title')}</p>
      <TextList of="result.emergency.signs" />
      <p>{t('practice.getHelp.doctor')}</p>
    </TextDialog>
  );
}

interface OfferDialogProps extends OpenProps {
  readonly open: OpenOffer;
  readonly onChange: (open: OpenOffer) => void;
}

/** What an offer opens, over the step. */
export function OfferDialog({ open, onChange, onClose }: OfferDialogProps) {
  if (typeof open !== 'string') return <PracticeDialog practice={open} onChange={onChange} onClose={onClose} />;
  return open === 'getHelp' ? <GetHelp onClose={onClose} /> : <WhatNext onClose={onClose} />;
}

/** What the step offers to look at, each in a dialog over the step, which stays as it is. Leaving the step closes it. */
export const OfferList = observer(function OfferList() {
  const { store } = useSteps();
  const { t } = useTranslation();
  const [open, setOpen] = useState<OpenOffer | null>(null);
  const offers = openOffers(store.session, store.moment.now);
  const shown = useShownTexts(offerTexts);
  const whileYouWait = shown.text('practice.whileYouWait');
  return (
    <section className="offers">
      {whileYouWait !== null && <h2>{whileYouWait}</h2>}
      <ul className="offers__list">
        {offers.map((offer) => (
          <li key={offer}>
            <button
              type="button"
              className="offer"
              data-press={OFFER_PRESSES[offer]}
              aria-haspopup="dialog"
              onClick={() => setOpen(openedBy(offer))}
            >
              <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                {ICONS[offer]}
              </svg>
              <span className="offer__words">
                <span className="offer__title">{t(`practice.offers.${offer}.title`)}</span>
                <span className="offer__text">{shown.text(`practice.offers.${offer}.text`)}</span>
              </span>
              <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="M9 5L16 12L9 19" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
      {open !== null && <OfferDialog open={open} onChange={setOpen} onClose={() => setOpen(null)} />}
    </section>
  );
});
