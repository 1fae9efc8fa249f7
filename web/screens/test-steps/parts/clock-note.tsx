import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../components/callout.tsx';
import { useSteps } from '../step-services.ts';

/** Explains that the clock of the phone or computer was changed, and what that means for the timer. */
export const ClockNote = observer(function ClockNote() {
  const { store } = useSteps();
  const { t } = useTranslation();
  const { clockNotice } = store.session;
  if (clockNotice === null) return null;
  return (
    <Callout kind={clockNotice === 'unsure' ? 'warning' : 'note'} role="status" title={t(`clock.${clockNotice}.title`)}>
      <p data-clock={clockNotice}>{t(`clock.${clockNotice}.text`)}</p>
    </Callout>
  );
});
