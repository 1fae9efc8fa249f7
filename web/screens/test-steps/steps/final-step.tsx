import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { isTestTooOld } from '../../../../core/flow/test-age.ts';
import { Button } from '../../../components/button.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Screen } from '../../../components/screen.tsx';
import { ReportSection } from '../../reports/report-section.tsx';
import { CallFailure } from '../parts/call-failure.tsx';
import { StepPage } from '../parts/step-page.tsx';
import type { SessionStore } from '../../../stores/session-store.ts';
import { useSteps } from '../step-services.ts';
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

/** The outcome of the result, as a text key. A pending or rejected result does not count as sent. */
function outcomeOf({ isResultWaiting, session }: SessionStore): string {
  if (isResultWaiting) return 'waiting';
  if (session.submittedAt === null) return 'refused';
  if (session.reportOption === 'doNotReport') return session.hasAgency ? 'notReported' : 'noAgency';
  return isTestTooOld(session, session.submittedAt) ? 'tooOld' : 'reported';
}

/** The end of both flows; asks guests whether to create an account. */
export const FinalStep = observer(function FinalStep() {
  const { store } = useSteps();
  const { t } = useTranslation();
  const texts = useStepTexts();
  if (store.view.accountPrompt) return <AccountPrompt />;
  const { session, moment } = store;
  const outcome = outcomeOf(store);
  return (
    <StepPage>
      {session.result !== null && (
        <p className="step-meaning">{texts.own('yours', { result: t(`choices.result.${session.result}`) })}</p>
      )}
      <p>{texts.own(outcome)}</p>
      {outcome === 'reported' && session.testId !== null && (
        <ReportSection testId={session.testId} utcOffset={null} now={moment.now} isShort />
      )}
    </StepPage>
  );
});
