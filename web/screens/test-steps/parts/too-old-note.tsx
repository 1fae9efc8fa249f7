import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { isTestTooOld } from '../../../../core/flow/test-age.ts';
import { Callout } from '../../../components/callout.tsx';
import { useSteps } from '../step-services.ts';

/** Says that a test is too old to be reported and is only stored. Renders nothing for any other test. */
export const TooOldNote = observer(function TooOldNote() {
  const { store } = useSteps();
  const { t } = useTranslation();
  if (!isTestTooOld(store.session, store.moment.now)) return null;
  return (
    <Callout kind="warning" title={t('report.tooOld.title')}>
      <p data-note="too-old">{t('report.tooOld.text')}</p>
    </Callout>
  );
});
