/** A calendar entry. Calendars are often shared, so its texts must not mention a person or a result. Instants are epoch milliseconds. */
export interface CalendarEntry {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly title: string;
  readonly text: string;
  /** The present. */
  readonly writtenAt: number;
}

/** Writes entries for calendar apps. */
export interface CalendarFiles {
  /** The content of an iCalendar file (RFC 5545). The entry has a reminder at its start; a calendar that already has it updates it. */
  write(entry: CalendarEntry): string;
}
