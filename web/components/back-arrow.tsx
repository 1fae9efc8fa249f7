import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Has the frame show the back arrow, and says what it does; null takes it away. */
export type ShowBack = (onBack: (() => void) | null) => void;

/** The place of the back arrow: in the one row above every screen. Null for a screen without a frame around it. */
export const BackPlaceContext = createContext<ShowBack | null>(null);

/** The arrow that leads one screen back. It shows in the frame's header. */
export function BackArrow({ onBack }: { readonly onBack: () => void }) {
  const showBack = useContext(BackPlaceContext);
  const latest = useRef(onBack);
  useLayoutEffect(() => {
    latest.current = onBack;
  }, [onBack]);
  useLayoutEffect(() => {
    showBack?.(() => latest.current());
    return () => showBack?.(null);
  }, [showBack]);
  return showBack === null ? <BackButton onBack={onBack} /> : null;
}

/** The button itself. */
export function BackButton({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className="back-arrow" data-press="back" aria-label={t('frame.back')} onClick={onBack}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
        <path d="M14.5 5.5 8 12l6.5 6.5" />
      </svg>
      <span className="back-arrow__word">{t('frame.back')}</span>
    </button>
  );
}
