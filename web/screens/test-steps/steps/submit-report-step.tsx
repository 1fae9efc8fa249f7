import { observer } from 'mobx-react-lite';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportOptionsFor, type ReportOption } from '../../../../core/domain/choice-lists.ts';
import { NARROW_LAYOUT_MAX_PX } from '../../../../core/domain/limits.ts';
import { NEXT } from '../../../../core/step-texts/frame-texts.ts';
import { submitReportTexts } from '../../../../core/step-texts/report-texts.ts';
import { Callout } from '../../../components/callout.tsx';
import { fieldId } from '../../../components/field-ids.ts';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { useMediaQuery } from '../../../components/use-media-query.ts';
import { ReportPreviews } from '../parts/report-preview-view.tsx';
import { usePersonKnown } from '../parts/use-person-known.ts';
import { CallFailure } from '../parts/call-failure.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { TooOldNote, TooOldText } from '../parts/too-old-note.tsx';
import { useSteps } from '../step-services.ts';
import { useShownTexts } from '../use-shown-texts.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** The report in each form that is available to the user. */
const WhatIsSent = observer(function WhatIsSent() {
  const [isWanted, setWanted] = useState(false);
  return <ReportPreviews known={usePersonKnown(isWanted)} onOpen={() => setWanted(true)} />;
});

function Facts() {
  const { t } = useTranslation();
  return (
    <section className="step-aside step-beside">
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

const NAME = 'reportOption';
const meaningId = (option: ReportOption): string => `${fieldId(NAME)}-${option}-meaning`;

interface Meaning {
  readonly value: ReportOption;
  readonly label: string;
  readonly meaning: string;
}

/** What each option means. */
function Meanings({ options }: { readonly options: readonly Meaning[] }) {
  return (
    <dl className="step-terms">
      {options.map(({ value, label, meaning }) => (
        <Fragment key={value}>
          <dt>{label}</dt>
          <dd id={meaningId(value)}>{meaning}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** The step where no agency takes reports: nothing is asked, and the result is saved. */
function NoAgency() {
  const { t } = useTranslation();
  const texts = useStepTexts();
  return (
    <StepPage heading={texts.own('noAgency.title')} lead={texts.own('noAgency.lead')} label={texts.own('saveOnly')}>
      <Callout title={t('report.noAgency.title')}>
        <p>{t('report.noAgency.text')}</p>
        <p>{t('report.yourself')}</p>
      </Callout>
      <CallFailure />
    </StepPage>
  );
}

/**
 * Whether and in which form the result is reported. On phones all explanations are below the options, so that every
 * option is in view. Guests have no anonymous report: nothing is known of them before
 * the form.
 */
const ReportChoice = observer(function ReportChoice() {
  const { store } = useSteps();
  const texts = useStepTexts();
  const isPhone = useMediaQuery(`(max-width: ${NARROW_LAYOUT_MAX_PX}px)`);
  const options = reportOptionsFor(store.identity.isGuestLogin).map((value) => ({
    value,
    label: texts.own(`options.${value}.label`),
    meaning: `${texts.own(`options.${value}.text`)} ${texts.own(`options.${value}.why`)}`,
  }));
  return (
    <StepPage label={useShownTexts(submitReportTexts).text(NEXT)}>
      <TooOldNote isTitleOnly={isPhone} />
      <RadioGroup
        legend={texts.own('question')}
        name={NAME}
        value={store.session.reportOption}
        options={options.map(({ value, label, meaning }) => ({
          value,
          label,
          ...(isPhone ? { descriptionId: meaningId(value) } : { help: meaning }),
        }))}
        onChange={(option) => store.send({ type: 'reportOptionChosen', option })}
      />
      {isPhone && (
        <>
          <TooOldText />
          <Meanings options={options} />
        </>
      )}
      <WhatIsSent />
      <Facts />
      <CallFailure />
    </StepPage>
  );
});

/** Whether to report, or that no agency takes reports: said before anything is chosen or filled in. */
export const SubmitReportStep = observer(function SubmitReportStep() {
  const { store } = useSteps();
  return store.session.hasAgency ? <ReportChoice /> : <NoAgency />;
});
