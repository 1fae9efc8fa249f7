import { PRACTICE_PRESSES } from '../../../core/flow/step-offers.ts';
import { RESCUE_CARDS, RESCUE_CARD_IDS, RESCUE_PRESSES, rescuePress } from '../../../core/flow/rescue-cards.ts';
import type { RescuePhase } from '../../../core/flow/step-row.ts';
import type { TestStart } from '../screenshot-session.ts';
import type { Journey } from '../journey.ts';
import { stepVariant } from './steps.ts';

/** A step of each phase that offers rescue cards. */
const STEP_OF_PHASE: Readonly<Record<RescuePhase, TestStart['step']>> = {
  tube: 'remove-foil',
  swab: 'nasal-swab',
  mix: 'prepare-1',
  drops: 'process-2',
  wait: 'countdown',
  read: 'control-line',
};

/** What to do when something went wrong: the list of cards, and each card on a step that offers it. */
const RESCUE: readonly Journey[] = [
  stepVariant('rescue-list', { step: STEP_OF_PHASE.wait }, ({ press }) => press(RESCUE_PRESSES.open)),
  ...RESCUE_CARD_IDS.map((id) =>
    stepVariant(rescuePress(id), { step: STEP_OF_PHASE[RESCUE_CARDS[id].phases[0]] }, ({ press }) =>
      press(RESCUE_PRESSES.open, rescuePress(id)),
    ),
  ),
];

/** The first examples to practice on, with a wrong and a right answer, and what else the wait offers. */
const OFFERS: readonly Journey[] = [
  ...(['what-comes-next', 'when-to-get-help', 'practice'] as const).map((offer) =>
    stepVariant(`offer-${offer}`, { step: 'countdown' }, ({ press }) => press(offer)),
  ),
  stepVariant('practice-wrong', { step: 'countdown' }, ({ press }) => press('practice', PRACTICE_PRESSES.no)),
  stepVariant('practice-unsure', { step: 'countdown' }, ({ press }) => press('practice', PRACTICE_PRESSES.unsure)),
  stepVariant('practice-right', { step: 'countdown' }, ({ press }) => press('practice', PRACTICE_PRESSES.yes)),
];

/** The steps whose words differ for a person who takes the sample of another. */
const OTHER_PERSON: readonly Journey[] = (['collect-1', 'collect-2', 'collect-3', 'collect-4'] as const).map((step) =>
  stepVariant(`step-other-${step}`, { step, session: { isSelfCollecting: false } }),
);

/** A ZIP code of several cities, one of them in several counties. */
const PLACES: readonly Journey[] = [
  stepVariant('place-city', { step: 'review-profile', session: { reportOption: 'reportToAims' } }, ({ enter }) =>
    enter({ dateOfBirth: '04/12/1988', zipCode: '30307' }),
  ),
];

/** Dialogs over a step, and steps for another person. */
export const STEP_DIALOG_JOURNEYS: readonly Journey[] = [...RESCUE, ...OFFERS, ...OTHER_PERSON, ...PLACES];
