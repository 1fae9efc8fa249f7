import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { TestResult } from '../../../../core/domain/choice-lists.ts';
import { invalidReason, reportedLines } from '../../../../core/domain/reported-lines.ts';
import { determineResult } from '../../../../core/domain/determine-result.ts';
import { ResultChoice } from '../parts/result-choice.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** Confirms or changes the result that follows from the answers or was chosen. */
export const ConfirmResultStep = observer(function ConfirmResultStep() {
  const { store } = useSteps();
  const { t } = useTranslation();
  const texts = useStepTexts();
  const { controlLineResult, testLineResult, isReportingResult, result } = store.session;
  const expected = determineResult(controlLineResult, testLineResult);
  const answered = reportedLines({ controlLineResult, testLineResult, result: expected });
  const reason = answered === null ? null : invalidReason(answered);
  const word = (value: TestResult | null): string => (value === null ? '' : t(`choices.result.${value}`));
  return (
    <StepPage isPictureLast lead={texts.own('lead', { result: word(result) })}>
      {!isReportingResult && <p className="step-meaning">{texts.own('answersMean', { result: word(expected) })}</p>}
      {reason !== null && <p>{t(`lines.reasons.${reason}`)}</p>}
      {!isReportingResult && result !== expected && <p>{texts.own('changed', { result: word(result) })}</p>}
      <ResultChoice legend={texts.own('question')} />
    </StepPage>
  );
});
