import { parseOffsetInstant } from '../core/domain/calendar-date.ts';
import { toLocalInstant } from '../core/diagnostics/local-instant.ts';
import { asRecord, asText, asWhole } from '../core/flow/persisted-values.ts';
import type { Found } from './find-json.ts';
import { entriesOf, extentOf } from './json-extent.ts';
import { repairText } from './repair-text.ts';

/** The complete entries of an object from a key on; null if there are none. */
function entriesFrom(text: string): Found | null {
  const object = `{${text}`;
  const { end } = extentOf(object, 0);
  return entriesOf(end === null ? object : object.slice(0, end - 1));
}

/** The entries that are left of an object whose beginning is missing, from the first of these keys on; null if both timers are not. */
export function tailEntries(sent: string, keys: readonly string[]): Found | null {
  const { text } = repairText(sent);
  for (const { index, 1: key = '' } of text.matchAll(/"([^"\\]*)"\s*:/g)) {
    if (!keys.includes(key.replaceAll(/\s/g, ''))) continue;
    const entries = entriesFrom(text.slice(index));
    if (entries !== null && Object.hasOwn(entries, 'wait') && Object.hasOwn(entries, 'reading')) return entries;
  }
  return null;
}

/** When a snapshot was made by what its timers say: how much of one was left, and when it ends. Null if no timer runs. */
export function madeAtOf(entries: Found): string | null {
  for (const timer of [asRecord(entries.wait), asRecord(entries.reading)]) {
    const [end, left] = [parseOffsetInstant(asText(timer?.endsAt) ?? ''), asWhole(timer?.secondsLeft)];
    if (end !== null && left !== null && left > 0)
      return toLocalInstant(end.instant - left * 1000, end.utcOffsetMinutes);
  }
  return null;
}
