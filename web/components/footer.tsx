import { useTranslation } from 'react-i18next';

/** What stands under every screen, the app's version included (product.md section 2, "Screen frame"). */
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
