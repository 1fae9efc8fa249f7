import { useTranslation } from 'react-i18next';
import { BackArrow } from '../../components/back-arrow.tsx';
import { Button } from '../../components/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Screen } from '../../components/screen.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { LegalDocument, MainPoints } from './legal-document.tsx';

export interface AgreementProps extends ScreenProps {
  /** The namespace of the document. */
  readonly area: 'terms' | 'privacy';
  readonly onAgree: () => void;
}

/** A legal document to accept before an account is created, with its main points first. */
export function Agreement({ area, onBack, onAgree }: AgreementProps) {
  const { t } = useTranslation();
  return (
    <Screen
      top={onBack !== undefined && <BackArrow onBack={onBack} />}
      actions={
        <Button data-press="agree" onClick={onAgree}>
          {t(`${area}.agree`)}
        </Button>
      }
    >
      <PageHeading>{t(`${area}.heading`)}</PageHeading>
      <LegalDocument area={area} start={<MainPoints area={area} />} />
    </Screen>
  );
}
