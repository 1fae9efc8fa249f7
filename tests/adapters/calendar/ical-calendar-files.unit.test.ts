import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { makeIcalCalendarFiles } from '../../../adapters/calendar/ical-calendar-files.ts';
import type { CalendarEntry } from '../../../core/ports/calendar-files.ts';

const ENTRY: CalendarEntry = {
  startsAt: Date.UTC(2026, 10, 22, 18, 20),
  endsAt: Date.UTC(2026, 10, 22, 19, 5),
  title: 'Haga otra prueba; señal, ñ',
  text: 'Línea uno, dos; tres\\cuatro.\nUna línea que es más larga que los setenta y cinco bytes que caben en un renglón del archivo.',
  writtenAt: Date.UTC(2026, 10, 20, 18, 30),
};

const write = (entry: Partial<CalendarEntry> = {}): string => makeIcalCalendarFiles().write({ ...ENTRY, ...entry });

function entryIn(file: string): { readonly calendar: ICAL.Component; readonly event: ICAL.Component } {
  const calendar = new ICAL.Component(ICAL.parse(file) as ConstructorParameters<typeof ICAL.Component>[0]);
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  const [event] = events;
  if (event === undefined) throw new Error('No event');
  return { calendar, event };
}

describe('a calendar file', () => {
  it('has one event with its times in UTC and its texts unchanged', () => {
    const { calendar, event } = entryIn(write());
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toContain('Clearline');
    const read = new ICAL.Event(event);
    expect([read.summary, read.description]).toEqual([ENTRY.title, ENTRY.text]);
    expect(read.startDate.zone.tzid).toBe('UTC');
    expect([read.startDate, read.endDate].map((time) => time.toJSDate().getTime())).toEqual([
      ENTRY.startsAt,
      ENTRY.endsAt,
    ]);
    expect(String(event.getFirstPropertyValue('dtstamp'))).toBe('2026-11-20T18:30:00Z');
  });

  it('reminds when the event starts, and shows as free time', () => {
    const { event } = entryIn(write());
    const alarms = event.getAllSubcomponents('valarm');
    expect(alarms).toHaveLength(1);
    expect(alarms[0]?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect((alarms[0]?.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds()).toBe(0);
    expect(event.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  });

  it('keeps the same event id when it is written again, even in another language', () => {
    const idOf = (file: string): unknown => entryIn(file).event.getFirstPropertyValue('uid');
    const id = idOf(write());
    expect(idOf(write({ title: 'Test again', text: 'Now.', writtenAt: ENTRY.writtenAt + 1 }))).toBe(id);
    expect(idOf(write({ startsAt: ENTRY.startsAt + 1 }))).not.toBe(id);
  });

  it('folds lines at 75 bytes and ends each with CRLF', () => {
    const lines = write().split('\r\n');
    expect(lines.length).toBeGreaterThan(15);
    expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([]);
  });
});
