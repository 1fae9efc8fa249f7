import { observer } from 'mobx-react-lite';
import { CLOCK, clockTexts } from '../../../../core/step-texts/page-texts.ts';
import { Callout } from '../../../components/callout.tsx';
import { useSteps } from '../step-services.ts';
import { useShownTexts } from '../use-shown-texts.ts';

/** Explains that the clock of the phone or computer was changed, and what that means for the timer. */
export const ClockNote = observer(function ClockNote() {
  const { store } = useSteps();
  const { clockNotice } = store.session;
  const shown = useShownTexts(clockTexts);
  const [title, text] = [shown.text(CLOCK.title), shown.text(CLOCK.text)];
  if (clockNotice === null || title === null) return null;
  return (
    <Callout kind={clockNotice === 'unsure' ? 'warning' : 'note'} role="status" title={title}>
      <p data-clock={clockNotice}>{text}</p>
    </Callout>
  );
});
