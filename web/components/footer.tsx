import { useTranslation } from 'react-i18next';
import { CopiedDetails, useDetailsCopy } from './copied-details.tsx';

/** Technical details for support, at every screen that has a footer. Styles hide it on the support page, which offers them itself. */
function FooterDetails() {
  const { t } = useTranslation();
  const { copied, copy } = useDetailsCopy();
  return (
    <div className="footer__details">
      <button type="button" className="frame__link" data-press="technical-details" onClick={() => void copy()}>
        {t('frame.details.help')}
      </button>
      <CopiedDetails copied={copied} />
      {copied !== null && <p>{t('frame.details.leaves')}</p>}
    </div>
  );
}

/** The footer of every screen, with the app's version (product.md section 2, "Screen frame"). */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="footer">
      <p>{t('frame.footer.advice')}</p>
      <p>{t('frame.footer.hours')}</p>
      <p>{t('frame.footer.version', { version: APP_VERSION })}</p>
      <FooterDetails />
    </footer>
  );
}
