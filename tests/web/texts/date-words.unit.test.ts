import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TimeStyle } from '../../../core/domain/time-formats.ts';
import { writeDate } from '../../../web/texts/date-words.ts';

const MORNING = Date.UTC(2026, 10, 25, 10);

/** The parts between which a line may break. */
const partsOf = (language: string, style: TimeStyle): readonly string[] =>
  writeDate(language, style, MORNING, 'UTC')
    .split(' ')
    .map((part) => part.replaceAll(/\s/g, ' '));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a written date breaks only between its day and its time', () => {
  it.each<[string, TimeStyle, readonly string[]]>([
    ['en', 'nearDay', ['Wednesday,', 'November 25']],
    ['en', 'long', ['November 25,', '2026', 'at 10:00 AM']],
    ['en', 'medium', ['Nov 25,', '2026,', '10:00 AM']],
    ['en', 'clock', ['10:00 AM']],
    ['es', 'nearDay', ['miércoles,', '25 de noviembre']],
    ['es', 'nearTime', ['miércoles,', '25 de noviembre,', '10:00 a.m.']],
    ['es', 'long', ['25 de noviembre de 2026', 'a las 10:00 a.m.']],
  ])('in %s as %s', (language, style, parts) => {
    vi.stubGlobal('navigator', { languages: [] });
    expect(partsOf(language, style)).toEqual(parts);
  });
});
