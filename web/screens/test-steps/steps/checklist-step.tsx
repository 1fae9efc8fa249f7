import { observer } from 'mobx-react-lite';
import { CheckboxGroup } from '../../../components/checkbox-group.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** A step that requires all its boxes to be checked. */
export const ChecklistStep = observer(function ChecklistStep() {
  const { store } = useSteps();
  const texts = useStepTexts();
  const note = texts.maybe('other');
  // A single box is about what the picture shows.
  const boxes = texts.list('boxes');
  return (
    <StepPage isPictureLast={boxes.length > 1}>
      <CheckboxGroup
        legend={texts.own('title')}
        isLegendHidden
        options={boxes.map(([box, label]) => ({ value: box, label }))}
        checked={store.session.tickedBoxes}
        onChange={(box, isTicked) => store.send({ type: 'boxTicked', box, isTicked })}
      />
      {note !== null && <p className="step-note">{note}</p>}
    </StepPage>
  );
});
