import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { SURE_ANSWERS } from '../../../../core/domain/choice-lists.ts';
import { healthTexts, LISTED_SYMPTOMS, TEST_OF } from '../../../../core/step-texts/start-texts.ts';
import { ChoiceGroup, choiceId, ChoiceLine } from '../../../components/choice-group.tsx';
import { DateField } from '../../../components/date-field.tsx';
import { FormPage } from '../parts/form-page.tsx';
import { PointList } from '../parts/point-list.tsx';
import { useKnownResults } from '../parts/use-known-results.ts';
import { useSteps } from '../step-services.ts';
import { useFieldErrors } from '../use-field-errors.ts';
import { useShownTexts } from '../use-shown-texts.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** When the first symptom started; only asked if there are any. */
const OnsetDate = observer(function OnsetDate() {
  const { store } = useSteps();
  const texts = useStepTexts();
  const errors = useFieldErrors();
  return (
    <div className="follow-up">
      <DateField
        name="symptomOnsetDate"
        label={texts.own('onset.label')}
        help={texts.own('onset.help')}
        value={store.session.onsetText}
        error={errors.of('symptomOnsetDate')}
        onChange={(text) => store.send({ type: 'onsetTyped', text })}
        onBlur={() => errors.touch('symptomOnsetDate')}
      />
    </div>
  );
});

const NAME = 'isSymptomatic';

/** The answers to the question about symptoms. "Yes" asks for the onset date below it, so that all answers stay in view. */
const SymptomAnswers = observer(function SymptomAnswers() {
  const { store } = useSteps();
  const { t } = useTranslation();
  const texts = useStepTexts();
  const shown = useShownTexts(healthTexts);
  return (
    <ChoiceGroup legend={texts.own('question')} isLegendHidden name={NAME}>
      {SURE_ANSWERS.map((answer, index) => {
        const isChosen = store.session.isSymptomatic === answer;
        return (
          <Fragment key={answer}>
            <ChoiceLine
              type="radio"
              name={NAME}
              id={choiceId(NAME, index)}
              value={answer}
              label={t(`choices.sure.${answer}`)}
              checked={isChosen}
              onChange={() => store.send({ type: 'symptomsAnswered', answer })}
            />
            {answer === 'yes' && shown.has('.onset.label') && <OnsetDate />}
          </Fragment>
        );
      })}
    </ChoiceGroup>
  );
});

/** One answer for all symptoms, the onset date if there are any, and the list of symptoms. */
export const HealthStep = observer(function HealthStep() {
  const { store } = useSteps();
  const texts = useStepTexts();
  const { isSymptomatic } = store.session;
  const shown = useShownTexts(healthTexts, { results: useKnownResults() });
  const testOf = shown.text(TEST_OF);
  return (
    <FormPage formKey={isSymptomatic ?? ''} heading={shown.text('title')}>
      <SymptomAnswers />
      {testOf !== null && <p className="step-aside">{testOf}</p>}
      <section className="step-part step-beside">
        <h2>{texts.own('listTitle')}</h2>
        <PointList
          points={[
            ...LISTED_SYMPTOMS.map((symptom) => [symptom, texts.own(`symptoms.${symptom}`)] as const),
            ['others', texts.own('others')],
          ]}
        />
        <p className="step-aside">{texts.own('pregnancy')}</p>
      </section>
      <p className="step-note">{texts.own('consent')}</p>
    </FormPage>
  );
});
