import { useTranslation } from 'react-i18next';
import { startOfDayIso } from '../../../../core/domain/calendar-date.ts';
import type { AcceptedScan } from '../../../../core/flow/accepted-scan.ts';
import { localeOf } from '../../../texts/locale-of.ts';

/** Returns a function that says what a scan was accepted as, in the current language. */
export function useAcceptedWords(): (scan: AcceptedScan) => { readonly title: string; readonly text: string } {
  const { t, i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'long', timeZone: 'UTC' });
  return (scan) => {
    const day = scan.kind === 'fresh' ? format.format(Date.parse(startOfDayIso(scan.until))) : '';
    return { title: t(`accepted.kinds.${scan.kind}.title`), text: t(`accepted.kinds.${scan.kind}.text`, { day }) };
  };
}
