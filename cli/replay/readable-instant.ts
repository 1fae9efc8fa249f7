/** The time of day of an instant of a snapshot. */
export const clockTime = (instant: string): string => instant.slice(11, 19);

/** `2026-11-20 10:00:00 (UTC-08:00)`. */
export const readable = (instant: string): string =>
  `${instant.slice(0, 10)} ${clockTime(instant)} (UTC${instant.slice(-6)})`;

/** `2026-11-20 10:00`, as the person's clock shows it. */
export const readableMinute = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 16)}`;
