import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BackArrow } from '../../components/back-arrow.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Screen } from '../../components/screen.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { Deletion } from './deletion.tsx';
import { Download } from './download.tsx';

/** What the server holds about the account: a copy of it, and the request to delete it (decisions.md section 7, "Accounts"). */
const YourData = observer(function YourData({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  return (
    <Screen top={onBack !== undefined && <BackArrow onBack={onBack} />}>
      <PageHeading>{t('yourData.heading')}</PageHeading>
      <p>{t('yourData.lead')}</p>
      <Download />
      <Deletion />
    </Screen>
  );
});

export default YourData;
