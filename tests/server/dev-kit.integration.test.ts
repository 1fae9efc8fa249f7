import { describe, expect, test } from 'vitest';
import { symbolPhoto } from '../../adapters/symbols/bwip-symbols.ts';
import { calendarDateAt } from '../../core/domain/calendar-date.ts';
import { judgeBox } from '../../core/domain/box-verdict.ts';
import { judgeCassette } from '../../core/domain/cassette-verdict.ts';
import { deviceIdOf } from '../../core/domain/device.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { DEFAULT_KIT_SETTINGS } from '../../core/domain/settings.ts';
import { sqliteEngine } from './engines.ts';
import { openTestApp } from './test-app.ts';

describe('The page with the codes of a test kit', () => {
  const server = openTestApp(sqliteEngine);

  /** The page, and the codes on it by their names. */
  async function open() {
    const page = await server.app.inject('/dev/kit');
    const codes = [...page.body.matchAll(/data-copy="([^"]+)" aria-label="Copy the text: ([^"]+)"/g)];
    return {
      page: page.body,
      codes: Object.fromEntries(codes.map(([, text = '', of = '']) => [of, text])),
    };
  }

  /** What the app says of a code of the page, with the server's own check last. */
  async function verdict(text = '', firstDeviceId: string | null = null): Promise<string> {
    const today = calendarDateAt(server.clock.now(), 0);
    const { outcome, device } = judgeCassette({ text, today, firstDeviceId }, KITS);
    if (outcome !== 'accepted' || device === null) return outcome;
    const checked = await server.call('checkDevice', device, await server.newTestId());
    return String(checked.statusCode);
  }

  test('has a box and a cassette that are accepted, and cassettes that are rejected as it says', async () => {
    const { codes } = await open();
    expect(judgeBox(codes.Box ?? '', KITS, DEFAULT_KIT_SETTINGS)).toBe('accepted');
    expect(await verdict(codes.Cassette)).toBe('204');
    expect(await verdict(codes['Used cassette'])).toBe('409');
    expect(await verdict(codes['Expired cassette'])).toBe('expired');
    expect(await verdict(codes['Flu test'])).toBe('cflTest');
    const today = calendarDateAt(server.clock.now(), 0);
    const { device } = judgeCassette({ text: codes.Cassette ?? '', today, firstDeviceId: null }, KITS);
    if (device === null) throw new Error('The cassette was not read.');
    expect(await verdict(codes['Different cassette'], deviceIdOf(device))).toBe('codeIsDifferentThanBefore');
  });

  test('shows each code as a picture to save', async () => {
    const { codes, page } = await open();
    const picture = (await symbolPhoto(codes.Cassette ?? '', 'dataMatrix', 5)).toString('base64');
    expect(page).toContain(`<img src="data:image/png;base64,${picture}" alt="Data Matrix"`);
    expect(page).toContain(`<a href="data:image/png;base64,${picture}" download="cassette.png"`);
  });

  test('keeps the cassette until a new one is taken', async () => {
    const first = await open();
    expect((await open()).codes.Cassette).toBe(first.codes.Cassette);
    const taken = await server.app.inject('/dev/kit/new');
    expect([taken.statusCode, taken.headers.location]).toEqual([303, '/dev/kit']);
    const next = await open();
    expect(next.codes.Cassette).not.toBe(first.codes.Cassette);
    expect(await verdict(next.codes.Cassette)).toBe('204');
  });
});
