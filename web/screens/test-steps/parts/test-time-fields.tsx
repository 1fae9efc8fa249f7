import { observer } from 'mobx-react-lite';
import { DateField } from '../../../components/date-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useSteps } from '../step-services.ts';
import { useFieldErrors } from '../use-field-errors.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** When a test that is only reported was taken. The time is the browser's own field: it knows how its owner writes one. */
export const TestTimeFields = observer(function TestTimeFields() {
  const { store } = useSteps();
  const texts = useStepTexts();
  const errors = useFieldErrors();
  const { takenDateText, takenTimeText } = store.session;
  return (
    <fieldset className="person-group">
      <legend>{texts.own('taken.title')}</legend>
      <p>{texts.own('taken.help')}</p>
      <div className="field-row">
        <DateField
          name="takenDate"
          label={texts.own('taken.date.label')}
          help={texts.own('taken.date.help')}
          value={takenDateText}
          error={errors.of('takenDate')}
          onChange={(text) => store.send({ type: 'testTimeTyped', part: 'date', text })}
          onBlur={() => errors.touch('takenDate')}
        />
        <TextField
          name="takenTime"
          label={texts.own('taken.time.label')}
          help={texts.own('taken.time.help')}
          type="time"
          size="date"
          value={takenTimeText}
          error={errors.of('takenTime')}
          onChange={(text) => store.send({ type: 'testTimeTyped', part: 'time', text })}
          onBlur={() => errors.touch('takenTime')}
        />
      </div>
    </fieldset>
  );
});
