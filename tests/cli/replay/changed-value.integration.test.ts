import { describe, expect, it } from 'vitest';
import { partialReport, partialText } from '../../../cli/replay/partial-report.ts';
import { readPartialSource, readSource } from '../../../cli/replay/replay-source.ts';
import { snapshotText } from '../../../core/diagnostics/diagnostics-snapshot.ts';
import type { Language } from '../../../core/domain/languages.ts';
import { pageAt, snapshotAt } from './answers.ts';

const TEXT = snapshotText({ ...(await snapshotAt('countdown')), page: pageAt('support', 'testSteps') });
const LEFT = 'The test is at "Wait 15 minutes", with 15:00 left of the wait.';
const WAY = 'The test goes on, so select Back to test beside the time at the top.';

/** What the command still answers of a text that it rejects. */
async function answerOf(text: string, language: Language = 'en'): Promise<string> {
  const found = readSource(text);
  const partial = found.ok ? null : readPartialSource(text, found.error);
  return partial === null ? '' : partialText(await partialReport(partial, { language }));
}

const replaced = (right: string, wrong: string, text = TEXT): string => text.replace(right, wrong);

describe('a changed value', () => {
  it.each([
    ['who', replaced('"who": "guest"', '"who": "guess"')],
    ['step', replaced('"countdown"', '"count down"')],
    ['at', replaced('"at": "2026', '"at": "2o26')],
    ['isNextFree', replaced('"isNextFree": false', '"isNextFree": fal5e')],
    ['isSubmitted', replaced('"isSubmitted": false', '"isSubmitted": "no"')],
    ['isOnline', replaced('"isOnline": true', '"isOnline": treu')],
    ['who, quoted by an email', `> ${replaced('"guest"', '"guess"').replaceAll('\n', '\n> ')}`],
  ])('leaves the time that is left, and the way back to the test: %s', async (_key, text) => {
    const answer = await answerOf(text);
    expect(answer).toContain(LEFT);
    expect(answer).toContain(`\n  ${WAY}\n`);
    expect(answer).toContain('at about 10:15 AM, and confirm it before 10:30 AM.');
    expect(await answerOf(text, 'es')).toContain(' 15:00 de la espera.');
  });

  it('says what is not known of the person, and all that is', async () => {
    const text = replaced('"who": "guest"', '"who": "guess"');
    expect(await answerOf(text)).toMatch(
      /\nThe page before showed no error [^\n]+\nThe changed part says who the person is, when this was copied, /,
    );
    expect(await answerOf(text, 'es')).toContain('\nLa parte que cambió dice quién es la persona, ');
    const twice = replaced('"errors": []', '"errors": [0]', text);
    expect(await answerOf(twice)).toContain('\nThe lost part says whether something is wrong, ');
  });

  it('leaves the time without the step, if that is the one', async () => {
    expect(await answerOf(replaced('"countdown"', '"countd0wn"'))).toMatch(
      /\nThe wait of a test goes on, with 15:00 left\.\nThe lost part says at which step the test is\.\n/,
    );
  });

  it('says of a submitted test that its result is safe, if that is certain', async () => {
    const snapshot = { ...(await snapshotAt('dispose-kit')), page: pageAt('home') };
    const done = replaced('"guest"', '"guess"', snapshotText(snapshot));
    const safe = 'Your result is on the server, so you may close the page.';
    expect(await answerOf(done)).toContain(`\n  ${safe}\n`);
    const unsure = await answerOf(replaced('"isSubmitted": true', '"isSubmitted": "no"', done));
    expect(unsure).toContain('The test is at "Throw the kit away".\nThe lost part says ');
    expect(unsure).not.toMatch(/on the server, so|The test goes on/);
    const submitted = replaced('"isSubmitted": false', '"isSubmitted": true', replaced('"countdown"', '"countd0wn"'));
    expect(await answerOf(submitted)).toBe('');
  });

  it('takes no timers of another snapshot', async () => {
    const damaged = replaced('"isNextFree": false', '"isNextFree": fal5e');
    const cut = damaged.slice(0, damaged.indexOf('"wait"'));
    for (const other of [TEXT, damaged]) {
      const both = `${cut.replace('"countdown"', '"wash-hands"')}\n\n${other}`;
      expect(await answerOf(both)).not.toMatch(/15:00|10:15 AM/);
    }
  });

  it('leaves only the step without a timer, where both flows have it', async () => {
    const start = snapshotText(await snapshotAt('intro-welcome', 'reporting'));
    expect(await answerOf(replaced('"flow": "reporting"', '"flow": "report"', start))).not.toContain('Welcome');
  });
});

describe('a text that is cut off after its timers', () => {
  it('leads back to the test from the page that is open', async () => {
    const cut = TEXT.slice(0, TEXT.indexOf('"persisted"'));
    expect(await answerOf(cut)).toContain(`\n  ${WAY}\n`);
    expect(await answerOf(cut.replace('"page": {', '"pages": {'))).not.toContain('select Continue');
  });
});
