import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { GUEST_PAGES, guestPageFrom } from '../../../../core/domain/guest-pages.ts';
import { AccountReview } from '../parts/account-review.tsx';
import { CallFailure } from '../parts/call-failure.tsx';
import { FormPage } from '../parts/form-page.tsx';
import { GuestFields } from '../parts/guest-fields.tsx';
import { ReviewNotes } from '../parts/review-notes.tsx';
import { useSendLabel } from '../parts/use-send-label.ts';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** The guest's information, page by page; the last one shows what is sent. */
const GuestReview = observer(function GuestReview() {
  const { store } = useSteps();
  const { t } = useTranslation();
  const texts = useStepTexts();
  const sendLabel = useSendLabel('submit');
  const { guestForm } = store.identity;
  const { guestPage } = store.session;
  const isLast = guestPageFrom(guestPage, 1) === null;
  const variant = guestPage === 'contact' && guestForm.noDateOfBirth ? 'contactByAge' : guestPage;
  const heading = texts.own(`pages.${variant}.title`);
  const place = texts.own('pages.place', { page: GUEST_PAGES.indexOf(guestPage) + 1, pages: GUEST_PAGES.length });
  return (
    <FormPage
      formKey={guestForm.noDateOfBirth ? 'age' : 'dateOfBirth'}
      heading={heading}
      lead={texts.own(`pages.${variant}.lead`)}
      label={isLast ? sendLabel : t('buttons.next')}
      part={{ key: guestPage, place, tab: `${heading}, ${place}` }}
    >
      <GuestFields />
      {isLast && <ReviewNotes known={{ form: guestForm, blanks: 'stay' }} />}
      <CallFailure />
    </FormPage>
  );
});

/** Who took the test, as the report will contain it, and who receives it. Saving sends the report. */
export const ReviewProfileStep = observer(function ReviewProfileStep() {
  const { store } = useSteps();
  return store.identity.isGuestLogin ? <GuestReview /> : <AccountReview />;
});
