import { parseOffsetInstant, toCalendarDate, type CalendarDate } from '../../domain/calendar-date.ts';
import { valuesAt, type ReadMessage } from '../read-message.ts';
import { everyValue, type Rule } from './rule.ts';

const TIME = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})([+-])(\d{2})(\d{2})$/;

/** Parses `YYYYMMDDHHMMSS+/-ZZZZ`, with its offset in minutes; null for anything else. */
export function readTime(text: string) {
  return TIME.test(text) ? parseOffsetInstant(text.replace(TIME, '$1-$2-$3T$4:$5:$6$7$8:$9')) : null;
}

/** Parses `YYYYMMDD`; null for anything else. */
export function readDate(text: string): CalendarDate | null {
  return /^\d{8}$/.test(text) ? toCalendarDate(text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')) : null;
}

export function time(field: string): Rule {
  return everyValue('format', field, 'must be a time as YYYYMMDDHHMMSS+/-ZZZZ', (value) => readTime(value) !== null);
}

const instantsAt = (message: ReadMessage, field: string): readonly number[] =>
  valuesAt(message, field).flatMap((value) => readTime(value)?.instant ?? []);

/** Holds for invalid times: they break a rule of their own. */
export function laterThan(field: string, other: string): Rule {
  return everyValue('later', field, `must be later than ${other}`, (value, message) => {
    const at = readTime(value)?.instant;
    return at === undefined || instantsAt(message, other).every((earlier) => at > earlier);
  });
}

export function notBefore(field: string, other: string): Rule {
  return everyValue('not-before', field, `must not be before ${other}`, (value, message) => {
    const at = readTime(value)?.instant;
    return at === undefined || instantsAt(message, other).every((earlier) => at >= earlier);
  });
}

const TIMES = ['MSH-7', 'OBR-7', 'OBR-22', 'OBX[result]-19', 'SPM-17', 'SPM-18'] as const;

/** All times have the same offset: the person's. */
export const ONE_OFFSET: Rule = {
  rule: 'offset',
  field: 'message',
  text: 'All times must be written in one offset from UTC, the one of the person.',
  holds: (message: ReadMessage) => {
    const offsets = TIMES.flatMap((field) => valuesAt(message, field)).flatMap(
      (value) => readTime(value)?.utcOffsetMinutes ?? [],
    );
    return new Set(offsets).size <= 1;
  },
};
