import { useTranslation } from 'react-i18next';
import { retestStarts, type Advice } from '../../../core/domain/advice-lines.ts';
import { comingRetestAt, retestWindows, testLastsMs } from '../../../core/domain/retest.ts';
import type { CalendarFiles } from '../../../core/ports/calendar-files.ts';
import { useNearParts } from '../../texts/test-time.ts';
import { CalendarButton } from './calendar-button.tsx';
import type { ShownResult } from './shown-result.ts';

export interface RetestDaysProps {
  readonly shown: ShownResult;
  readonly advice: Pick<Advice, 'again'>;
  /** The current time, in epoch milliseconds. */
  readonly now: number;
  readonly loadCalendar: () => Promise<CalendarFiles>;
}

/** The days of this test and of the next ones, with a calendar file if one is due (decisions.md section 5). */
export function RetestDays({ shown, advice, now, loadCalendar }: RetestDaysProps) {
  const { t } = useTranslation();
  const partsOf = useNearParts();
  const starts = retestStarts(advice);
  const [window] = retestWindows(shown, 1);
  return (
    <>
      {starts.length > 0 && (
        <ol className="result-days" aria-label={t('result.days.label')}>
          <li>
            {t('result.days.taken')} <strong>{partsOf(shown.analysedAt).date}</strong>
          </li>
          {starts.map((start) => {
            const { day, time } = partsOf(start);
            return (
              <li key={start}>
                {t('result.calendar.title')} <strong>{day}</strong> <span>{t('result.days.later', { time })}</span>
              </li>
            );
          })}
        </ol>
      )}
      {comingRetestAt(shown, now) !== null && window !== undefined && (
        <CalendarButton window={window} lastsMs={testLastsMs(shown.kit)} now={now} loadCalendar={loadCalendar} />
      )}
    </>
  );
}
