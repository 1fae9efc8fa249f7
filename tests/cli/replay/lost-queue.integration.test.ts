import { describe, expect, it } from 'vitest';
import { firstAnswer } from '../../../cli/replay/first-answer.ts';
import { openReplay } from '../../../cli/replay/open-replay.ts';
import { snapshotText } from '../../../core/diagnostics/diagnostics-snapshot.ts';
import { changed, foundIn, snapshotAt } from './answers.ts';

describe('what waited to be sent and was damaged', () => {
  it('may have been the result of the test, so the answer does not say that the server has it', async () => {
    const done = await snapshotAt('reporting-information');
    const persisted = { ...done.persisted, pendingCalls: 'damaged' } as const;
    expect(await changed(done, { persisted })).toBe(
      'The test is done, and the app shows "You are done". What waited to be sent was damaged and is lost, so the server may not have this result. Write down your last result, with the day and time of the test. Keep the cassette if you still have it. If the server may not have that result, report it with "Report your result" on the first page. That works from 24 hours after the first scan. If the server has it already, the app says so.',
    );
    expect(await changed(done, { persisted, language: 'es' }, 'es')).toMatch(
      / quizás el servidor no tiene este resultado\. Anote su último resultado, .* la aplicación se lo dice\.$/,
    );
    expect(await changed(done, { persisted, who: 'account' })).toContain(
      ' Look for this result in your list of results. If the server may not ',
    );
    expect(await changed(done, { persisted, errors: ['UNKNOWN'] })).not.toContain(' is on the server');
  });

  it('is not said to be on the server after a logout either', async () => {
    const done = await snapshotAt('reporting-information');
    const persisted = { ...done.persisted, pendingCalls: 'damaged' } as const;
    const { source } = foundIn(snapshotText({ ...done, persisted }));
    const { state, next } = firstAnswer(source, await openReplay(source, source.now.instant + 2 * 3_600_000), {
      language: 'en',
    });
    expect(state).not.toContain('nothing is lost');
    expect(next.join(' ')).toContain('Write down your last result, ');
  });

  it('does not hide a result that still waits, and must be sent', async () => {
    const done = await snapshotAt('reporting-information');
    const persisted = { ...done.persisted, pendingCalls: 'damaged' } as const;
    const answer = await changed(done, { persisted, waiting: { ...done.waiting, guestResult: 1 } });
    expect(answer).toContain(' A result waits to be sent; ');
    expect(answer).not.toContain('is lost, so the server');
  });

  it('waits until the end of a test that goes on', async () => {
    const snapshot = await snapshotAt('countdown');
    const persisted = { ...snapshot.persisted, pendingCalls: 'damaged' } as const;
    expect(await changed(snapshot, { persisted })).toMatch(
      / but this test goes on\. Do not move the cassette, .* When the test is done: Write down your last result, /,
    );
  });

  it('is said after the test that has ended since', async () => {
    const snapshot = await snapshotAt('countdown');
    const persisted = { ...snapshot.persisted, pendingCalls: 'damaged' } as const;
    const { source } = foundIn(snapshotText({ ...snapshot, persisted }));
    const later = source.now.instant + 2 * 3_600_000;
    const openThen = await openReplay(source, source.now.instant);
    const { place, state, next } = firstAnswer(source, await openReplay(source, later), { language: 'en', openThen });
    expect(place).toContain('the test was at "Wait 15 minutes"');
    expect(state).toBe('What waited to be sent was damaged and is lost; perhaps a result was in it.');
    expect(next.at(-1)).toContain('Write down your last result, ');
  });
});
