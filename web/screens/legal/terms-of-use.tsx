import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { BackArrow } from '../../components/back-arrow.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Screen } from '../../components/screen.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { LegalDocument } from './legal-document.tsx';

function PrivacyLink({ press }: { readonly press: string }) {
  const { t } = useTranslation();
  return (
    <p>
      <Link className="legal__link" to={APP_ROUTES.privacyPolicy} data-press={press}>
        {t('terms.privacyPolicy')}
      </Link>
    </p>
  );
}

/** The terms to read, with links to the privacy policy (product.md section 2, /terms-of-use). */
export default function TermsOfUse({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  return (
    <Screen top={onBack !== undefined && <BackArrow onBack={onBack} />}>
      <PageHeading>{t('terms.heading')}</PageHeading>
      <LegalDocument
        area="terms"
        start={<PrivacyLink press="privacy-policy" />}
        ends={{ privacy: <PrivacyLink press="privacy-policy-of-section" /> }}
      />
    </Screen>
  );
}
