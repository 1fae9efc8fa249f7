import { useTranslation } from 'react-i18next';
import { BackArrow } from '../../components/back-arrow.tsx';
import { Button } from '../../components/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Screen } from '../../components/screen.tsx';
import type { ScreenProps } from '../../routes.tsx';
import { useServices } from '../../services.ts';
import { LegalDocument, MainPoints } from './legal-document.tsx';

/** The privacy policy, to agree to before an account is made (product.md section 2, /privacy-policy-agreement). */
export default function PrivacyAgreement({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  const { actions } = useServices();
  return (
    <Screen
      top={onBack !== undefined && <BackArrow onBack={onBack} />}
      actions={
        <Button data-press="agree" onClick={() => actions.agreeToPrivacy()}>
          {t('privacy.agree')}
        </Button>
      }
    >
      <PageHeading>{t('privacy.heading')}</PageHeading>
      <LegalDocument area="privacy" start={<MainPoints area="privacy" />} />
    </Screen>
  );
}
