import { describe, expect, it } from 'vitest';
import { FLOWS } from '../../../core/flow/flows.ts';
import {
  openRescueCards,
  rescueButtons,
  RESCUE_CARDS,
  RESCUE_CARD_IDS,
  rescueCardsOf,
  rescuePress,
} from '../../../core/flow/rescue-cards.ts';
import { EMPTY_SESSION } from '../../../core/flow/session.ts';
import type { StepId } from '../../../core/flow/step-row.ts';

const at = (id: StepId): number => FLOWS.testing.findIndex((row) => row.id === id);
const cardsAt = (id: StepId) => rescueCardsOf(FLOWS.testing[at(id)] ?? {});

describe('what to do when something went wrong', () => {
  it('is offered on every step from the foil of the tube to the question about T, and on no other', () => {
    const offering = FLOWS.testing.flatMap((row, number) => (rescueCardsOf(row).length > 0 ? [number] : []));
    const [first, last] = [at('remove-foil'), at('test-line')];
    expect(offering).toEqual(Array.from({ length: last - first + 1 }, (_, index) => first + index));
    expect(FLOWS.reporting.filter((row) => rescueCardsOf(row).length > 0)).toEqual([]);
  });

  it.each([
    ['remove-foil', ['childRefuses', 'spilledLiquid', 'phoneCall']],
    ['collect-1', ['droppedSwab', 'nosebleed', 'childRefuses', 'spilledLiquid', 'phoneCall']],
    ['prepare-2', ['droppedSwab', 'nosebleed', 'spilledLiquid', 'phoneCall']],
    ['process-2', ['spilledLiquid', 'wrongDrops', 'forgotStart', 'movedCassette', 'phoneCall']],
    ['countdown', ['wrongDrops', 'forgotStart', 'movedCassette', 'readTooLate', 'phoneCall']],
    ['test-line', ['movedCassette', 'noLine', 'unsureLine', 'readTooLate', 'phoneCall']],
  ] as const)('at %s is %j', (step, cards) => {
    expect(cardsAt(step)).toEqual(cards);
  });

  it.each(RESCUE_CARD_IDS)('%s is offered at some step', (id) => {
    expect(FLOWS.testing.some((row) => rescueCardsOf(row).includes(id))).toBe(true);
  });

  it('never goes on with a swab that fell or has blood on it, and never needs a new kit for a call', () => {
    expect(RESCUE_CARDS.droppedSwab.ends).toEqual(['newKit']);
    expect(RESCUE_CARDS.nosebleed.ends).toEqual(['newKit']);
    expect(RESCUE_CARDS.phoneCall.ends).toEqual(['goOn']);
  });

  it('is not offered without a test, nor once the lines can no longer be read', () => {
    const session = { ...EMPTY_SESSION, isFollowingTest: true, currentStep: at('control-line') };
    const reading = { ...session, expirationTimerEndTime: 1000 };
    expect(openRescueCards(EMPTY_SESSION, 0)).toEqual([]);
    expect(openRescueCards(reading, 999)).toEqual(cardsAt('control-line'));
    expect(openRescueCards(reading, 1000)).toEqual([]);
  });

  it.each([
    [null, ['close']],
    ['phoneCall', ['goOn']],
    ['noLine', ['goOn', 'newKit']],
    ['droppedSwab', ['close', 'newKit']],
  ] as const)('has the buttons of %s', (card, buttons) => {
    expect(rescueButtons(card)).toEqual(buttons);
  });

  it('has a press for each card', () => {
    expect(rescuePress('droppedSwab')).toBe('rescue-dropped-swab');
    expect(new Set(RESCUE_CARD_IDS.map(rescuePress)).size).toBe(RESCUE_CARD_IDS.length);
  });
});
