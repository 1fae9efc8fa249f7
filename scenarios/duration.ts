import type { Language } from '../core/domain/languages.ts';

const SECOND_MS = 1000;

/** The names of days, hours, minutes and seconds, in files and in what a person types in a language. */
const UNITS: Readonly<Record<Language, readonly [days: string, hours: string, minutes: string, seconds: string]>> = {
  en: ['d|days?', 'h|hrs?|hours?', 'm|mins?|minutes?', 's|secs?|seconds?'],
  es: ['d|d[ií]as?', 'h|horas?', 'm|min|minutos?', 's|segs?|segundos?'],
};

function durationForm(language: Language): RegExp {
  const parts = UNITS[language].map((unit) => `(?:(\\d{1,6}) ?(?:${unit}))?`);
  return new RegExp(`^(?=\\d)${parts.join(' ?')}$`);
}

/** A duration in a file: at least one of days, hours, minutes and seconds, such as 1h20m or 5 min. */
export const DURATION = durationForm('en');

/** The examples in messages. */
export const DURATION_EXAMPLE = '90s, 20m or 1h20m';

/** The milliseconds of a duration, with the units of a language; null for another text. */
export function parseDuration(written: string, language: Language = 'en'): number | null {
  const found = (language === 'en' ? DURATION : durationForm(language)).exec(written.trim());
  if (found === null) return null;
  const [, days = '0', hours = '0', minutes = '0', seconds = '0'] = found;
  return (((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)) * SECOND_MS;
}

/** Whole seconds as a duration: `14m59s`, `1h`. */
export function writtenDuration(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor(seconds / 60) % 60, 'm'],
    [seconds % 60, 's'],
  ] as const;
  return parts.flatMap(([count, unit]) => (count === 0 ? [] : `${count}${unit}`)).join('') || '0s';
}
