import { observer } from 'mobx-react-lite';
import { CallFailure } from '../parts/call-failure.tsx';
import { FormPage } from '../parts/form-page.tsx';
import { GuestFields } from '../parts/guest-fields.tsx';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** Who took the test, as it will be sent with the report, and to whom it goes. Saving it sends the report. */
export const ReviewProfileStep = observer(function ReviewProfileStep() {
  const { store } = useSteps();
  const texts = useStepTexts();
  const { isGuestLogin, guestForm, profiles } = store.identity;
  const profile = profiles.find(({ profileId }) => profileId === store.session.selectedProfileId);
  return (
    <FormPage formKey={guestForm.noDateOfBirth ? 'age' : 'dateOfBirth'}>
      <p>{texts.own('why')}</p>
      {isGuestLogin && <GuestFields />}
      {profile !== undefined && <p className="step-meaning">{`${profile.firstName} ${profile.lastName}`.trim()}</p>}
      <p className="step-note">{texts.own('sent')}</p>
      <p className="step-note">{texts.own('to')}</p>
      <CallFailure />
    </FormPage>
  );
});
