import { useTranslation } from 'react-i18next';
import { BackArrow } from '../../components/back-arrow.tsx';
import { Button } from '../../components/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Screen } from '../../components/screen.tsx';
import type { ScreenProps } from '../../routes.tsx';

/** Says that a part of the product is not there yet, and leads back. */
export default function NotYet({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  return (
    <Screen
      top={onBack !== undefined && <BackArrow onBack={onBack} />}
      actions={
        <Button data-press="leave-not-yet" onClick={onBack}>
          {t('notYet.back')}
        </Button>
      }
    >
      <PageHeading page={t('notYet.page')}>{t('notYet.heading')}</PageHeading>
      <p className="lead">{t('notYet.text')}</p>
    </Screen>
  );
}
