import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { answerAgain } from '../../../cli/replay/answer-again.ts';
import { replayText } from '../../../cli/replay/print-replay.ts';
import { makeReplayReport } from '../../../cli/replay/replay-report.ts';
import { readSource } from '../../../cli/replay/replay-source.ts';
import { answerTime, parseReplayTime, replayInstant } from '../../../cli/replay/replay-time.ts';
import { parseIsoInstant, parseOffsetInstant } from '../../../core/domain/calendar-date.ts';
import type { Language } from '../../../core/domain/languages.ts';
import { snapshotText } from '../../../core/diagnostics/diagnostics-snapshot.ts';
import { snapshotOfPerson } from '../../core/diagnostics/a-snapshot.ts';
import { startedHarness } from '../../support/flow-harness.ts';

const MINUTE = 60_000;
const harness = await startedHarness('testing');
await harness.passUntil('countdown');
harness.wait(4 * MINUTE);
const SNAPSHOT = snapshotText(snapshotOfPerson(harness));

/** The instant of `--at` for a file that was made then. */
function instantOf(at: string, madeAt: string, now = 0): number | null {
  const [time, made] = [parseReplayTime(at), parseOffsetInstant(madeAt)];
  return time === null || made === null ? null : replayInstant(time, made, now);
}

async function textAfter(minutes: number, at?: string, language: Language = 'en'): Promise<string> {
  const found = readSource(SNAPSHOT);
  if (!found.ok || 'reduced' in found.value) throw new Error('There is no snapshot.');
  const made = found.value.source.now;
  const now = made.instant + minutes * MINUTE;
  const time = at === undefined ? undefined : (parseReplayTime(at) ?? undefined);
  const { at: instant, advance } = answerTime(time, found.value.source, now);
  const report = await makeReplayReport(found.value, instant, { language, now, advance });
  expect(answerAgain(report, replayText(report, {}), { isTTY: true, rows: 2 })).toContain(report.time ?? '');
  return replayText(report, {});
}

/** What the command writes to standard error, and its exit status. */
function failure(...args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['cli/main.ts', 'replay', '-', ...args], (error, _stdout, stderr) => {
      resolve(`${String(error?.code)} ${stderr}`);
    });
    child.stdin?.end(SNAPSHOT);
  });
}

describe('--at', () => {
  const madeAt = '2026-11-20T10:04:30-08:00';

  it.each([
    ['+20m', '2026-11-20T10:24:30-08:00'],
    ['+8d', '2026-11-28T10:04:30-08:00'],
    ['+1 day 2h', '2026-11-21T12:04:30-08:00'],
    ['+2 días', '2026-11-22T10:04:30-08:00'],
    ['10:20', '2026-11-20T10:20:00-08:00'],
    ['3:45 PM', '2026-11-20T15:45:00-08:00'],
    ['10:04', madeAt],
    ['09:50', '2026-11-21T09:50:00-08:00'],
    ['2026-11-20T18:30:00Z', '2026-11-20T10:30:00-08:00'],
  ])('reads %s in the offset of the snapshot', (at, expected) => {
    expect(instantOf(at, madeAt)).toBe(parseIsoInstant(expected));
  });

  it('reads a time of the day after midnight, far from that of UTC', () => {
    expect(instantOf('00:10', '2026-11-20T23:55:00+13:00')).toBe(parseIsoInstant('2026-11-21T00:10:00+13:00'));
  });

  it('reads now, also by a clock that is a little slow', () => {
    const made = parseIsoInstant(madeAt) ?? 0;
    expect(instantOf('now', madeAt, made + 90 * MINUTE)).toBe(made + 90 * MINUTE);
    expect(instantOf('now', madeAt, made - 2 * MINUTE)).toBe(made);
    expect(instantOf('now', madeAt, made - 60 * MINUTE)).toBe(made - 60 * MINUTE);
  });

  it.each(['nonsense', '25:00', '10:61', '+', '+0m', '', 'Now'])('reads no time from "%s"', (at) => {
    expect(parseReplayTime(at)).toBeNull();
  });

  it('is said above the answer', async () => {
    expect(await textAfter(0, '10:10')).toMatch(
      /^The answer is for 2026-11-20 10:10:00 \(UTC-08:00\), with the page left open [^\n]+\n\nThe test is at "Wait 15 minutes", with 05:00 left of the wait\.\n/,
    );
    expect(await textAfter(16, 'now')).toMatch(
      /^The answer is for 2026-11-20 10:20:00 [^\n]+\n\nThe test is at "Your test is ready", /,
    );
  });

  it('says in one line what it takes', async () => {
    const [nonsense, early] = await Promise.all([
      failure('--at', 'nonsense'),
      failure('--at', '2026-11-20T09:00:00-08:00'),
    ]);
    expect(nonsense).toMatch(
      /^2 [^\n]+ made [^\n]+; now; [^\n]+ such as \+20m or \+8d; [^\n]+ such as 10:20; [^\n]+ 2026-11-20T10:20:00-08:00\.\n/,
    );
    expect(early).toBe(
      '2 --at: It is before the file was made, 2026-11-20 10:04:00 (UTC-08:00); name a later time, such as +20m or now.\n',
    );
  });
});

describe('--snapshot', () => {
  it('says in one line which numbers it takes', async () => {
    const [zero, nine] = await Promise.all([failure('--snapshot', '0'), failure('--snapshot', '9')]);
    expect(zero).toMatch(/^2 [^\n]+ Write a whole number from 1 to 999\.\n/);
    expect(nine).toBe('2 standard input: It has one snapshot: leave out --snapshot, or write --snapshot 1.\n');
  });
});

describe('the age of a snapshot', () => {
  it.each([
    [5, '5 minutes'],
    [59, '59 minutes'],
    [60, '1 hour'],
    [89, '1 hour'],
    [117, '2 hours'],
    [149, '2 hours'],
    [47 * 60, '47 hours'],
    [50 * 60, '2 days'],
  ])('is said first after %i minutes: %s', async (minutes, ago) => {
    const text = await textAfter(minutes, 'made');
    expect(text.split('\n')[0]).toBe(
      `Made ${ago} ago (2026-11-20 10:04). The answer is for that time; add --at now for the present.`,
    );
    expect(text).toContain(
      '\n\nThe test is at "Wait 15 minutes", with 11:00 left of the wait.\nNothing was wrong when',
    );
  });

  it('changes the answer to that of now, where a timer has ended since: its advice would be harmful', async () => {
    const text = await textAfter(12);
    expect(text).toMatch(
      /^Made 12 minutes ago \(2026-11-20 10:04\), and a timer has ended since\. The answer is for now, [^\n]+ --at made [^\n]+\n\nThe test is at "Your test is ready", with 14:00 left to read the result\.\n/,
    );
    expect(text).not.toContain('do not read the lines yet');
    expect(await textAfter(27)).toContain('trust no line that you look at now');
    expect(await textAfter(12, 'made')).toContain('do not read the lines yet');
    expect(await textAfter(10)).toContain('do not read the lines yet');
    expect(await textAfter(12, undefined, 'es')).toMatch(
      /^Los datos técnicos son de hace 12 minutos [^\n]+ terminó un tiempo\. /,
    );
  });

  it('is that a clock is wrong, of a snapshot from later than now', async () => {
    expect(await textAfter(0)).toMatch(/^The test is at /);
    expect(await textAfter(-178)).toContain('3 hours ahead of the clock here');
    expect(await textAfter(-30)).toMatch(
      /^Made at 2026-11-20 10:04 by the person’s clock, 30 minutes ahead of the clock here\. /,
    );
  });

  it('is said in Spanish', async () => {
    expect(await textAfter(130, 'made', 'es')).toMatch(
      /^Los datos técnicos son de hace 2 horas \(2026-11-20 10:04\)\. [^\n]+ --at now [^\n]+\n\n[^\n]+ en inglés; --language en [^\n]+\n\nLa prueba está en /,
    );
  });
});
