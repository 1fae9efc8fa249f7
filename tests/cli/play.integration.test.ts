import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync, mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { runCli as cli } from '../support/run-cli.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clearline-play-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const GOOD =
  'name: A guest begins\nnow: 2026-11-20T10:00:00-08:00\ndo:\n  - start: testing\n  - expect: { step: intro-welcome }\n';
const BAD =
  'name: A guest goes on\nnow: 2026-11-20T10:00:00-08:00\ndo:\n  - start: testing\n  - next\n  - expect:\n      step: health-questionnaire\n      guest: true\n      canBack: false\n';

describe('play', () => {
  it('exits 0 and reports success when every expectation holds', async () => {
    expect(await cli('play', file('good.yaml', GOOD))).toEqual({
      exitCode: 0,
      stdout: 'ok      A guest begins\n',
      stderr: '',
    });
  });

  it('exits 1, and prints one object per line with --json, in playing order, without expectations for a success', async () => {
    const { exitCode, stdout } = await cli('play', '--json', file('good.yaml', GOOD), file('bad.yaml', BAD));
    expect(exitCode).toBe(1);
    const played = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const keys = ['name', 'ok', 'at', 'line', 'expected', 'found', 'state', 'steps', 'warnings'];
    expect(played.map(Object.keys)).toEqual([keys, keys]);
    expect(played).toMatchObject([
      { ok: true, at: null, line: null, expected: null, found: null },
      {
        name: 'A guest goes on',
        ok: false,
        at: 2,
        line: 7,
        expected: { step: 'health-questionnaire', canBack: false },
        found: { step: 'intro-how-it-works', canBack: true },
        state: { step: 'intro-how-it-works', number: 1, guest: true, errors: [], progress: 'questionnaire' },
        steps: ['none', 'intro-welcome', 'intro-how-it-works'],
      },
    ]);
  });

  it('plays the scenarios of folders sorted by name, and counts them', async () => {
    mkdirSync(join(folder, 'some/deeper'), { recursive: true });
    file('some/b.yml', GOOD.replace('begins', 'B'));
    file('some/a.yaml', GOOD.replace('begins', 'A'));
    file('some/deeper/c.yaml', GOOD.replace('begins', 'C'));
    file('some/notes.txt', 'no scenario');
    const { exitCode, stdout } = await cli('play', join(folder, 'some'));
    expect(exitCode).toBe(0);
    expect(stdout).toBe('ok      A guest A\nok      A guest B\nok      A guest C\n3 scenarios, 0 failed\n');
  });
});

describe('a failure', () => {
  it('reports the step and the line, and shows the differing values and the rest of the state', async () => {
    const path = file('bad.yaml', BAD);
    const { exitCode, stdout } = await cli('play', path);
    expect(exitCode).toBe(1);
    expect(stdout).toContain(
      `FAILED  A guest goes on\n  ${path}:7\n  at step intro-how-it-works (1) on /test-steps\n  after line 5, next\n  7 | step: health-questionnaire\n      ^\n`,
    );
    expect(stdout).toContain('  step\n    expected  health-questionnaire\n    found     intro-how-it-works\n');
    expect(stdout).toContain('  canBack\n    expected  false\n    found     true\n');
    expect(stdout).toMatch(/the rest of the state\n +timer +none\n/);
    for (const once of [/expected +health-questionnaire/g, /^ +canBack/gm, /^ +step /gm]) {
      expect(stdout.match(once)?.length ?? 0).toBeLessThanOrEqual(1);
    }
  });

  it('names the calls that were made too often or never, and no others', async () => {
    const calls =
      'calls: { GET /test-results/create-test-id: 3, GET /health: 0 }\n      sent: { POST /auth/login: { username: a } }';
    const { stdout } = await cli('play', file('calls.yaml', BAD.replace('canBack: false', calls)));
    expect(stdout).toContain('  calls > GET /test-results/create-test-id\n    expected  3\n    found     1\n');
    expect(stdout).not.toContain('calls > GET /health');
    expect(stdout).toContain(
      '  sent > POST /auth/login\n    expected  {"username":"a"}\n    found     this call was not made\n',
    );
  });

  it('reports the route where no step shows', async () => {
    const path = file('outside.yaml', 'name: Outside\ndo:\n  - cancel\n');
    const { stdout } = await cli('play', path);
    expect(stdout).toContain(`  ${path}:3\n  on /home\n  3 | - cancel\n        ^\n`);
    expect(stdout).not.toMatch(/step|number|route/);
  });
});

it('a scenario that expects nothing is named at its last action, and fails with --fail-on-warning', async () => {
  const doubt = 'This scenario expects nothing, so it fails only if an action cannot be done.';
  const nothing = file('nothing.yaml', 'name: Nothing expected\ndo:\n  - start: testing\n  - next\n');
  const warned = await cli('play', nothing);
  expect(warned).toMatchObject({ exitCode: 0 });
  expect(warned.stdout).toContain(`ok      Nothing expected\n  warning: ${nothing}:4: ${doubt}`);
  const { exitCode, stdout } = await cli('play', '--fail-on-warning', nothing, file('good.yaml', GOOD));
  expect(exitCode).toBe(1);
  expect(stdout).toContain(`FAILED  Nothing expected\n  ${nothing}:4\n`);
  expect(stdout).toContain(`  ${doubt}`);
  expect(stdout).toContain('ok      A guest begins\n');
});

describe('play --summary', () => {
  it('counts by folder, and lists where the failed ones are', async () => {
    mkdirSync(join(folder, 'counted/deeper'), { recursive: true });
    file('counted/a.yaml', GOOD);
    const bad = file('counted/deeper/b.yaml', BAD);
    const { exitCode, stdout } = await cli('play', '--summary', join(folder, 'counted'));
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/folder +played +failed +ms\n.*counted +1 +0 +\d+\n.*deeper +1 +1 +\d+\nall +2 +1 +\d+\n/);
    expect(stdout).toContain(`FAILED  ${bad}:7  A guest goes on\n`);
    expect(stdout.endsWith('\n2 scenarios, 1 failed\n')).toBe(true);
  });
});

describe('play --watch', () => {
  /** A running watch: what it prints, and the end of the wait for some words. */
  function watching(path: string) {
    const child = spawn(process.execPath, ['cli/main.ts', 'play', '--watch', path]);
    let [heard, wanted, hear] = ['', '', (): void => {}];
    const listen = (piece: Buffer): void => {
      heard += piece.toString();
      if (heard.includes(wanted)) hear();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    const said = (words: string): Promise<void> => {
      wanted = words;
      return new Promise((resolve) => {
        hear = resolve;
        listen(Buffer.of());
      });
    };
    return { said, heard: () => heard, end: () => child.kill() };
  }

  it('plays again whenever the file changes, even after a mistake in it', async () => {
    const { said, end } = watching(file('watched.yaml', GOOD));
    try {
      await said('ok      A guest begins\n');
      file('watched.yaml', 'name: Wrong\n');
      await said('watched.yaml:1:1: A scenario needs "do"');
      file('watched.yaml', BAD);
      await said('FAILED  A guest goes on\n');
    } finally {
      end();
    }
  });

  it('reports what is not a scenario or cannot be read, and plays the others', { tags: ['full'] }, async () => {
    mkdirSync(join(folder, 'half'));
    file('half/wrong.yaml', 'name: Wrong\n');
    symlinkSync(join(folder, 'not-there'), join(folder, 'half/gone.yaml'));
    const path = file('half/good.yaml', GOOD);
    const { said, heard, end } = watching(join(folder, 'half'));
    try {
      await said('ok      A guest begins\n');
      expect(heard()).toContain('wrong.yaml:1:1: A scenario needs "do"');
      expect(heard()).toContain('gone.yaml: It cannot be read: there is no such file or folder.');
      const [gone, wrong] = [join(folder, 'half/gone.yaml'), join(folder, 'half/wrong.yaml')];
      await said(`ok      A guest begins\n2 files cannot be played: ${gone}, ${wrong}:1\n`);
      writeFileSync(path, BAD);
      await said('FAILED  A guest goes on\n');
    } finally {
      end();
    }
  });

  it(
    'plays again whenever the code changes, also when an editor or git replaces the file',
    { tags: ['full'] },
    async () => {
      const { said, heard, end } = watching(file('code.yaml', GOOD));
      const plays = (): number => heard().split('ok      A guest begins\n').length - 1;
      const code = 'core/domain/determine-result.ts';
      const replace = (): void => {
        copyFileSync(code, `${code}.saved`);
        renameSync(`${code}.saved`, code);
      };
      try {
        await said('ok      A guest begins\n');
        for (const _time of ['first', 'second']) {
          const before = plays();
          replace();
          await vi.waitUntil(() => plays() > before, { timeout: 60_000 });
        }
      } finally {
        end();
      }
    },
  );

  it(
    'notices each file of a folder that an editor replaces, and folders that are added',
    { tags: ['full'] },
    async () => {
      mkdirSync(join(folder, 'replaced', 'inner'), { recursive: true });
      const path = file('replaced/inner/one.yaml', GOOD);
      const { said, end } = watching(join(folder, 'replaced'));
      const replace = (name: string): void => renameSync(file('saved.tmp', GOOD.replace('A guest begins', name)), path);
      try {
        await said('ok      A guest begins\n');
        for (const name of ['First save', 'Second save', 'Third save']) {
          replace(name);
          await said(`ok      ${name}\n`);
        }
        mkdirSync(join(folder, 'replaced', 'added'));
        file('replaced/added/two.yaml', GOOD.replace('A guest begins', 'In an added folder'));
        await said('ok      In an added folder\n');
      } finally {
        end();
      }
    },
  );
});

describe('play rejects what is not a scenario', () => {
  it('with exit 2, the line and the problem, and plays nothing', async () => {
    const wrong = file('wrong.yaml', 'name: Wrong\ndo:\n  - next\n  - jump: 2\n');
    const { exitCode, stdout, stderr } = await cli('play', file('good.yaml', GOOD), wrong);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain(`${wrong}:4:5: There is no action "jump"`);
    expect(stderr).toMatch(/\n {2}4 \| {3}- jump: 2\n {10}\^\n1 file cannot be played: .*wrong.yaml:4\n$/);
  });

  it('once for a wrong indentation, from which further mistakes follow', async () => {
    const wrong = file('indented.yaml', 'name: Wrong\ndo:\n  - next\n - back\n');
    const { exitCode, stderr } = await cli('play', wrong);
    expect({ exitCode, count: stderr.split('This is no YAML').length - 1 }).toEqual({ exitCode: 2, count: 1 });
    expect(stderr).toContain(`${wrong}:4:1: This is no YAML`);
  });

  it('with a caret below the mistake in a long line', async () => {
    const line = `  - expect: { step: none, route: /home, timer: none, result: none, scan: none, canNext: false, guset: true }`;
    const { stderr } = await cli('play', file('long.yaml', `name: Long\ndo:\n${line}\n`));
    const [message = '', shown = '', caret = ''] = stderr.split('\n');
    expect(message).toMatch(
      new RegExp(`:3:${String(line.indexOf('guset') + 1)}: An expectation has no "guset". Did you mean "guest"`),
    );
    expect(shown.slice(caret.indexOf('^'))).toMatch(/^guset: true/);
    expect(Math.max(shown.length, caret.length)).toBeLessThanOrEqual(80);
  });

  it.each([
    ["expect { step: none, timer: '15:00' }", ':3:20: This is no YAML: '],
    ['until:', ':3:5: There is no step null; '],
    ['expect: { errors: EMPTY_RADO_FIELD }', 'There is no error "EMPTY_RADO_FIELD". Did you mean "EMPTY_RADIO_FIELD"?'],
  ])('at the mistake itself, in "%s"', async (action, message) => {
    const { exitCode, stderr } = await cli('play', file('mistake.yaml', `name: Mistake\ndo:\n  - ${action}\n`));
    expect(exitCode).toBe(2);
    expect(stderr).toContain(message);
  });

  it('and a mistyped button, before anything is played', async () => {
    const path = file('button.yaml', 'name: A button\ndo:\n  - start: testing\n  - press: nxet\n');
    expect(await cli('play', path)).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: `${path}:4:5: There is no button "nxet". Did you mean "next"?\n  4 |   - press: nxet\n          ^\n1 file cannot be played: ${path}:4\n`,
    });
  });

  it('and a name that another file has', async () => {
    const [first, second] = [file('first.yaml', GOOD), file('second.yaml', GOOD)];
    const { exitCode, stdout, stderr } = await cli('play', first, second);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain(`${second}:1:1: ${first} has the same name; each name once.`);
    expect(await cli('play', first, first)).toMatchObject({ exitCode: 0 });
  });

  it('and a path that does not exist', async () => {
    mkdirSync(join(folder, 'empty'), { recursive: true });
    const { exitCode, stderr } = await cli('play', join(folder, 'nowhere.yaml'), join(folder, 'empty'));
    expect(exitCode).toBe(2);
    expect(stderr).toContain('nowhere.yaml: It cannot be read: there is no such file or folder.');
    expect(stderr).toContain('empty: There is no scenario (.yaml, .yml) in this folder.');
    const [missing, empty] = [join(folder, 'nowhere.yaml'), join(folder, 'empty')];
    expect(stderr.endsWith(`\n2 files cannot be played: ${missing}, ${empty}\n`)).toBe(true);
  });

  it.each([
    ['no file', ['play']],
    ['a server without an address', ['play', 'x.yaml', '--server', 'here']],
  ])('and %s', async (_what, args) => {
    expect((await cli(...args)).exitCode).toBe(2);
  });
});

describe('play --server', () => {
  let server: Server | undefined;

  afterEach(() => {
    server?.close();
    server = undefined;
  });

  async function serve(): Promise<{ readonly url: string; readonly clocks: readonly unknown[] }> {
    const clocks: unknown[] = [];
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (piece: Buffer) => (body += piece.toString()));
      request.on('end', () => {
        if (request.url === '/dev/clock') clocks.push((JSON.parse(body) as { now: unknown }).now);
        response.writeHead(request.url === '/health' ? 200 : 204).end();
      });
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, clocks };
  }

  it('sets the server’s clock to the scenario’s, and resets it, even after a failure', async () => {
    const { url, clocks } = await serve();
    const path = file('time.yaml', `${GOOD.split('do:')[0] ?? ''}do:\n  - wait: 10m\n  - expect: { step: warnings }\n`);
    expect((await cli('play', '--server', url, path)).exitCode).toBe(1);
    expect(clocks).toEqual(['2026-11-20T18:00:00.000Z', '2026-11-20T18:10:00.000Z', null]);
  });

  it('reports once that no server answers', async () => {
    const { url } = await serve();
    await new Promise((resolve) => server?.close(resolve));
    const two = [file('good.yaml', GOOD), file('bad.yaml', BAD)];
    const { exitCode, stdout, stderr } = await cli('play', '--json', '--server', url, ...two);
    expect({ exitCode, stdout, stderr }).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: `No server answers at ${url}. "npm start" runs one at http://localhost:4600.\n`,
    });
  });
});
