import { kitTexts } from '../../../../core/domain/kit-texts.ts';
import { testedKit } from '../../../../core/flow/timers.ts';
import { expiredTexts } from '../../../../core/step-texts/wait-texts.ts';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Screen } from '../../../components/screen.tsx';
import { ClockNote } from '../parts/clock-note.tsx';
import { PictureFrame } from '../parts/step-picture.tsx';
import { useSteps } from '../step-services.ts';
import { useShownTexts } from '../use-shown-texts.ts';

/** Explains that the reading window is over, or may be over, with a button that leads home. */
export const ExpiredNotice = observer(function ExpiredNotice() {
  const { actions, store } = useSteps();
  const kit = testedKit(store);
  const values = kitTexts(kit);
  const { t } = useTranslation();
  const shown = useShownTexts(expiredTexts);
  const title = shown.text('title');
  const home = (
    <Button data-press="home" onClick={actions.goHome}>
      {t('expired.home')}
    </Button>
  );
  const why = <p>{t('expired.why', values)}</p>;
  const now = <p className="step-meaning">{shown.text('now')}</p>;
  return (
    <Screen top={null} actions={home}>
      <PageHeading>{title}</PageHeading>
      <p className="lead">{shown.text('lead')}</p>
      <ClockNote />
      {store.session.clockNotice === 'unsure' ? (
        // The picture of a clock that has run out would contradict the words.
        <>
          {now}
          {why}
        </>
      ) : (
        <div className="step-body">
          <PictureFrame step="expired" result={null} lines={null} text={t('expired.figure')} kit={kit} />
          <div className="step-body__rest">
            {why}
            {now}
          </div>
        </div>
      )}
    </Screen>
  );
});
