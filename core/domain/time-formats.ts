/** How screens write instants and days, as options of `Intl.DateTimeFormat`. */
export const TIME_FORMATS = {
  /** The time of day. */
  clock: { hour: 'numeric', minute: '2-digit' },
  /** The time of day beside its day. */
  shortTime: { timeStyle: 'short' },
  long: { dateStyle: 'long', timeStyle: 'short' },
  medium: { dateStyle: 'medium', timeStyle: 'short' },
  /** A day with its year. */
  longDate: { dateStyle: 'long' },
  /** A near date in a narrow place. */
  nearDate: { month: 'short', day: 'numeric' },
  /** The same with its weekday. */
  nearWeekday: { weekday: 'long', month: 'short', day: 'numeric' },
  /** A near instant in a sentence. */
  nearTime: { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  /** A near day in a sentence. */
  nearDay: { weekday: 'long', month: 'long', day: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

export type TimeStyle = keyof typeof TIME_FORMATS;
