const SECOND_MS = 1000;

/** How a duration is written: hours, minutes and seconds, such as 14m59s, of which at least one is there. */
export const DURATION = /^(?=\d)(?:(\d{1,6})h)? ?(?:(\d{1,6})m)? ?(?:(\d{1,6})s)?$/;

/** The milliseconds of a duration; null for another text. */
export function parseDuration(written: string): number | null {
  const found = DURATION.exec(written);
  if (found === null) return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = found;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * SECOND_MS;
}

/** Whole seconds as a duration: `14m59s`. */
export function writtenDuration(seconds: number): string {
  return `${Math.floor(seconds / 60)}m${seconds % 60}s`;
}
