import { observer } from 'mobx-react-lite';
import { DateField } from '../../../components/date-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useSteps } from '../step-services.ts';
import { useFieldErrors } from '../use-field-errors.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** When a reported test was taken. Uses the browser's native time field, which follows the user's own format. */
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
