import { useTranslation } from 'react-i18next';
import { startOfDayIso } from '../../../../core/domain/calendar-date.ts';
import type { AcceptedScan } from '../../../../core/flow/accepted-scan.ts';
import { writeDate } from '../../../texts/date-words.ts';

/** Returns a function that says what a scan was accepted as, in the current language. */
export function useAcceptedWords(): (scan: AcceptedScan) => { readonly title: string; readonly text: string } {
  const { t, i18n } = useTranslation();
  return (scan) => {
    const day =
      scan.kind === 'fresh' ? writeDate(i18n.language, 'longDate', Date.parse(startOfDayIso(scan.until)), 'UTC') : '';
    return { title: t(`accepted.kinds.${scan.kind}.title`), text: t(`accepted.kinds.${scan.kind}.text`, { day }) };
  };
}
