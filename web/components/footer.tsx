import { useTranslation } from 'react-i18next';

/** The footer of every screen, with the app's version (product.md section 2, "Screen frame"). */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="footer">
      <p>{t('frame.footer.advice')}</p>
      <p>{t('frame.footer.hours')}</p>
      <p>{t('frame.footer.version', { version: APP_VERSION })}</p>
    </footer>
  );
}
