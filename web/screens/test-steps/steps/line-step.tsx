import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { SURE_ANSWERS } from '../../../../core/domain/choice-lists.ts';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { AnswerPicture } from '../parts/answer-picture.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';

const FIELDS = { control: 'controlLineResult', test: 'testLineResult' } as const;
const LETTERS = { control: 'C', test: 'T' } as const;

const LineStep = observer(function LineStep({ line }: { readonly line: 'control' | 'test' }) {
  const { store } = useSteps();
  const { t } = useTranslation();
  const texts = useStepTexts();
  return (
    <StepPage isPictureLast>
      <RadioGroup
        legend={texts.own('title')}
        isLegendHidden
        name={FIELDS[line]}
        value={store.session[FIELDS[line]]}
        options={SURE_ANSWERS.map((answer) => ({
          value: answer,
          label: t(`choices.sure.${answer}`),
          help: texts.own(`options.${answer}`),
          picture: <AnswerPicture letter={LETTERS[line]} answer={answer} />,
        }))}
        onChange={(answer) => store.send({ type: 'lineRead', line, answer })}
      />
      <p className="step-note">{texts.own('help')}</p>
    </StepPage>
  );
});

/** The question whether there is a line at C. */
export function ControlLineStep() {
  return <LineStep line="control" />;
}

/** The question whether there is a line at T. */
export function TestLineStep() {
  return <LineStep line="test" />;
}
