import { SURE_ANSWERS, TEST_RESULTS, type SureAnswer, type TestResult } from '../domain/choice-lists.ts';
import { determineResult } from '../domain/determine-result.ts';
import { invalidReason, reportedLines } from '../domain/reported-lines.ts';
import { rowOf } from '../flow/flows.ts';
import { fieldErrorTexts, page } from './page-texts.ts';
import { instructionTexts } from './instruction-texts.ts';
import { choice, text, when, type ShownText, type TextContext, type TextsOf, type TextValue } from './shown-text.ts';

/** The choice between positive, negative and invalid. */
function resultChoice({ state: { session } }: TextContext): readonly ShownText[] {
  return TEST_RESULTS.map((result) => choice('radio', `choices.result.${result}`, session.result === result));
}

/** A field of the time at which an earlier test was taken. */
function takenField(context: TextContext, part: 'date' | 'time', field: string): readonly ShownText[] {
  return [text(`.taken.${part}.label`, {}, 'field'), ...fieldErrorTexts(context, field)];
}

/** How to read the lines; for a test taken earlier, which result they showed and when. */
export const readLinesTexts: TextsOf = (context) => {
  if (rowOf(context.state.session)?.nextIf !== 'resultAndTimeGiven') return instructionTexts(context);
  const body = [
    ...resultChoice(context),
    ...takenField(context, 'date', 'takenDate'),
    ...takenField(context, 'time', 'takenTime'),
  ];
  return page(context, { body });
};

/** The question whether there is a line. */
const lineTexts =
  (field: 'controlLineResult' | 'testLineResult'): TextsOf =>
  (context) => {
    const isChosen = (answer: SureAnswer): boolean => context.state.session[field] === answer;
    const body = SURE_ANSWERS.map((answer) => choice('radio', `choices.sure.${answer}`, isChosen(answer)));
    return page(context, { body });
  };

export const controlLineTexts = lineTexts('controlLineResult');
export const testLineTexts = lineTexts('testLineResult');

/** The word for a result, as a value in a text. */
export function resultWord(result: TestResult | null): TextValue {
  return result === null ? '' : { key: `choices.result.${result}` };
}

/** Confirms or changes the result that follows from the answers or was chosen. */
export const confirmResultTexts: TextsOf = (context) => {
  const { controlLineResult, testLineResult, isReportingResult, result } = context.state.session;
  const expected = determineResult(controlLineResult, testLineResult);
  const answered = reportedLines({ controlLineResult, testLineResult, result: expected });
  const reason = answered === null ? null : invalidReason(answered);
  const body = [
    ...when(!isReportingResult, text('.answersMean', { result: resultWord(expected) })),
    ...(reason === null ? [] : [{ ...text(`lines.reasons.${reason}`), id: 'reason' }]),
    ...when(!isReportingResult && result !== expected, text('.changed', { result: resultWord(result) })),
    text('.question'),
    ...resultChoice(context),
  ];
  return page(context, { lead: text('.lead', { result: resultWord(result) }), body });
};
