import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TestWindow } from '../../../core/domain/test-plan.ts';
import type { CalendarFiles } from '../../../core/ports/calendar-files.ts';
import { Button } from '../../components/button.tsx';
import { saveFile } from '../../components/save-file.ts';
import { useNearTime } from '../../texts/test-time.ts';

interface CalendarButtonProps {
  /** When to test again. */
  readonly window: TestWindow;
  /** How long a test takes, in milliseconds. */
  readonly lastsMs: number;
  /** The current time, in epoch milliseconds. */
  readonly now: number;
  readonly loadCalendar: () => Promise<CalendarFiles>;
}

type Outcome = 'none' | 'busy' | 'saved' | 'failed';

/** Downloads a calendar file for the next test. It contains no name and no result, because calendars are shared. */
export function CalendarButton({ window, lastsMs, now, loadCalendar }: CalendarButtonProps) {
  const { t } = useTranslation();
  const nearTime = useNearTime();
  const [outcome, setOutcome] = useState<Outcome>('none');
  // Prefetched, so that the button still works if the network is lost later.
  useEffect(() => void loadCalendar().catch(() => undefined), [loadCalendar]);
  const save = async (): Promise<void> => {
    setOutcome('busy');
    try {
      const files = await loadCalendar();
      const { from: startsAt, until } = window;
      const words = {
        title: t('result.calendar.title'),
        text: t('result.calendar.text', { until: nearTime(until) }),
      };
      const text = files.write({ ...words, startsAt, endsAt: startsAt + lastsMs, writtenAt: now });
      saveFile({ name: t('result.calendar.fileName'), type: 'text/calendar;charset=utf-8', text });
      setOutcome('saved');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <div className="result-calendar">
      <Button
        variant="secondary"
        data-press="calendar"
        busy={outcome === 'busy' ? t('result.calendar.busy') : null}
        onClick={() => void save()}
      >
        {t('result.calendar.button')}
      </Button>
      <p role="status" className="status-text">
        {outcome === 'saved' && t('result.calendar.saved')}
        {outcome === 'failed' && t('result.calendar.failed')}
      </p>
    </div>
  );
}
