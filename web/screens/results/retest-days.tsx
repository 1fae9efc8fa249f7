import { useTranslation } from 'react-i18next';
import { nextTest, testLastsMs } from '../../../core/domain/test-plan.ts';
import type { CalendarFiles } from '../../../core/ports/calendar-files.ts';
import { useNearParts } from '../../texts/test-time.ts';
import { CalendarButton } from './calendar-button.tsx';
import type { ShownResult } from './shown-result.ts';

export interface RetestDaysProps {
  readonly shown: ShownResult;
  /** The current time, in epoch milliseconds. */
  readonly now: number;
  readonly loadCalendar: () => Promise<CalendarFiles>;
}

/** The days of this test and of the next ones, with a calendar file before the next one (decisions.md section 8). */
export function RetestDays({ shown, now, loadCalendar }: RetestDaysProps) {
  const { t } = useTranslation();
  const partsOf = useNearParts();
  const next = nextTest(shown.plan);
  const starts = next?.starts ?? [];
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
      {next?.state === 'upcoming' && (
        <CalendarButton window={next.window} lastsMs={testLastsMs(shown.kit)} now={now} loadCalendar={loadCalendar} />
      )}
    </>
  );
}
