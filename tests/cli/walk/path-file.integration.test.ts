import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WALK_WORDS } from '../../../cli/walk/walk-words.ts';
import { openPathFile } from '../../../cli/walk/path-file.ts';
import type { Prompter } from '../../../cli/walk/prompter.ts';

const TEXTS = WALK_WORDS.file;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clearline-path-file-'));
  // Paths without a file of their own are kept here, too.
  vi.stubEnv('TMPDIR', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Answers the questions about the file in their order (`=` takes what is suggested), and collects them and what is said. */
function answering(...answers: readonly (string | null)[]) {
  const [left, said, asked]: [(string | null)[], string[], string[]] = [[...answers], [], []];
  const next = (question: string, suggestion?: unknown): Promise<string | null> => {
    asked.push(question);
    const answer = left.shift() ?? null;
    return Promise.resolve(answer === '=' ? String(suggestion) : answer);
  };
  const prompter: Prompter = {
    ...{ menu: next, choose: next, type: next, show: () => undefined },
    say: (text) => void said.push(text),
  };
  return { ...prompter, said, asked };
}

const textOf = (name: string | null): string => `name: ${name ?? 'its own'}\ndo:\n  - next\n`;
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

describe('the file of a walk', () => {
  it('is written after every action, with a name of its own', async () => {
    const prompter = answering();
    const file = await openPathFile(join(folder, 'mine.yaml'), prompter);
    file?.keep(textOf);
    expect(read('mine.yaml')).toMatch(/^# yaml-language-server: \S+\nname: Walked by hand: mine\ndo:\n {2}- next\n$/);
    file?.end();
    expect(prompter.said.join()).toContain(`npm run cli -- play ${join(folder, 'mine.yaml')}`);
  });

  it('is quoted in the command that plays it, if a shell would split its name', async () => {
    const prompter = answering();
    const name = join(folder, "Ana's path.yaml");
    const file = await openPathFile(name, prompter);
    file?.keep(textOf);
    file?.end();
    const [, command = ''] = /npm run cli -- play (.*)/.exec(prompter.said.join()) ?? [];
    expect(execFileSync('sh', ['-c', `printf %s ${command}`], { encoding: 'utf8' })).toBe(name);
  });

  it('overwrites an existing file only if that is chosen, and gives up on Ctrl-C', async () => {
    const [mine, other] = [join(folder, 'mine.yaml'), join(folder, 'other.yaml')];
    writeFileSync(mine, 'precious');
    (await openPathFile(mine, answering('other', other)))?.keep(textOf);
    expect([read('mine.yaml'), existsSync(other)]).toEqual(['precious', true]);
    const leaving = answering(null, null);
    expect(await openPathFile(mine, leaving)).toBeNull();
    expect(leaving.said).toEqual([`  ${mine} stays as it is.`, `  ${TEXTS.notBegun}`]);
    expect(read('mine.yaml')).toBe('precious');
    (await openPathFile(mine, answering('overwrite')))?.keep(textOf);
    expect(read('mine.yaml')).toContain('Walked by hand: mine');
  });

  it('asks for another name if the question about an existing file is left, and says that the file stays', async () => {
    const [mine, other] = [join(folder, 'mine.yaml'), join(folder, 'other.yaml')];
    writeFileSync(mine, 'precious');
    const prompter = answering(mine, null, other);
    const file = await openPathFile(undefined, prompter);
    file?.keep(textOf);
    expect(await file?.save()).toBe(true);
    expect(prompter.said).toEqual([`  ${mine} stays as it is.`]);
    expect(prompter.asked.at(-1)).toBe(TEXTS.name);
    expect([read('mine.yaml'), read('other.yaml')]).toEqual(['precious', expect.stringContaining('next')]);
  });

  it('gets the ending by which play finds files in a folder', async () => {
    (await openPathFile(join(folder, 'mine'), answering()))?.keep(textOf);
    expect(read('mine.yaml')).toContain('Walked by hand: mine');
  });

  it('learns at once that it cannot be written', async () => {
    const prompter = answering(join(folder, 'there.yaml'));
    const file = await openPathFile(join(folder, 'no-folder', 'x.yaml'), prompter);
    expect(prompter.said.join()).toContain('cannot be written: there is no such file or folder.');
    file?.keep(textOf);
    expect(existsSync(join(folder, 'there.yaml'))).toBe(true);
  });

  it('without a name is kept for the time being, and moved to the name that is chosen in the end', async () => {
    const left = answering();
    const kept = await openPathFile(undefined, left);
    kept?.keep(textOf);
    kept?.end();
    const [, place = ''] = /is saved in (\S+\.yaml)\./.exec(left.said.join()) ?? [];
    expect(readFileSync(place, 'utf8')).toContain('- next');
    rmSync(place);

    const saved = await openPathFile(undefined, answering(join(folder, 'chosen.yaml')));
    saved?.keep(textOf);
    expect(await saved?.save()).toBe(true);
    saved?.end();
    expect(read('chosen.yaml')).toContain('Walked by hand: chosen');
  });

  it('leaves a file as it was until there is a path, even if it may be overwritten', async () => {
    const file = join(folder, 'mine.yaml');
    writeFileSync(file, 'as it was');
    const opened = await openPathFile(file, answering('overwrite'), file);
    expect(read('mine.yaml')).toBe('as it was');
    opened?.end();
    expect(read('mine.yaml')).toBe('as it was');
  });

  it('keeps the text of the file that the path comes from, with its name', async () => {
    const file = join(folder, 'mine.yaml');
    writeFileSync(file, 'as it was');
    const opened = await openPathFile(undefined, answering('=', 'overwrite'), file);
    opened?.keep(textOf);
    expect(await opened?.save()).toBe(true);
    expect(read('mine.yaml')).toBe(textOf(null));
  });

  it('goes back to the menu if no name is given in the end', async () => {
    const prompter = answering(null);
    const opened = await openPathFile(undefined, prompter);
    opened?.keep(textOf);
    expect(await opened?.save()).toBe(false);
    expect(prompter.said).toEqual([`  ${TEXTS.notSaved}`]);
    opened?.end();
    expect(prompter.said.join()).toMatch(/is saved in \S+my-path\.yaml\./);
  });

  it('is not left behind by a walk without a step', async () => {
    const prompter = answering();
    (await openPathFile(join(folder, 'mine.yaml'), prompter))?.end();
    expect(existsSync(join(folder, 'mine.yaml'))).toBe(false);
    expect(prompter.said).toEqual([TEXTS.none]);
  });
});
