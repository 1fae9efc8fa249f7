import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { isTestTooOld } from '../../../../core/flow/test-age.ts';
import { Callout } from '../../../components/callout.tsx';
import { useSteps } from '../step-services.ts';

/** Explains that the test is too old to be reported. Renders nothing for any other test. */
export const TooOldText = observer(function TooOldText() {
  const { store } = useSteps();
  const { t } = useTranslation();
  if (!isTestTooOld(store.session, store.moment.now)) return null;
  return <p data-note="too-old">{t('report.tooOld.text')}</p>;
});

interface TooOldNoteProps {
  /** The screen renders `TooOldText` in another place. */
  readonly isTitleOnly?: boolean;
}

/** Says that a test is too old to be reported and is only stored. Renders nothing for any other test. */
export const TooOldNote = observer(function TooOldNote({ isTitleOnly = false }: TooOldNoteProps) {
  const { store } = useSteps();
  const { t } = useTranslation();
  if (!isTestTooOld(store.session, store.moment.now)) return null;
  return (
    <Callout kind="warning" title={t('report.tooOld.title')}>
      {!isTitleOnly && <TooOldText />}
    </Callout>
  );
});
