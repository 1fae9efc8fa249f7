import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import type { CalendarFiles } from '../../core/ports/calendar-files.ts';

const PRODUCT = { company: 'Clearline', product: 'Clearline' };
const ID_DOMAIN = 'clearline.example';

/** Calendar files by ical-generator, which knows how iCalendar escapes and folds its lines. */
export function makeIcalCalendarFiles(): CalendarFiles {
  return {
    write: ({ startsAt, endsAt, title, text, writtenAt }) => {
      const calendar = ical({ prodId: PRODUCT });
      const event = calendar.createEvent({
        // Made of the start alone, so that the id tells no more than the entry, and is the same the next time.
        id: `${startsAt}@${ID_DOMAIN}`,
        stamp: new Date(writtenAt),
        start: new Date(startsAt),
        end: new Date(endsAt),
        summary: title,
        description: text,
        // A reminder takes nobody's time for others to see.
        transparency: ICalEventTransparency.TRANSPARENT,
      });
      event.createAlarm({ type: ICalAlarmType.display, trigger: 0, description: title });
      return calendar.toString();
    },
  };
}
