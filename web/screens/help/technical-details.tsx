import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { CopiedDetails, useDetailsCopy } from '../../components/copied-details.tsx';

/** Details that customer service may ask for: the state of the app, without personal data. */
export function TechnicalDetails() {
  const { t } = useTranslation();
  const { copied, copy } = useDetailsCopy();
  return (
    <section className="technical-details" aria-labelledby="technical-details">
      <h2 id="technical-details">{t('support.details.heading')}</h2>
      <p>{t('support.details.lead')}</p>
      <p>{t('support.details.holds')}</p>
      <p>{t('support.details.leaves')}</p>
      <Button variant="secondary" data-press="copy-details" onClick={() => void copy()}>
        {t('frame.details.copy')}
      </Button>
      <CopiedDetails copied={copied} />
    </section>
  );
}
