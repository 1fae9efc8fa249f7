import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { finalTexts, outcomeOf } from '../../../../core/step-texts/report-texts.ts';
import { URGENT } from '../../../../core/step-texts/result-texts.ts';
import { Button } from '../../../components/button.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Screen } from '../../../components/screen.tsx';
import { ReportState, useReport } from '../../reports/report-section.tsx';
import { CallFailure } from '../parts/call-failure.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { useKnownResults } from '../parts/use-known-results.ts';
import { useSteps } from '../step-services.ts';
import { useShownTexts } from '../use-shown-texts.ts';
import { useStepTexts } from '../use-step-texts.ts';

const AccountPrompt = observer(function AccountPrompt() {
  const { store, actions } = useSteps();
  const { t } = useTranslation();
  const isDeclining = store.view.pending === 'decline';
  const buttons = (
    <div className="step-apart">
      <Button data-press="create-account" onClick={actions.createAccount}>
        {t('accountPrompt.create.button')}
      </Button>
      <Button
        data-press="decline-account"
        variant="secondary"
        busy={isDeclining ? t('accountPrompt.declining') : null}
        onClick={() => void actions.declineAccount()}
      >
        {t('accountPrompt.decline.button')}
      </Button>
    </div>
  );
  return (
    <Screen top={null} actions={buttons}>
      <PageHeading page={t('accountPrompt.title')}>{t('accountPrompt.title')}</PageHeading>
      <p className="lead">{t('accountPrompt.lead')}</p>
      <dl className="step-terms">
        <dt>{t('accountPrompt.create.button')}</dt>
        <dd>{t('accountPrompt.create.text')}</dd>
        <dt>{t('accountPrompt.decline.button')}</dt>
        <dd>{t('accountPrompt.decline.text')}</dd>
      </dl>
      <CallFailure />
    </Screen>
  );
});

const Report = observer(function Report({ testId, now }: { readonly testId: string; readonly now: number }) {
  return <ReportState store={useReport(testId)} testId={testId} utcOffset={null} now={now} isShort />;
});

/** The end of both flows; asks guests whether to create an account. */
export const FinalStep = observer(function FinalStep() {
  const { store } = useSteps();
  const texts = useStepTexts();
  const shown = useShownTexts(finalTexts, { results: useKnownResults() });
  if (store.view.accountPrompt) return <AccountPrompt />;
  const { session, moment } = store;
  const [yours, urgent] = [shown.text('.yours'), shown.text(URGENT)];
  const outcome = outcomeOf(store.snapshot);
  return (
    <StepPage>
      {yours !== null && (
        <div className="step-outcome" data-result={session.result}>
          <p>{yours}</p>
          {urgent !== null && <p>{urgent}</p>}
        </div>
      )}
      <p>{texts.own(outcome)}</p>
      {shown.has('report.title') && session.testId !== null && <Report testId={session.testId} now={moment.now} />}
    </StepPage>
  );
});
