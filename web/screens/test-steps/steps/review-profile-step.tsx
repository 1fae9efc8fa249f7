import { observer } from 'mobx-react-lite';
import { AccountReview } from '../parts/account-review.tsx';
import { CallFailure } from '../parts/call-failure.tsx';
import { FormPage } from '../parts/form-page.tsx';
import { GuestFields } from '../parts/guest-fields.tsx';
import { ReviewNotes } from '../parts/review-notes.tsx';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';

const GuestReview = observer(function GuestReview() {
  const { store } = useSteps();
  const texts = useStepTexts();
  return (
    <FormPage formKey={store.identity.guestForm.noDateOfBirth ? 'age' : 'dateOfBirth'}>
      <p>{texts.own('why')}</p>
      <GuestFields />
      <ReviewNotes known={{ form: store.identity.guestForm, blanks: 'stay' }} />
      <CallFailure />
    </FormPage>
  );
});

/** Who took the test, as the report will contain it, and who receives it. Saving sends the report. */
export const ReviewProfileStep = observer(function ReviewProfileStep() {
  const { store } = useSteps();
  return store.identity.isGuestLogin ? <GuestReview /> : <AccountReview />;
});
