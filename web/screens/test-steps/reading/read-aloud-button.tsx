import { useTranslation } from 'react-i18next';

interface ReadAloudButtonProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Turns reading aloud on and off. A loudspeaker, which sounds while it is on; wide screens name it, too. */
export function ReadAloudButton({ isOn, onChange }: ReadAloudButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="frame__link read-aloud"
      data-press="read-aloud"
      aria-pressed={isOn}
      title={t('readAloud.help')}
      onClick={() => onChange(!isOn)}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4Z" />
        {isOn ? <path d="M15 9A4.5 4.5 0 0 1 15 15M17.5 6.5A8 8 0 0 1 17.5 17.5" /> : <path d="M15.5 9.5V14.5" />}
      </svg>
      <span className="read-aloud__word">{t('readAloud.label')}</span>
    </button>
  );
}
