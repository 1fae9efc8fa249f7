import { describe, expect, it } from 'vitest';
import { firstAnswer } from '../../../cli/replay/first-answer.ts';
import { openReplay } from '../../../cli/replay/open-replay.ts';
import { partialReport } from '../../../cli/replay/partial-report.ts';
import { readPartialSource } from '../../../cli/replay/replay-source.ts';
import { snapshotText, type DiagnosticsSnapshot } from '../../../core/diagnostics/diagnostics-snapshot.ts';
import type { Language } from '../../../core/domain/languages.ts';
import { snapshotOfPerson } from '../../core/diagnostics/a-snapshot.ts';
import { makeFlowHarness } from '../../support/flow-harness.ts';
import { foundIn, pageAt } from './answers.ts';

const HOUR = 60 * 60_000;
const GUEST = { ...snapshotOfPerson(makeFlowHarness()), page: pageAt('home') };
const AGAIN = 'If the app has logged you out since, log in or continue as a guest again.';

/** The answer for 3 hours later. */
async function laterAnswer(parts: Partial<DiagnosticsSnapshot>, language: Language = 'en') {
  const { source } = foundIn(snapshotText({ ...GUEST, ...parts }));
  const made = source.now.instant;
  const [open, openThen] = [await openReplay(source, made + 3 * HOUR), await openReplay(source, made)];
  return firstAnswer(source, open, { language, now: made, openThen });
}

describe('details without a test, answered for hours later', () => {
  it('say where the person was, and that the app may have logged them out', async () => {
    const { place, state, next } = await laterAnswer({});
    expect(place).toBe('There is no test under way.');
    expect(state).toBe('Nothing was wrong when these details were copied.');
    expect(next.at(-1)).toBe(AGAIN);
    expect(next.length).toBeGreaterThan(1);
    const spanish = await laterAnswer({ language: 'es' }, 'es');
    expect(spanish.next.at(-1)).toBe(
      'Si después la aplicación cerró su sesión, inicie sesión o continúe sin cuenta otra vez.',
    );
  });

  it('say the error of the page, and what to do about it', async () => {
    const page = { ...pageAt('resultsList'), errors: ['SERVICE_UNAVAILABLE'] } as const;
    const { place, state, next, passOn } = await laterAnswer({ who: 'account', page });
    expect(place).toContain('The person is on the list of results.');
    expect(state).toMatch(/^The app shows an error: "/);
    expect(next).toEqual([
      expect.stringMatching(/^Wait a minute, and then select Try again\. /),
      'If the app has logged you out since, log in again.',
    ]);
    expect(passOn).toMatch(/^If it still fails, /);
  });

  it('say until when a result that waits is saved', async () => {
    const { state, next } = await laterAnswer({ waiting: { ...GUEST.waiting, guestResult: 1 } });
    expect(state).toMatch(/^A result waits to be sent; .* by Friday, November 27\.$/);
    expect(next.at(-1)).toBe(AGAIN);
  });

  it('are answered so, too, if their end is missing', async () => {
    const text = snapshotText(GUEST);
    const found = readPartialSource(text.slice(0, text.indexOf('"persisted"')), []);
    const report = found && (await partialReport(found, { language: 'en' }, { after: 3 * HOUR }));
    expect(report?.answer[0]).toBe('There is no test under way.');
    expect(report?.next).toEqual([expect.stringMatching(/^Do not start over before /), AGAIN]);
  });
});
