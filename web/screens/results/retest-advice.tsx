import { useTranslation } from 'react-i18next';
import type { AdviceLine } from '../../../core/domain/advice-lines.ts';
import { comingRetestAt, retestWindows, testLastsMs } from '../../../core/domain/retest.ts';
import type { CalendarFiles } from '../../../core/ports/calendar-files.ts';
import { AdviceList } from './advice-list.tsx';
import { CalendarButton } from './calendar-button.tsx';
import type { ShownResult } from './shown-result.ts';

interface RetestAdviceProps {
  readonly lines: readonly AdviceLine[];
  readonly shown: ShownResult;
  /** The current time, in epoch milliseconds. */
  readonly now: number;
  readonly loadCalendar: () => Promise<CalendarFiles>;
}

/** When to test again, with a calendar file if that time is known (decisions.md section 5). */
export function RetestAdvice({ lines, shown, now, loadCalendar }: RetestAdviceProps) {
  const { t } = useTranslation();
  const startsAt = comingRetestAt(shown, now);
  const [window] = retestWindows(shown, 1);
  return (
    <section className="result-section">
      <h2>{t(`result.kinds.${shown.result}.againTitle`)}</h2>
      <AdviceList lines={lines} shown={shown} />
      {startsAt !== null && window !== undefined && (
        <CalendarButton window={window} lastsMs={testLastsMs(shown.kit)} now={now} loadCalendar={loadCalendar} />
      )}
    </section>
  );
}
