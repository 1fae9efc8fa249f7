import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../../../core/domain/profile.ts';
import { lacksUserGroup } from '../../../../core/flow/selectors.ts';
import { testedProfile } from '../../../../core/flow/tested-profile.ts';
import { knownOfSummary } from '../../../../core/report/report-preview.ts';
import { reviewForm, toPersonForm } from '../../../../core/use-cases/profile/profile-form.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { CallErrors } from '../../../components/call-errors.tsx';
import { ErrorSummary } from '../../../components/error-summary.tsx';
import { NoUserGroup } from '../../../components/no-user-group.tsx';
import { useFetched } from '../../../components/use-fetched.ts';
import { usePersonName } from '../../../components/use-person-name.ts';
import { PersonChoice } from '../../../components/person-choice.tsx';
import { QueryStore } from '../../../stores/query-store.ts';
import { useAccount } from '../../../wiring/services.ts';
import { ProfileFields, useProfileForm } from '../../profile/profile-fields.tsx';
import { showMissing } from '../show-missing.ts';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';
import { CallFailure } from './call-failure.tsx';
import { ReviewChoice, ReviewNotes } from './review-notes.tsx';
import { StepPage } from './step-page.tsx';
import { NEXT } from '../../../../core/step-texts/frame-texts.ts';
import { sendTexts } from '../../../../core/step-texts/review-texts.ts';
import { useShownTexts } from '../use-shown-texts.ts';

/** The label of the button that sends the result. The calling component has to be an observer. */
function useSendLabel(label: 'submit' | 'saveAndSubmit'): string | null {
  return useShownTexts((context) => sendTexts(context, label)).text(NEXT);
}

/**
 * The profile form of the tested person. One button saves the changes and sends the report; a failure changes nothing.
 */
const ProfileReview = observer(function ProfileReview({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation();
  const texts = useStepTexts();
  const { actions } = useAccount();
  const form = useProfileForm(() => reviewForm(profile, actions.profiles.saveReview));
  const label = useSendLabel('saveAndSubmit');
  const { errors, attempt } = form.summary;
  const submit = async (): Promise<void> => {
    if (!form.isBusy) await form.submit();
  };
  const summary =
    errors.length > 0 ? <ErrorSummary errors={errors} attempt={attempt} parameters={{ isForTest: true }} /> : null;
  return (
    <StepPage
      lead={texts.own('account.lead')}
      label={label}
      form={{ summary, submit: () => void submit(), isBusy: form.isBusy }}
    >
      <ReviewChoice />
      <ProfileFields form={form} use="review" />
      <ReviewNotes known={{ form: toPersonForm(form.values), blanks: 'stay', isWhole: true }} />
      <CallErrors errors={form.errors}>
        <p>{t('profileForm.typedStays')}</p>
      </CallErrors>
      <CallFailure onRetry={submit} />
    </StepPage>
  );
});

/** Offline: the profile cannot be shown or changed, but the report can be queued with it. */
const UnseenReview = observer(function UnseenReview({ again }: { readonly again: () => void }) {
  const { store } = useSteps();
  const texts = useStepTexts();
  const nameOf = usePersonName();
  const tested = testedProfile(store);
  const label = useSendLabel('submit');
  return (
    <StepPage lead={texts.own('unseen.lead')} label={label}>
      {tested !== null && <p className="lead">{nameOf(tested)}</p>}
      <ReviewChoice />
      <p>{texts.own('unseen.text')}</p>
      {tested !== null && <ReviewNotes known={knownOfSummary(tested)} />}
      <Button data-press="show-profile" variant="secondary" onClick={again}>
        {texts.own('unseen.again')}
      </Button>
      <CallFailure />
    </StepPage>
  );
});

/** Fetches the profile first, so that the user reviews exactly what will be sent. */
const FetchedReview = observer(function FetchedReview({ profileId }: { readonly profileId: string }) {
  const { t } = useTranslation();
  const texts = useStepTexts();
  const { actions } = useAccount();
  const { value, errors, isBusy, load } = useFetched(() => new QueryStore(actions.profiles.openTested(profileId)));
  if (value !== null) return <ProfileReview profile={value} />;
  const isUnreachable = errors.some(({ code }) => code === 'NETWORK_REQUEST_FAILED');
  if (isUnreachable) return <UnseenReview again={load} />;
  const again = (
    <Button data-press="try-again" onClick={load}>
      {t('buttons.tryAgain')}
    </Button>
  );
  return (
    <StepPage lead={texts.own('account.lead')} hasNext={false} {...(!isBusy && { actions: again })}>
      <p role="status" className="status-text">
        {isBusy && t('frame.loading')}
      </p>
      <CallErrors errors={errors} />
    </StepPage>
  );
});

/** The profile that the test was started for no longer exists: the user chooses another one or creates one. */
const WhoWasTested = observer(function WhoWasTested() {
  const { store } = useSteps();
  const { t } = useTranslation();
  const texts = useStepTexts();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { profiles } = store.identity;
  const chosen = profiles.find(({ profileId }) => profileId === chosenId);
  const choose = (): void => {
    if (chosen !== undefined) return store.send({ type: 'profileSelected', profile: chosen });
    store.send({ type: 'nextRejected', fieldErrors: [] });
    showMissing();
  };
  const isMissing = chosen === undefined && store.view.attempted;
  return (
    <StepPage
      lead={texts.own('gone.lead')}
      form={{ summary: null, submit: choose }}
      actions={
        <>
          <p className="step-reason" role="status">
            {isMissing && texts.own('gone.missing')}
          </p>
          <Button type="submit" data-press="choose-profile" aria-disabled={chosen === undefined}>
            {t('buttons.continue')}
          </Button>
          <ButtonLink press="create-profile">{texts.own('gone.create')}</ButtonLink>
        </>
      }
    >
      <PersonChoice store={store} legend={texts.own('gone.lead')} value={chosenId} onChange={setChosenId} />
    </StepPage>
  );
});

const NothingCanBeSent = observer(function NothingCanBeSent() {
  const { actions } = useSteps();
  const { t } = useTranslation();
  return (
    <StepPage
      actions={
        <>
          <ButtonLink variant="primary" press="contact-us">
            {t('buttons.contact')}
          </ButtonLink>
          <Button variant="secondary" data-press="home" onClick={() => actions.goHome()}>
            {t('buttons.home')}
          </Button>
        </>
      }
    >
      <NoUserGroup />
    </StepPage>
  );
});

/** The review step for an account's test (decisions.md section 4). */
export const AccountReview = observer(function AccountReview() {
  const { store } = useSteps();
  const { selectedProfileId } = store.session;
  if (lacksUserGroup(store.snapshot)) return <NothingCanBeSent />;
  if (selectedProfileId === null) return <WhoWasTested />;
  return <FetchedReview key={selectedProfileId} profileId={selectedProfileId} />;
});
