import { useTranslation } from 'react-i18next';
import { BackArrow } from '../../components/back-arrow.tsx';
import { Button } from '../../components/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Screen } from '../../components/screen.tsx';
import type { ScreenProps } from '../../routes.tsx';
import { useServices } from '../../services.ts';
import { LegalDocument, MainPoints } from './legal-document.tsx';

/** The terms, to agree to before an account is made (product.md section 2, /terms-of-use-agreement). */
export default function TermsAgreement({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  const { actions } = useServices();
  return (
    <Screen
      top={onBack !== undefined && <BackArrow onBack={onBack} />}
      actions={
        <Button data-press="agree" onClick={() => actions.agreeToTerms()}>
          {t('terms.agree')}
        </Button>
      }
    >
      <PageHeading>{t('terms.heading')}</PageHeading>
      <LegalDocument area="terms" start={<MainPoints area="terms" />} />
    </Screen>
  );
}
