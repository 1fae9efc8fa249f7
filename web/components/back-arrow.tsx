import { useTranslation } from 'react-i18next';

/** The arrow at the top of a screen that leads one screen back. */
export function BackArrow({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className="back-arrow" data-press="back" onClick={onBack}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
        <path d="M14.5 5.5 8 12l6.5 6.5" />
      </svg>
      {t('frame.back')}
    </button>
  );
}
