import { describe, expect, it } from 'vitest';
import { terminalTexts } from '../../../adapters/translations/terminal.ts';
import { lostActions } from '../../../cli/walk/failed-actions.ts';
import { TO_THE_WAIT } from './paths.ts';
import { foundScenario, guest, HEAD, replay, walkBy } from './scripted-walk.ts';

const { undo } = terminalTexts.en.walk;

const fileWith = (...actions: readonly string[]) =>
  foundScenario(`${HEAD}do:\n${actions.map((one) => `  - ${one}\n`).join('')}`);

/** Line 13 fails until the wait is over; `until` records how far it got, which is nowhere. */
const TOO_EARLY = fileWith(...TO_THE_WAIT, 'until: scan-again', 'expect: { step: scan-again }');

describe('an action of a file that failed', () => {
  it('is named as lost if the rest is played without it', async () => {
    const from = fileWith('start: testing', 'press: practice-again', 'next');
    const { lostActions: lost, path } = await walkBy(from.scenario, '', ['Play the rest', 'Save'], { from });
    expect(path).toEqual([{ start: 'testing' }, 'next']);
    expect(lost).toEqual([{ line: 5, words: '- press: practice-again' }]);
  });

  it('is not lost once another of its name was walked in its place, before the next entry of the file', () => {
    const failed = { line: 9, index: 1, at: 1, written: { scan: 'wrong' }, words: '- scan: wrong' };
    const lost = [{ line: 9, words: '- scan: wrong' }];
    const path = [{ start: 'testing' }, { scan: 'right' }, 'next'];
    expect(lostActions([failed], path, [0, null, 2])).toEqual([]);
    expect(lostActions([failed], path, [0, 2, 3])).toEqual(lost);
    expect(lostActions([failed], [path[0], 'next', { scan: 'right' }], [0, 2, null])).toEqual(lost);
  });

  it('is tried again first of all, and then the rest', async () => {
    const from = TOO_EARLY;
    const answers = ['Wait', '= 15m', 'Try line 13 again', 'Play the rest of the file, from line 14', 'Save'];
    const { path, firstLines, lostActions: lost, unplayed } = await walkBy(from.scenario, '', answers, { from });
    expect(firstLines.slice(0, 2)).toEqual(['Try line 13 again', 'Try line 13 again']);
    expect(firstLines[2]).not.toBe('Try line 13 again');
    expect(lost).toEqual([]);
    expect(unplayed.at(-1)).toBeNull();
    expect(path.slice(-2)).toEqual([{ until: 'scan-again' }, { expect: { step: 'scan-again' } }]);
    expect(await replay(guest, path)).toMatchObject({ ok: true });
  });

  it('is still lost if it fails again', async () => {
    const from = fileWith('press: practice-again');
    const { lostActions: lost, firstLines } = await walkBy(from.scenario, '', ['Try line 4 again', 'Leave'], { from });
    expect(firstLines).toEqual(['Try line 4 again', 'Try line 4 again']);
    expect(lost).toEqual([{ line: 4, words: '- press: practice-again' }]);
  });

  it('is given back by undo, with the lines after it', async () => {
    const from = TOO_EARLY;
    const answers = ['Wait', '= 15m', 'Try line 13 again', undo, 'Play the rest of the file, from line 13', 'Save'];
    const { path, unplayed } = await walkBy(from.scenario, '', answers, { from });
    expect(unplayed.slice(-2)).toEqual([{ line: 12, count: 2 }, null]);
    expect(path.at(-1)).toEqual({ expect: { step: 'scan-again' } });
  });
});
