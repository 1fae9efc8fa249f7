import { describe, expect, it } from 'vitest';
import { run } from '../support/run-cli.ts';

/** Runs a command line in a shell, with an option for Node. */
const shell = (command: string, option = '') =>
  run('sh', ['-c', command.replace('cli', `"${process.execPath}" ${option} cli/start.mjs`)]);

describe('the command line', () => {
  it('lists every command, each with help and examples that can be typed', async () => {
    const { stdout } = await shell('cli --help');
    const commands = [...stdout.matchAll(/^ {2}([a-z-]+) .*\n/gm)].flatMap(([, name = '']) => name);
    const listed = commands.slice(0, commands.indexOf('help'));
    expect(listed).toEqual(expect.arrayContaining(['walk', 'play', 'code', 'seed', 'doctor']));
    const withParts = listed.flatMap((name) =>
      name === 'code' ? ['code make', 'code explain', 'code mutate'] : [name],
    );
    const helps = await Promise.all(withParts.map((name) => shell(`cli ${name} --help`)));
    helps.forEach(({ exitCode, stdout: help }, index) => {
      expect(exitCode).toBe(0);
      expect(help).toMatch(/\nExamples:\n {2}/);
      expect(help.split('\n').filter((line) => line.length > 80 && !line.includes('npm run'))).toEqual([]);
      expect(help).toMatch(new RegExp(`^ {2}(\\w+=\\S+ )?npm run (--silent )?cli -- ${withParts[index] ?? ''}`, 'm'));
    });
  });

  it('says for which time replay answers without --at', async () => {
    const { stdout } = await shell('cli replay --help');
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain('(default: now while a test goes on)');
  });

  it('points to the help after an unknown command or option', async () => {
    const { exitCode, stderr } = await shell('cli plya');
    expect(exitCode).toBe(2);
    expect(stderr).toContain('Did you mean play?');
    expect(stderr).toContain('add "--help" to a command');
  });

  it.each([
    ['walk --flow tesing', 'Allowed choices are testing, reporting. Did you mean "testing"?'],
    ['flow reprting', 'Allowed choices are testing, reporting, both. Did you mean "reporting"?'],
  ])('names the value that was meant "%s"', async (typed, words) => {
    expect(await shell(`cli ${typed}`)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining(words) as string,
    });
  });

  it('runs with the Node of the npm packages if the typed one cannot run TypeScript', async () => {
    const older = '--no-experimental-strip-types';
    const made = await shell('cli code make --box product', older);
    expect(made).toEqual({ exitCode: 0, stdout: 'https://clearline.example/kit\n', stderr: '' });
    expect(await shell('cli plya', older)).toMatchObject({ exitCode: 2 });
  });

  it('reports in one line which file cannot be written, and exits silently when its output is closed', async () => {
    const unwritten = await shell('cli code make --out nowhere/x.png');
    expect(unwritten).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: 'error: nowhere/x.png cannot be read or written: there is no such file or folder.\n',
    });
    const cutOff = await shell('cli flow both --json | head -n 1');
    expect(cutOff).toMatchObject({ stdout: '[\n', stderr: '' });
  });
});
