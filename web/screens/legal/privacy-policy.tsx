import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { BackArrow } from '../../components/back-arrow.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Screen } from '../../components/screen.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { LegalDocument } from './legal-document.tsx';

/** The privacy policy to read, with a link to the one about health data (product.md section 2, /privacy-policy). */
export default function PrivacyPolicy({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  return (
    <Screen top={onBack !== undefined && <BackArrow onBack={onBack} />}>
      <PageHeading>{t('privacy.heading')}</PageHeading>
      <LegalDocument
        area="privacy"
        start={
          <p>
            <Link className="legal__link" to={APP_ROUTES.healthDataPolicy} data-press="health-data-policy">
              {t('privacy.healthDataPolicy')}
            </Link>
          </p>
        }
      />
    </Screen>
  );
}
