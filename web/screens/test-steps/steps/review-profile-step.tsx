import { observer } from 'mobx-react-lite';
import { guestPageFrom } from '../../../../core/domain/guest-pages.ts';
import { NEXT } from '../../../../core/step-texts/frame-texts.ts';
import { reviewTexts } from '../../../../core/step-texts/review-texts.ts';
import { AccountReview } from '../parts/account-review.tsx';
import { CallFailure } from '../parts/call-failure.tsx';
import { FormPage } from '../parts/form-page.tsx';
import { GuestFields } from '../parts/guest-fields.tsx';
import { ReviewNotes } from '../parts/review-notes.tsx';
import { useSteps } from '../step-services.ts';
import { useShownTexts } from '../use-shown-texts.ts';

/** The guest's information, page by page; the last one shows what is sent. */
const GuestReview = observer(function GuestReview() {
  const { store } = useSteps();
  const { guestForm } = store.identity;
  const { guestPage } = store.session;
  const shown = useShownTexts(reviewTexts);
  const heading = shown.text('title') ?? '';
  return (
    <FormPage
      formKey={guestForm.noDateOfBirth ? 'age' : 'dateOfBirth'}
      heading={heading}
      lead={shown.text('lead')}
      label={shown.text(NEXT)}
      part={{ key: guestPage, tab: `${heading}, ${shown.text('.pages.place') ?? ''}` }}
    >
      <GuestFields />
      {guestPageFrom(guestPage, 1) === null && (
        <ReviewNotes known={{ form: guestForm, blanks: 'stay', isWhole: true }} />
      )}
      <CallFailure />
    </FormPage>
  );
});

/** Who took the test, as the report will contain it, and who receives it. Saving sends the report. */
export const ReviewProfileStep = observer(function ReviewProfileStep() {
  const { store } = useSteps();
  return store.identity.isGuestLogin ? <GuestReview /> : <AccountReview />;
});
