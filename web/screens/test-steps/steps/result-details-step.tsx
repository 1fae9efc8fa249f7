import { observer } from 'mobx-react-lite';
import { PointList } from '../parts/point-list.tsx';
import { ResultMark } from '../parts/result-mark.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';

const AGAIN_BY_SYMPTOMS = { yes: 'symptoms', no: 'noSymptoms', unsure: 'unsure' } as const;

/** The result just taken: the word, what it means, what to do now, when to test again, and when to call 911. */
export const ResultDetailsStep = observer(function ResultDetailsStep() {
  const { store } = useSteps();
  const texts = useStepTexts();
  const result = store.session.result ?? 'invalid';
  const of = (key: string): string => texts.own(`results.${result}.${key}`);
  const again = AGAIN_BY_SYMPTOMS[store.session.isSymptomatic ?? 'unsure'];
  const againTexts = ['text', again, 'why'].map((key) => texts.maybe(`results.${result}.again.${key}`));
  return (
    <StepPage>
      <p className="result" data-result={result}>
        <ResultMark result={result} />
        <strong className="result-word">{of('word')}</strong>
      </p>
      <h2>{texts.own('meaningTitle')}</h2>
      <p>{of('meaning')}</p>
      <h2>{texts.own('nowTitle')}</h2>
      <PointList points={texts.list(`results.${result}.now`)} />
      <h2>{of('again.title')}</h2>
      {againTexts.map((text) => text !== null && <p key={text}>{text}</p>)}
      <section className="result-emergency" aria-label={texts.own('emergency.title')}>
        <h2>{texts.own('emergency.title')}</h2>
        <PointList points={texts.list('emergency.signs')} />
      </section>
    </StepPage>
  );
});
