import { kitTexts } from '../../../../core/domain/kit-texts.ts';
import { testedKit } from '../../../../core/flow/timers.ts';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Screen } from '../../../components/screen.tsx';
import { ClockNote } from '../parts/clock-note.tsx';
import { PictureFrame } from '../parts/step-picture.tsx';
import { useSteps } from '../step-services.ts';

/** Explains that the reading window is over, with a button that leads home. */
export const ExpiredNotice = observer(function ExpiredNotice() {
  const { actions, store } = useSteps();
  const kit = testedKit(store);
  const values = kitTexts(kit);
  const { t } = useTranslation();
  const home = (
    <Button data-press="home" onClick={actions.goHome}>
      {t('expired.home')}
    </Button>
  );
  return (
    <Screen top={null} actions={home}>
      <PageHeading page={t('expired.title')}>{t('expired.title')}</PageHeading>
      <p className="lead">{t('expired.lead', values)}</p>
      <ClockNote />
      <div className="step-body">
        <PictureFrame step="expired" result={null} lines={null} text={t('expired.figure')} kit={kit} />
        <div className="step-body__rest">
          <p>{t('expired.why', values)}</p>
          <p className="step-meaning">{t('expired.now')}</p>
        </div>
      </div>
    </Screen>
  );
});
