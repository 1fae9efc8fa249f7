import { useTranslation } from 'react-i18next';
import { BackArrow } from '../../components/back-arrow.tsx';
import { Button } from '../../components/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Screen } from '../../components/screen.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { useServices } from '../../wiring/services.ts';

const POINTS = ['authorized', 'purpose', 'ages', 'under2', 'limits', 'advice'] as const;

/** What the test can and cannot do, shown before the login (product.md section 2, /FDA-disclaimer). */
export default function Disclaimer({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  const { actions } = useServices();
  return (
    <Screen
      top={onBack !== undefined && <BackArrow onBack={onBack} />}
      actions={
        <Button data-press="continue" onClick={() => actions.acceptDisclaimer()}>
          {t('disclaimer.continue')}
        </Button>
      }
    >
      <PageHeading page={t('disclaimer.page')}>{t('disclaimer.heading')}</PageHeading>
      <ul className="points">
        {POINTS.map((point) => (
          <li key={point}>{t(`disclaimer.paragraphs.${point}`)}</li>
        ))}
      </ul>
    </Screen>
  );
}
