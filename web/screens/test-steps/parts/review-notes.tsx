import { observer } from 'mobx-react-lite';
import type { KnownPerson } from '../../../../core/report/report-preview.ts';
import { CHOICE, REVIEW, reviewChoiceTexts, reviewNoteTexts } from '../../../../core/step-texts/review-texts.ts';
import { Button } from '../../../components/button.tsx';
import { Callout } from '../../../components/callout.tsx';
import { ReportPreviews } from './report-preview-view.tsx';
import { useSteps } from '../step-services.ts';
import { useShownTexts } from '../use-shown-texts.ts';
import { useStepTexts } from '../use-step-texts.ts';
import { TooOldNote } from './too-old-note.tsx';

interface ReviewNotesProps {
  /** The person under review, as typed so far; or what the browser has stored if the profile cannot be loaded. */
  readonly known: KnownPerson;
}

/** Goes back to the page of the guest form that asks the name, which is the one before. */
function AddName() {
  const { goBack } = useSteps();
  const texts = useStepTexts();
  return (
    <Button variant="secondary" data-press="add-name" onClick={goBack}>
      {texts.own('addName')}
    </Button>
  );
}

/** What is about to be sent, to whom, and what the state will not receive (decisions.md section 4). */
export const ReviewNotes = observer(function ReviewNotes({ known }: ReviewNotesProps) {
  const shown = useShownTexts((context) => reviewNoteTexts(context, known.form));
  const [lost, waiting] = [shown.text(REVIEW.lost), shown.text('.waiting')];
  return (
    <>
      <TooOldNote />
      <div role="status" className="status-text">
        {lost !== null && (
          <Callout kind="warning">
            <p>{lost}</p>
            {shown.has('.addName') && <AddName />}
          </Callout>
        )}
      </div>
      <p className="step-note">{shown.text(REVIEW.sent)}</p>
      <p className="step-note">{shown.text(REVIEW.to)}</p>
      <ReportPreviews known={known} />
      {waiting !== null && <p className="step-note">{waiting}</p>}
    </>
  );
});

/** The anonymous report or permanent consent that was chosen before, and what it means for the form below. */
export const ReviewChoice = observer(function ReviewChoice() {
  const shown = useShownTexts(reviewChoiceTexts);
  const [title, text] = [shown.text(CHOICE.title), shown.text(CHOICE.text)];
  return title === null ? <p>{text}</p> : <Callout title={title}>{text}</Callout>;
});
