import { SURE_ANSWERS } from '../domain/choice-lists.ts';
import { practiceView, type Practice } from '../flow/line-practice.ts';
import {
  openRescueCards,
  RESCUE_PRESSES,
  rescueButtons,
  rescuePress,
  type RescueCardId,
} from '../flow/rescue-cards.ts';
import { PRACTICE_PRESSES } from '../flow/step-offers.ts';
import { withdrawalTexts } from './ledger-texts.ts';
import { placeQuestionTexts } from './place-texts.ts';
import { button, text, type OpenOverStep, type ShownText, type TextContext, type TextsOf } from './shown-text.ts';

/** What may have gone wrong at the step, or what to do about one of these things. */
function rescueTexts({ state: { session }, moment }: TextContext, card: RescueCardId | null): readonly ShownText[] {
  const buttons = rescueButtons(card).map((name) => button(`rescue.${name}`, {}, RESCUE_PRESSES[name]));
  if (card !== null) return [text(`rescue.cards.${card}.title`), text(`rescue.cards.${card}.text`), ...buttons];
  const cards = openRescueCards(session, moment.now).map((id) =>
    button(`rescue.cards.${id}.title`, {}, rescuePress(id)),
  );
  return [text('rescue.title'), ...cards, ...buttons];
}

/** A practice in reading lines, at one of its questions, its explanations, or its end. */
function practiceTexts(practice: Practice): readonly ShownText[] {
  const view = practiceView(practice);
  const title = text('practice.title', { number: practice.at + 1, windows: practice.windows.length });
  const close = button('practice.close', {}, PRACTICE_PRESSES.close);
  switch (view.kind) {
    case 'asking':
      return [
        title,
        text(`steps.${view.question.line}-line.title`),
        ...SURE_ANSWERS.map((answer) => button(`choices.sure.${answer}`, {}, PRACTICE_PRESSES[answer])),
        close,
      ];
    case 'explaining':
      return [
        title,
        text(`practice.verdict.${view.verdict}`),
        text(`practice.why.${view.question.why}`),
        button('practice.next', {}, PRACTICE_PRESSES.next),
        close,
      ];
    case 'done':
      return [text('practice.done.title'), button('practice.again', {}, PRACTICE_PRESSES.again), close];
  }
}

/** What is open over the step, and covers it. */
export function overTexts(context: TextContext, open: OpenOverStep): ReturnType<TextsOf> {
  if (open.kind === 'rescue') return rescueTexts(context, open.card);
  if (open.kind === 'withdrawal') return withdrawalTexts(open.isBusy);
  if (open.kind === 'place') return placeQuestionTexts(open);
  if (typeof open.offer !== 'string') return practiceTexts(open.offer);
  return [text(`practice.offers.${open.offer}.title`), button('practice.close', {}, PRACTICE_PRESSES.close)];
}
