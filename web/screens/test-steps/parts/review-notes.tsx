import { observer } from 'mobx-react-lite';
import { Callout } from '../../../components/callout.tsx';
import { useOnline } from '../../../components/use-online.ts';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** What is about to be sent, and to whom. */
export const ReviewNotes = observer(function ReviewNotes() {
  const { store } = useSteps();
  const texts = useStepTexts();
  const isOnline = useOnline();
  const isAnonymous = store.session.reportOption === 'reportAnonymously';
  return (
    <>
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
