import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { terminalTexts } from '../../../adapters/translations/terminal.ts';
import { readWithWrongEntries } from '../../../cli/play/find-scenarios.ts';
import { foundScenario, guest, HEAD, replay, times, walkBy } from './scripted-walk.ts';

const { undo } = terminalTexts.en.walk;
const restFrom = (line: number): string => `Play the rest of the file, from line ${line}`;

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'clearline-continued-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function withWrongEntries(actions: string, head = HEAD) {
  const file = join(folder, 'typo.yaml');
  writeFileSync(file, `${head}do:\n${actions}`);
  return { file, from: readWithWrongEntries(file) };
}

describe('undoing what was played from a file', () => {
  const from = foundScenario(
    `${HEAD}do:\n  - start: testing\n  - next\n  - expect: { error: none }\n  - back\n  - expect: { step: intro-welcome }\n  - next\n`,
  );

  it('gives the lines back to the rest, which plays them again', async () => {
    const { path, unplayed } = await walkBy(from.scenario, '', [...times(2, undo), restFrom(7), 'Leave'], { from });
    expect(path).toEqual(from.written.actions);
    expect(unplayed).toEqual([null, { line: 8, count: 1 }, { line: 6, count: 3 }, null]);
  });

  it('gives back nothing for what was walked', async () => {
    const answers = [undo, 'Next', undo, restFrom(9), 'Next', undo, 'Play the rest'];
    await expect(walkBy(from.scenario, '', answers, { from })).rejects.toThrow('is not among');
  });

  it('forgets an expectation that failed in a line which is played again', async () => {
    const failing = foundScenario(
      `${HEAD}do:\n  - start: testing\n  - next\n  - expect: { step: warnings }\n  - next\n`,
    );
    const { lost } = await walkBy(failing.scenario, '', [undo, 'Leave'], { from: failing });
    expect(lost).toEqual([]);
    const again = await walkBy(failing.scenario, '', [undo, restFrom(5), 'Leave'], { from: failing });
    expect(again.lost).toEqual([6]);
  });
});

describe('a walk from a file with a mistyped action', () => {
  it('says what is wrong as play does, and goes on from the line before, with the rest', async () => {
    const { from, file } = withWrongEntries('  - start: testing\n  - nxt\n  - expect: { step: intro-how-it-works }\n');
    if (from === null) throw new Error('The file was not read.');
    const walked = await walkBy(from.scenario, '', ['Next', restFrom(6), 'Save'], { from });
    expect(walked.said.join('\n')).toContain(
      `${file}:5:5: There is no action "nxt". Did you mean "next"?\n  5 |   - nxt\n          ^\n`,
    );
    expect(walked.unplayed).toEqual([{ line: 5, count: 1 }, null]);
    expect(walked.lostActions).toEqual([]);
    expect(walked.path).toEqual([
      { start: 'testing' },
      'next',
      { expect: expect.objectContaining({ step: 'intro-how-it-works' }) as unknown },
      { expect: { step: 'intro-how-it-works' } },
    ]);
    expect(await replay(guest, walked.path)).toMatchObject({ ok: true });
  });

  it('stops at each of several, also at the first line', async () => {
    const { from } = withWrongEntries('  - strt: testing\n  - start: testing\n  - answer: { sick: no }\n  - next\n');
    if (from === null) throw new Error('The file was not read.');
    const answers = [restFrom(5), restFrom(7), 'Save'];
    const { path, unplayed, lostActions } = await walkBy(from.scenario, '', answers, { from });
    expect(path).toEqual([{ start: 'testing' }, 'next']);
    expect(lostActions).toEqual([
      { line: 4, words: '- strt: testing' },
      { line: 6, words: '- answer: { sick: no }' },
    ]);
    expect(unplayed).toEqual([{ line: 4, count: 3 }, { line: 6, count: 1 }, null]);
  });

  it('does not begin if something else of the file is wrong', () => {
    expect(withWrongEntries('  - nxt\n', 'nam: Walked\n').from).toBeNull();
    expect(withWrongEntries('  - nxt: [\n').from).toBeNull();
    expect(withWrongEntries('  - next\n').from).toBeNull();
  });
});
