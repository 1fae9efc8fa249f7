import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBarcodes } from 'zxing-wasm/reader';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILM_LUMA_OFFSET, filmOf, paintText } from '../../../cli/code/camera-film.ts';
import { CODE_RULES, INVALID_KINDS } from '../../../cli/code/code-rules.ts';
import { BOXES, CASSETTES } from '../../../fixtures/cassettes.ts';
import { runCli, type Finished } from '../../support/run-cli.ts';
import { prepareReader } from '../../support/zxing-reader.ts';

const NOW = ['--now', '2026-11-20T10:00:00-08:00'];

const code = (...args: readonly string[]): Promise<Finished> => runCli('code', ...args);

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clearline-code-'));
  prepareReader();
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The objects that a command printed, one a line. */
const objectsIn = ({ stdout }: Finished) =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, string>);

/** What a decoder reads of a picture file. */
async function readPicture(bytes: Buffer): Promise<readonly (readonly [format: string, text: string])[]> {
  const found = await readBarcodes(new Uint8Array(bytes), { formats: ['DataMatrix', 'QRCode'], textMode: 'Plain' });
  return found.map(({ format, text }) => [format, text] as const);
}

describe('code make', () => {
  it('prints a code with the requested fields', async () => {
    const asked = '--lot COV2600017 --serial A1B2C3D4 --manufactured 2026-01-15 --expires 2028-01-15'.split(' ');
    expect(await code('make', ...asked, ...NOW)).toEqual({ exitCode: 0, stdout: `${CASSETTES.valid}\n`, stderr: '' });
  });

  it('prints a random code, the same for the same seed, with its outcome as JSON', async () => {
    const make = () => code('make', '--seed', '7', '--json');
    const [one, again] = await Promise.all([make(), make()]);
    expect(objectsIn(one).map(({ outcome }) => outcome)).toEqual(['accepted']);
    expect(again).toEqual(one);
  });

  it('draws a Data Matrix for a cassette and a QR code for a box, which a decoder reads', async () => {
    const [cassette, box] = [join(folder, 'cassette.png'), join(folder, 'box.png')];
    await Promise.all([
      code('make', '--format', 'short', '--out', cassette),
      code('make', '--box', 'product', '--out', box),
    ]);
    expect(await readPicture(readFileSync(cassette))).toEqual([['DataMatrix', expect.stringMatching(/^10COV/)]]);
    expect(await readPicture(readFileSync(box))).toEqual([['QRCode', BOXES.product]]);
  });

  it('writes SVG to standard output, and films for Chromium with the switches to start it with', async () => {
    const film = join(folder, 'camera.y4m');
    const [drawn, filmed] = await Promise.all([
      code('make', '--as', 'svg', ...NOW),
      code('make', '--box', 'partner', '--out', film),
    ]);
    expect(drawn.stdout).toMatch(/^<svg [^]*<\/svg>\s*$/);
    expect(filmed.stdout).toContain(`--use-file-for-fake-video-capture=${film}`);
    expect(readFileSync(film).equals(filmOf(paintText(BOXES.partner)))).toBe(true);
    expect(FILM_LUMA_OFFSET).toBe(readFileSync(film).indexOf('FRAME\n') + 'FRAME\n'.length);
  });

  it('says from which day on a code is expired, and how to choose another day', async () => {
    const [today, then, usual] = await Promise.all([
      code('make', '--expired'),
      code('make', '--invalid', 'expired', ...NOW),
      code('make'),
    ]);
    expect(today.stderr).toMatch(
      /^It is expired from \d{4}-\d\d-\d\d on, today by this machine's clock\. .*--now 2026-11-20T/,
    );
    expect(then.stderr).toBe('It is expired from 2026-11-20 on, the day of --now.\n');
    expect(usual.stderr).toBe('');
  });

  it('says that the app ignores a printed expiry that is not the end of the life', async () => {
    const asked = ['--manufactured', '2026-01-01', '--expires', '2025-01-01'];
    const [odd, box] = await Promise.all([code('make', ...asked, ...NOW), code('make', '--box', 'product')]);
    expect(odd.stderr).toBe(
      'The app ignores the printed expiry 2025-01-01: made on 2026-01-01, it can be used until 2028-01-01.\n',
    );
    expect([odd.exitCode, box.stderr]).toEqual([0, '']);
  });

  it('exits 2 with the reason', async () => {
    const rejected = [
      [['--lot', 'COV1'], 'A lot of the long format has 10 letters or digits'],
      [['--flu', '--lot', 'COV2600017'], "'--flu' cannot be used with option '--lot <text>'"],
      [['--invalid', 'too-long', '--as', 'svg'], 'No symbol can hold that many characters'],
    ] as const;
    await Promise.all(
      rejected.map(async ([args, reason]) => {
        const { exitCode, stderr } = await code('make', ...args);
        expect([exitCode, stderr]).toEqual([2, expect.stringContaining(reason)]);
      }),
    );
  });

  it('names every kind of invalid code in its help', async () => {
    const { stdout } = await code('make', '--help');
    for (const kind of INVALID_KINDS) expect(stdout).toContain(kind);
  });
});

describe('code mutate', () => {
  it('prints one code per rule, with its outcome, and writes pictures of them', async () => {
    const options = ['--json', '--out-dir', join(folder, 'all'), '--as', 'svg', ...NOW];
    const mutated = await code('mutate', ...options, CASSETTES.valid);
    expect(mutated).toMatchObject({ exitCode: 0 });
    expect(objectsIn(mutated).map(({ kind, outcome }) => [kind, outcome])).toEqual(
      CODE_RULES.map(({ kind, outcome }) => [kind, outcome]),
    );
    const printable = CODE_RULES.filter(({ kind }) => kind !== 'too-long').map(({ kind }) => `${kind}.svg`);
    expect(readdirSync(join(folder, 'all')).sort()).toEqual(printable.sort());
  });

  it('requires an accepted code', async () => {
    const { exitCode, stderr } = await code('mutate', ...NOW, CASSETTES.flu);
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: 'error: Only a code that is accepted can be changed; this one is cflTest.\n',
    });
  });
});

describe('code explain', () => {
  it('reads the code in a picture', async () => {
    const [cassette, box, empty] = ['own.png', 'own-box.png', 'film.png'].map((name) => join(folder, name));
    await Promise.all([
      code('make', ...NOW, '--out', cassette ?? ''),
      code('make', '--box', 'product', '--out', box ?? ''),
    ]);
    writeFileSync(empty ?? '', 'no picture');
    const [read, readBox, unread] = await Promise.all([
      code('explain', ...NOW, cassette ?? ''),
      code('explain', '--box', box ?? ''),
      code('explain', empty ?? ''),
    ]);
    expect(read).toMatchObject({ exitCode: 0, stderr: '' });
    expect(read.stdout).toContain('serial number     A1B2C3D4');
    expect(readBox).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('accepted: ') as string });
    expect(unread).toEqual({ exitCode: 2, stdout: '', stderr: `error: No code can be read in ${empty}.\n` });
  });

  it('says of any other file what to give instead', async () => {
    const path = join(folder, 'codes.txt');
    writeFileSync(path, CASSETTES.valid);
    const [text, missing] = await Promise.all([code('explain', path), code('explain', 'not-there.png')]);
    expect(text).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: `error: ${path} is a file or a folder. Give the code itself, a picture of it (.png, .jpg), or "- < ${path}".\n`,
    });
    expect(missing).toEqual({ exitCode: 2, stdout: '', stderr: 'error: There is no file not-there.png.\n' });
  });

  it('makes no box that there is not', async () => {
    const [misspelled, address] = await Promise.all([
      code('make', '--box', 'prodct'),
      code('make', '--box', 'https://example.com/kit'),
    ]);
    expect(misspelled).toMatchObject({ exitCode: 2, stdout: '' });
    expect(misspelled.stderr).toContain('There is no box "prodct"');
    expect(misspelled.stderr).toContain('Did you mean "product"?');
    expect(address).toMatchObject({ exitCode: 0, stdout: 'https://example.com/kit\n' });
  });

  it('judges the code of a box', async () => {
    const [ours, cassette] = await Promise.all([
      code('explain', '--box', BOXES.product),
      code('explain', '--box', '--json', CASSETTES.valid),
    ]);
    expect([ours.exitCode, ours.stdout]).toEqual([
      0,
      expect.stringContaining('accepted: It is the address of our kit'),
    ]);
    expect([cassette.exitCode, cassette.stdout]).toEqual([1, '{"outcome":"scanFailed"}\n']);
  });
});
