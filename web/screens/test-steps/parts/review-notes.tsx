import { observer } from 'mobx-react-lite';
import { isBlank } from '../../../../core/domain/validate-fields.ts';
import type { PersonKnown } from '../../../../core/report/report-preview.ts';
import { Button } from '../../../components/button.tsx';
import { Callout } from '../../../components/callout.tsx';
import { useOnline } from '../../../components/use-online.ts';
import { ReportPreviews } from './report-preview.tsx';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';
import { TooOldNote } from './too-old-note.tsx';

interface ReviewNotesProps {
  /** The person under review, as typed so far; or what the browser has stored if the profile cannot be loaded. */
  readonly known: PersonKnown;
}

/** Goes back to the page of the guest form that asks the name, which is the one before. */
function AddLastName() {
  const { goBack } = useSteps();
  const texts = useStepTexts();
  return (
    <Button variant="secondary" data-press="add-last-name" onClick={goBack}>
      {texts.own('addLastName')}
    </Button>
  );
}

/** What is about to be sent, to whom, and what the state will not receive (decisions.md section 4). */
export const ReviewNotes = observer(function ReviewNotes({ known }: ReviewNotesProps) {
  const { store } = useSteps();
  const texts = useStepTexts();
  const isOnline = useOnline();
  const isAnonymous = store.session.reportOption === 'reportAnonymously';
  const { noDateOfBirth, lastName } = known.form;
  const missing = noDateOfBirth ? 'noDateOfBirth' : 'noLastName';
  const isStateUnreachable = !isAnonymous && (noDateOfBirth || isBlank(lastName));
  const to = isStateUnreachable ? 'toCountry' : 'to';
  return (
    <>
      <TooOldNote />
      <div role="status" className="status-text">
        {isStateUnreachable && (
          <Callout kind="warning">
            <p>{texts.own(missing)}</p>
            {store.identity.isGuestLogin && !noDateOfBirth && <AddLastName />}
          </Callout>
        )}
      </div>
      <p className="step-note">{texts.own(isAnonymous ? 'sentAnonymously' : 'sent')}</p>
      <p className="step-note">{texts.own(isAnonymous ? 'toAnonymously' : to)}</p>
      <ReportPreviews
        forms={[isAnonymous ? 'anonymous' : 'identified']}
        known={known}
        toCome={known.blanks === 'stay' ? 'missing' : 'fromProfile'}
      />
      {!isOnline && <p className="step-note">{texts.own('waiting')}</p>}
    </>
  );
});

/** The anonymous report or permanent consent that was chosen before, and what it means for the form below. */
export const ReviewChoice = observer(function ReviewChoice() {
  const { store } = useSteps();
  const texts = useStepTexts();
  const { reportOption, consentToReport } = store.session;
  if (reportOption === 'reportAnonymously') {
    return <Callout title={texts.own('anonymous.title')}>{texts.own('anonymous.text')}</Callout>;
  }
  if (consentToReport) return <Callout title={texts.own('always.title')}>{texts.own('always.text')}</Callout>;
  return <p>{texts.own('why')}</p>;
});
