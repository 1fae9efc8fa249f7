import { observer } from 'mobx-react-lite';
import { PointList } from '../parts/point-list.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { useStepTexts } from '../use-step-texts.ts';

const POISON_HELP = 'https://www.poisonhelp.hrsa.gov/';

/** All warnings and precautions, with the number to call when somebody swallowed the liquid. */
export const WarningsStep = observer(function WarningsStep() {
  const texts = useStepTexts();
  const phone = texts.own('poison.phone');
  return (
    <StepPage>
      <PointList points={texts.list('items')} />
      <p className="step-links">
        <a href={`tel:${phone.replace(/\D/g, '')}`}>{texts.own('poison.phoneLabel')}</a>
        <a href={POISON_HELP} target="_blank" rel="noreferrer">
          {texts.own('poison.link')}
        </a>
      </p>
      <p className="step-meaning">{texts.own('confirm')}</p>
    </StepPage>
  );
});
