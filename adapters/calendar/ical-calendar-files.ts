import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import type { CalendarFiles } from '../../core/ports/calendar-files.ts';

const PRODUCT = { company: 'Clearline', product: 'Clearline' };
const ID_DOMAIN = 'clearline.example';

/** Calendar files by ical-generator, which handles iCalendar's escaping and line folding. */
export function makeIcalCalendarFiles(): CalendarFiles {
  return {
    write: ({ startsAt, endsAt, title, text, writtenAt }) => {
      const calendar = ical({ prodId: PRODUCT });
      const event = calendar.createEvent({
        // Derived from the start only, so that it reveals nothing else and stays the same for the same entry.
        id: `${startsAt}@${ID_DOMAIN}`,
        stamp: new Date(writtenAt),
        start: new Date(startsAt),
        end: new Date(endsAt),
        summary: title,
        description: text,
        // A reminder must not show the person as busy.
        transparency: ICalEventTransparency.TRANSPARENT,
      });
      event.createAlarm({ type: ICalAlarmType.display, trigger: 0, description: title });
      return calendar.toString();
    },
  };
}
