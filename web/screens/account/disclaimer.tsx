import { useTranslation } from 'react-i18next';
import type { FdaStatus } from '../../../core/domain/kit.ts';
import { BackArrow } from '../../components/back-arrow.tsx';
import { Button } from '../../components/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Screen } from '../../components/screen.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { useServices } from '../../wiring/services.ts';

const POINTS = ['limits', 'advice'] as const;

/** What the FDA says of the kit. */
const FDA_POINTS = { emergencyUse: 'authorized', cleared: 'cleared' } as const satisfies Record<FdaStatus, string>;

/** What the test can and cannot do, shown before the login (product.md section 2, /FDA-disclaimer). */
export default function Disclaimer({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  const { actions, store } = useServices();
  const { fdaStatus } = store.moment.kits[0];
  return (
    <Screen
      top={onBack !== undefined && <BackArrow onBack={onBack} />}
      actions={
        <Button data-press="continue" onClick={() => void actions.acceptDisclaimer()}>
          {t('disclaimer.continue')}
        </Button>
      }
    >
      <PageHeading page={t('disclaimer.page')}>{t('disclaimer.heading')}</PageHeading>
      <ul className="points">
        {[FDA_POINTS[fdaStatus], ...POINTS].map((point) => (
          <li key={point}>{t(`disclaimer.paragraphs.${point}`)}</li>
        ))}
      </ul>
    </Screen>
  );
}
