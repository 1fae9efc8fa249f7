import { useTranslation } from 'react-i18next';

/** An error code that only support can use, closed at first. */
export function ErrorDetails({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  return (
    <details className="details">
      <summary data-press="error-details">{t('errorParts.details.title')}</summary>
      <p>{t('errorParts.details.code', { code })}</p>
    </details>
  );
}
