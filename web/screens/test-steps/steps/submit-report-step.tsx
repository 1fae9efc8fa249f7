import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REPORT_OPTIONS } from '../../../../core/domain/choice-lists.ts';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { ReportPreviews } from '../parts/report-preview.tsx';
import { usePersonKnown } from '../parts/use-person-known.ts';
import { CallFailure } from '../parts/call-failure.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { TooOldNote } from '../parts/too-old-note.tsx';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** The report in each form that is available to the user. */
const WhatIsSent = observer(function WhatIsSent() {
  const { store } = useSteps();
  const [isWanted, setWanted] = useState(false);
  const { isWhole, ...known } = usePersonKnown(isWanted);
  return (
    <ReportPreviews
      forms={store.identity.isGuestLogin ? ['identified'] : ['identified', 'anonymous']}
      known={known}
      toCome={isWhole ? 'toCome' : 'fromProfile'}
      onOpen={() => setWanted(true)}
    />
  );
});

function Facts() {
  const { t } = useTranslation();
  return (
    <section className="step-aside">
      <h2>{t('report.facts.title')}</h2>
      <ul className="points">
        <li>{t('report.facts.points.choice')}</li>
        <li>{t('report.facts.points.states')}</li>
        <li>{t('report.facts.points.name')}</li>
        <li>{t('report.facts.points.country')}</li>
      </ul>
    </section>
  );
}

/**
 * Whether and in which form the result is reported. Guests have no anonymous report: nothing is known of them before
 * the form.
 */
export const SubmitReportStep = observer(function SubmitReportStep() {
  const { store } = useSteps();
  const texts = useStepTexts();
  const options = REPORT_OPTIONS.filter((option) => !(store.identity.isGuestLogin && option === 'reportAnonymously'));
  return (
    <StepPage>
      <TooOldNote />
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
      <WhatIsSent />
      <Facts />
      <CallFailure />
    </StepPage>
  );
});
