import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { SURE_ANSWERS, SYMPTOMS, type Symptom } from '../../../../core/domain/choice-lists.ts';
import { testedProfile } from '../../../../core/flow/tested-profile.ts';
import { DateField } from '../../../components/date-field.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { FormPage } from '../parts/form-page.tsx';
import { PointList } from '../parts/point-list.tsx';
import { useSteps } from '../step-services.ts';
import { useFieldErrors } from '../use-field-errors.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** The list includes pregnancy, which is not a symptom (decisions.md section 7). */
const isSymptom = (listed: Symptom): boolean => listed !== 'pregnant';

/** One answer for all symptoms, the onset date if there are any, and the list of symptoms. */
export const HealthStep = observer(function HealthStep() {
  const { store } = useSteps();
  const { t } = useTranslation();
  const texts = useStepTexts();
  const errors = useFieldErrors();
  const { isSymptomatic, onsetText } = store.session;
  const profile = testedProfile(store);
  const name = profile === null || profile.isDefaultProfile ? '' : profile.firstName;
  return (
    <FormPage formKey={isSymptomatic ?? ''} {...(name !== '' && { heading: texts.own('titleOf', { name }) })}>
      <RadioGroup
        legend={texts.own('question')}
        isLegendHidden
        name="isSymptomatic"
        value={isSymptomatic}
        options={SURE_ANSWERS.map((answer) => ({ value: answer, label: t(`choices.sure.${answer}`) }))}
        onChange={(answer) => store.send({ type: 'symptomsAnswered', answer })}
      />
      {isSymptomatic === 'yes' && (
        <DateField
          name="symptomOnsetDate"
          label={texts.own('onset.label')}
          help={texts.own('onset.help')}
          value={onsetText}
          error={errors.of('symptomOnsetDate')}
          onChange={(text) => store.send({ type: 'onsetTyped', text })}
          onBlur={() => errors.touch('symptomOnsetDate')}
        />
      )}
      <section className="step-part">
        <h2>{texts.own('listTitle')}</h2>
        <PointList points={SYMPTOMS.filter(isSymptom).map((symptom) => [symptom, texts.own(`symptoms.${symptom}`)])} />
        <p>{texts.own('others')}</p>
        <p className="step-note">{texts.own('pregnancy')}</p>
      </section>
      <section className="step-aside">
        <h2>{texts.own('consent.title')}</h2>
        <p>{texts.own('why')}</p>
        <p>{texts.own('consent.text')}</p>
      </section>
    </FormPage>
  );
});
