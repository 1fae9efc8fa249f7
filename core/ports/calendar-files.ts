/**
 * An entry for somebody's calendar. Calendars are often shared: its words tell nothing of a person or a result. Instants are epoch
 * milliseconds.
 */
export interface CalendarEntry {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly title: string;
  readonly text: string;
  /** The present. */
  readonly writtenAt: number;
}

/** Writes entries that any calendar can take. */
export interface CalendarFiles {
  /** The content of an iCalendar file (RFC 5545). The entry reminds of itself when it starts; a calendar that has it already takes it as the same one. */
  write(entry: CalendarEntry): string;
}
