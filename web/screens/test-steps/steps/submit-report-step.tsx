import { observer } from 'mobx-react-lite';
import { REPORT_OPTIONS } from '../../../../core/domain/choice-lists.ts';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { CallFailure } from '../parts/call-failure.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** Whether and how the result is reported. Guests have no anonymous report: nothing of theirs is known before the form. */
export const SubmitReportStep = observer(function SubmitReportStep() {
  const { store } = useSteps();
  const texts = useStepTexts();
  const options = REPORT_OPTIONS.filter((option) => !(store.identity.isGuestLogin && option === 'reportAnonymously'));
  return (
    <StepPage>
      <RadioGroup
        legend={texts.own('question')}
        name="reportOption"
        value={store.session.reportOption}
        options={options.map((option) => ({
          value: option,
          label: texts.own(`options.${option}.label`),
          help: `${texts.own(`options.${option}.text`)} ${texts.own(`options.${option}.why`)}`,
        }))}
        onChange={(option) => store.send({ type: 'reportOptionChosen', option })}
      />
      <CallFailure />
    </StepPage>
  );
});
