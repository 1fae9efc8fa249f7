import { useTranslation } from 'react-i18next';
import { BackArrow } from '../../components/back-arrow.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Screen } from '../../components/screen.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { LegalDocument, MainPoints } from './legal-document.tsx';

/** The policy about consumer health data, which anyone may read. */
export default function HealthDataPolicy({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  return (
    <Screen top={onBack !== undefined && <BackArrow onBack={onBack} />}>
      <PageHeading>{t('healthData.heading')}</PageHeading>
      <LegalDocument area="healthData" start={<MainPoints area="healthData" />} />
    </Screen>
  );
}
