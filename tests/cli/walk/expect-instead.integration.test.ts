import { describe, expect, it } from 'vitest';
import { lostLines } from '../../../cli/walk/expect-instead.ts';
import { foundScenario, guest, HEAD, replay, walkBy } from './scripted-walk.ts';

const INSTEAD = 'Expect what shows instead';

/** A file whose line 6 is an expectation, before two actions. */
const fileWith = (expectation: string) =>
  foundScenario(`${HEAD}do:\n  - start: testing\n  - next\n  - expect: ${expectation}\n  - next\n  - back\n`);

/** The path after a walk from a file. */
function walkFrom(expectation: string, answers: readonly string[]) {
  const from = fileWith(expectation);
  return walkBy(from.scenario, '', answers, { from });
}

describe('an expectation of a file that failed', () => {
  it('is replaced by the same keys with the values found', async () => {
    const before = '{ step: warnings, canNext: true, error: EMPTY_ZIP, checked: kit, progress: wait, device: none }';
    const { path, firstLines, lost } = await walkFrom(before, [INSTEAD, 'Play the rest', 'Save']);
    expect(firstLines[0]).toBe(INSTEAD);
    expect(firstLines[1]).not.toBe(INSTEAD);
    const instead = { step: 'intro-how-it-works', canNext: true, error: 'none', checked: 'none', device: 'none' };
    expect(path[2]).toEqual({ expect: { ...instead, progress: expect.any(String) as unknown } });
    expect(path.slice(3)).toEqual(['next', 'back']);
    expect(lost).toEqual([]);
    expect(await replay(guest, path)).toMatchObject({ ok: true });
  });

  it('is replaced by what calls sent and how often they were made', async () => {
    const [made, other] = ['POST /test-results/post-test-progress', 'POST /devices/check-id'];
    const { path } = await walkFrom(
      `{ sent: { ${made}: { testProgress: wait }, ${other}: {} }, calls: { ${made}: 9, ${other}: 0 } }`,
      [INSTEAD, 'Save'],
    );
    expect(path[2]).toMatchObject({ expect: { sent: { [other]: null }, calls: { [other]: 0 } } });
    expect(await replay(guest, path)).toMatchObject({ ok: true });
  });

  it('is replaced by the steps that the last action passed', async () => {
    const text = `${HEAD}do:\n  - start: testing\n  - until: health-questionnaire\n  - expect: { passes: warnings }\n`;
    const { path } = await walkBy(guest, '', [INSTEAD, 'Save'], { from: foundScenario(text) });
    expect(path.at(-1)).toEqual({ expect: { passes: ['intro-how-it-works'] } });
    expect(await replay(guest, path)).toMatchObject({ ok: true });
  });

  it('takes the words that are nearly the expected ones, and else asks for words', async () => {
    const near = await walkFrom('{ shows: How it wroks, hides: Next }', [INSTEAD, 'Save']);
    expect(near.path[2]).toEqual({ expect: { shows: [expect.stringMatching(/^How it works$/i) as unknown, 'Next'] } });
    expect(await replay(guest, near.path)).toMatchObject({ ok: true });
    const asked = await walkFrom('{ shows: Zzzzzzzzzzzzzzzzzz }', [INSTEAD, '= Qqqqqqqqqqqqq', '= Next', 'Save']);
    expect(asked.path[2]).toEqual({ expect: { shows: 'Next' } });
    const left = await walkFrom('{ shows: Zzzzzzzzzzzzzzzzzz }', [INSTEAD, '!', 'Save']);
    expect([left.path, left.lost]).toEqual([[{ start: 'testing' }, 'next'], [6]]);
  });

  it('would be lost if the walk goes on without it, and again after its replacement was undone', async () => {
    expect((await walkFrom('{ step: warnings }', ['Play the rest', 'Save'])).lost).toEqual([6]);
    const undone = await walkFrom('{ step: warnings }', [INSTEAD, 'Undo', 'Save']);
    expect([undone.path, undone.lost]).toEqual([[{ start: 'testing' }, 'next'], [6]]);
    expect(undone.firstLines[2]).toBe(INSTEAD);
  });

  it('is not lost once what was wrong before it is corrected, so that the path has it', () => {
    const written = { scan: 'codeIsDifferentThanBefore' } as const;
    const failed = { line: 9, at: 3, expected: written, written, passes: [], instead: null };
    const path = [{ start: 'testing' }, 'next', { scan: 'x' }];
    expect(lostLines([failed], [...path, { expect: { ...written } }, 'ok'])).toEqual([]);
    expect(lostLines([failed], [...path, { expect: { scan: 'accepted' } }])).toEqual([9]);
    expect(lostLines([failed], [...path, 'ok', 'next', 'next', { expect: { ...written } }])).toEqual([9]);
  });
});
