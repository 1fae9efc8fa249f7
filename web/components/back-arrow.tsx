import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Shows the back arrow in the frame with its action; null hides it. */
export type ShowBack = (onBack: (() => void) | null) => void;

/** Registers the back arrow with the frame. Null for a screen without a frame. */
export const BackPlaceContext = createContext<ShowBack | null>(null);

/** Goes one screen back. Rendered in the frame's header. */
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

/** The button of the back arrow, rendered by the frame. */
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
