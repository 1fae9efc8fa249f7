import type { Language } from '../core/domain/languages.ts';

/** The names of days, hours, minutes, seconds and milliseconds, in files and in what a person types in a language. */
const UNITS: Readonly<Record<Language, readonly [string, string, string, string, string]>> = {
  en: ['d|days?', 'h|hrs?|hours?', 'm|mins?|minutes?', 's|secs?|seconds?', 'ms'],
  es: ['d|d[ií]as?', 'h|horas?', 'm|min|minutos?', 's|segs?|segundos?', 'ms'],
};

function durationForm(language: Language): RegExp {
  const parts = UNITS[language].map((unit) => `(?:(\\d{1,6}) ?(?:${unit}))?`);
  return new RegExp(`^(?=\\d)${parts.join(' ?')}$`);
}

/** A duration in a file: at least one of days, hours, minutes, seconds and milliseconds, such as 1h20m or 5 min. */
export const DURATION = durationForm('en');

/** The examples in messages. */
export const DURATION_EXAMPLE = '90s, 20m or 1h20m';

/** The milliseconds of a duration, with the units of a language; null for another text. */
export function parseDuration(written: string, language: Language = 'en'): number | null {
  const found = (language === 'en' ? DURATION : durationForm(language)).exec(written.trim());
  if (found === null) return null;
  const [, days = '0', hours = '0', minutes = '0', seconds = '0', milliseconds = '0'] = found;
  const wholeSeconds = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
  return wholeSeconds * 1000 + Number(milliseconds);
}

/** Milliseconds as a duration: `14m59s`, `1h`, `1s500ms`. */
export function writtenDuration(milliseconds: number): string {
  const parts = [
    [Math.floor(milliseconds / 3_600_000), 'h'],
    [Math.floor(milliseconds / 60_000) % 60, 'm'],
    [Math.floor(milliseconds / 1000) % 60, 's'],
    [milliseconds % 1000, 'ms'],
  ] as const;
  return parts.flatMap(([count, unit]) => (count === 0 ? [] : `${count}${unit}`)).join('') || '0s';
}
