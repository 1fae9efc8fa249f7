import { observer } from 'mobx-react-lite';
import { isBlank } from '../../../../core/domain/validate-fields.ts';
import { Callout } from '../../../components/callout.tsx';
import { useOnline } from '../../../components/use-online.ts';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';

interface ReviewNotesProps {
  /** Who is reviewed, as typed so far. */
  readonly person: { readonly lastName: string; readonly noDateOfBirth: boolean };
}

/** What is about to be sent, and to whom; and what the state will not get (decisions.md section 4). */
export const ReviewNotes = observer(function ReviewNotes({ person }: ReviewNotesProps) {
  const { store } = useSteps();
  const texts = useStepTexts();
  const isOnline = useOnline();
  const isAnonymous = store.session.reportOption === 'reportAnonymously';
  // Whoever gives no date of birth reads the same beside that box.
  const isOfNoUse = !isAnonymous && !person.noDateOfBirth && isBlank(person.lastName);
  return (
    <>
      <div role="status" className="status-text">
        {isOfNoUse && <Callout kind="warning">{texts.own('noLastName')}</Callout>}
      </div>
      <p className="step-note">{texts.own(isAnonymous ? 'sentAnonymously' : 'sent')}</p>
      <p className="step-note">{texts.own(isAnonymous ? 'toAnonymously' : 'to')}</p>
      {!isOnline && <p className="step-note">{texts.own('waiting')}</p>}
    </>
  );
});

/** What was chosen before, or is chosen for good, and what it means for the form below. */
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
