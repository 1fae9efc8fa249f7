import { describe, expect, it } from 'vitest';
import { firstAnswer } from '../../../cli/replay/first-answer.ts';
import { openReplay } from '../../../cli/replay/open-replay.ts';
import { partialReport, partialText } from '../../../cli/replay/partial-report.ts';
import { readPartialSource } from '../../../cli/replay/replay-source.ts';
import { snapshotText, type DiagnosticsSnapshot } from '../../../core/diagnostics/diagnostics-snapshot.ts';
import { toLocalInstant } from '../../../core/diagnostics/local-instant.ts';
import type { Language } from '../../../core/domain/languages.ts';
import { changed, foundIn, snapshotAt } from './answers.ts';

describe('a test that resumes before its wait, because its cassette is lost', () => {
  const answerAfter = async (minutes: number, language: Language = 'en'): Promise<string> => {
    const snapshot = await snapshotAt('countdown');
    const lost = { ...snapshot, step: 'first-scan', missing: ['device'], isNextFree: false, language } as const;
    const { source } = foundIn(snapshotText({ ...lost, resumed: { rule: 'missing', missing: 'device' } }));
    const { place, state, next } = firstAnswer(
      source,
      await openReplay(source, source.now.instant + minutes * 60_000),
      { language },
    );
    return [place, state, ...next].join(' ');
  };

  it('names the time that goes on, and does not let another cassette be used', async () => {
    expect(await answerAfter(5)).toMatch(
      /^The test is at "[^"]+", while its wait goes on, with 10:00 left\. The app asks again .* do not read the lines yet\. .* the cassette of this test again, /,
    );
    expect(await answerAfter(5, 'es')).toMatch(/, pero su espera sigue: faltan 10:00\. /);
    expect(await answerAfter(20)).toMatch(/, while its time to read the result goes on, with 10:00 left\. /);
    expect(await answerAfter(31)).toMatch(
      /^When these details were copied, the test was at .* has ended since\. .* what does the app show now\? .* trust no line .* select Cancel test: /,
    );
  });
});

describe('the time to read the result', () => {
  const at = '2026-11-20T10:00:10.500-08:00';
  const later = (seconds: number) => ({
    beganAt: at,
    endsAt: toLocalInstant(Date.parse(at) + seconds * 1000, -480) ?? at,
    secondsLeft: Math.max(0, seconds),
  });

  const timers = (wait: number, reading: number) => ({
    wait: later(wait),
    reading: { ...later(reading), beganAt: later(wait).endsAt },
  });

  it('is named by the clock of the person: about the minute that the app shows, and never too late', async () => {
    const snapshot = { ...(await snapshotAt('countdown')), at, ...timers(60, 960) };
    expect(await changed(snapshot, {})).toMatch(
      / Read your result when the app says so, at about 10:01 AM, and confirm it before 10:16 AM\.$/,
    );
    const last = { ...(await snapshotAt('test-line')), at, ...timers(-600, 40) };
    expect(await changed(last, {})).toMatch(/ with 00:40 left .* only 00:40 is left/);
    expect(await changed(last, {})).not.toContain('Confirm your result before');
  });

  it('is named at a step before the wait, in both languages', async () => {
    const lost = { ...(await snapshotAt('countdown')), step: 'first-scan', missing: ['device'] } as const;
    expect(await changed(lost, {})).toMatch(
      / while its wait goes on, .* Read your result when the app says so, at about 10:15 AM, /,
    );
    expect(await changed(lost, { language: 'es' }, 'es')).toMatch(
      / Lea su resultado cuando lo diga la aplicación \(hora aproximada: 10:15 a\.m\.\)\. Confírmelo antes de la hora límite \(10:30 a\.m\.\)\.$/,
    );
  });

  it('is not named while the clock is in doubt, nor once the test is confirmed or has ended', async () => {
    const snapshot = await snapshotAt('countdown');
    expect(await changed(snapshot, { errors: ['PREVIOUSLY_USED_DEVICE'] })).not.toMatch(/\d (?:AM|PM)/);
    expect(await changed(snapshot, { clockNotice: 'unsure' })).not.toMatch(/\d (?:AM|PM)/);
    expect(await changed(await snapshotAt('submit-report'), {})).not.toMatch(/\d (?:AM|PM)/);
    const { source } = foundIn(snapshotText(snapshot));
    const open = await openReplay(source, source.now.instant);
    const early = firstAnswer(source, open, { language: 'en', now: source.now.instant - 10 * 60_000 });
    expect(early.next.join(' ')).not.toMatch(/\d (?:AM|PM)/);
  });
});

describe('a partial answer', () => {
  const partialOf = async (text: string, language: Language = 'en'): Promise<string> => {
    const found = readPartialSource(text, []);
    if (found === null) throw new Error('Nothing is certain.');
    return partialText(await partialReport(found, { language }));
  };

  it('is for now where a timer has ended since', async () => {
    const text = snapshotText(await snapshotAt('countdown'));
    const found = readPartialSource(text.slice(0, text.indexOf('"persisted"')), []);
    if (found === null) throw new Error('Nothing is certain.');
    const now = Date.UTC(2026, 10, 20, 18, 17);
    const answer = partialText(await partialReport(found, { language: 'en', now }));
    expect(answer).toContain('a timer has ended since');
    expect(answer).toContain('"Your test is ready", with 13:00 left to read the result.');
    expect(answer).not.toContain('do not read the lines yet');
  });

  it('does not let a person start over whose test may be saved', async () => {
    const visitor = { ...(await snapshotAt('countdown')), who: 'visitor', step: null } as const;
    const text = snapshotText({ ...visitor, wait: null, reading: null });
    expect(await partialOf(text.slice(0, text.indexOf('"persisted"')))).toContain('Do not start over before ');
  });
  const cutAt = (snapshot: DiagnosticsSnapshot, key: string): string => {
    const text = snapshotText(snapshot);
    return text.slice(0, text.indexOf(`"${key}"`));
  };

  it.each(['clockNotice', 'resumed'])('says in the wait what not to do, cut off at %s', async (key) => {
    const text = cutAt(await snapshotAt('countdown'), key);
    expect(await partialOf(text)).toContain(
      '\n\nWhat to say next\n  Do not move the cassette, and do not read the lines yet.\n',
    );
    expect(await partialOf(text, 'es')).toContain('No mueva el casete ni lea las líneas todavía.');
  });

  it('says at the lines what is certain with and without the time', async () => {
    const snapshot = await snapshotAt('test-line');
    expect(await partialOf(cutAt(snapshot, 'clockNotice'))).toContain('  Look at T in bright light, ');
    expect(await partialOf(cutAt(snapshot, 'resumed'))).toContain(
      '  Read the lines only while the app shows time for it, and trust no line after that.\n',
    );
  });
});
