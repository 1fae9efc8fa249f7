import { describe, expect, it } from 'vitest';
import { BOXES, CASSETTES } from '../../fixtures/cassettes.ts';
import { run } from '../support/run-cli.ts';

const NOW = '2026-11-20T10:00:00-08:00';

/** Runs the command as a shell does, with the given standard input. */
const scan = (args: readonly string[], input = '', timeZone = 'UTC') =>
  run(process.execPath, ['cli/main.ts', 'code', 'explain', ...args], input, { ...process.env, TZ: timeZone });

async function outcomesOf(input: string, ...args: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await scan(['--json', '--now', NOW, ...args, '-'], input);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { outcome: string }).outcome);
}

describe('scan --json -', () => {
  it('prints the cassette with its keys in order and its dates as days', async () => {
    const { stdout, exitCode } = await scan(['--json', '--now', NOW, '-'], `${CASSETTES.valid}\n`);
    expect(stdout).toBe(
      '{"outcome":"accepted","device":{"deviceIdentifier":"00860000000017","manufacturingOrProductionDate":"2026-01-15",' +
        '"expirationDate":"2028-01-15","batchOrLotNumber":"COV2600017","serialNumber":"A1B2C3D4",' +
        '"deviceId":"A1B2C3D4COV2600017"}}\n',
    );
    expect(exitCode).toBe(0);
  });

  it('judges as of a day as well as of an instant', async () => {
    const outcomeOn = async (now: string) =>
      /"outcome":"\w+"/.exec((await scan(['--json', '--now', now, '-'], CASSETTES.valid)).stdout)?.[0];
    expect(await outcomeOn('2028-01-14')).toBe('"outcome":"accepted"');
    expect(await outcomeOn('2028-01-16')).toBe('"outcome":"expired"');
  });

  it('prints one object for every line, blank lines included, and exits 0 whatever they hold', async () => {
    const input = `\n${CASSETTES.flu}\r\n\r\n${BOXES.product}\n${CASSETTES.expired}\n\n${CASSETTES.validAsGs1}`;
    const { stdout, exitCode } = await scan(['--json', '--now', NOW, '-'], input);
    expect(stdout.match(/"outcome":"\w+"/g)?.join()).toBe(
      ['scanFailed', 'cflTest', 'scanFailed', 'isUrl', 'expired', 'scanFailed', 'accepted']
        .map((outcome) => `"outcome":"${outcome}"`)
        .join(),
    );
    expect(stdout.split('\n')[0]).toBe('{"outcome":"scanFailed","device":null}');
    expect(exitCode).toBe(0);
  });

  it('splits lines only at line terminators', async () => {
    const halves = [CASSETTES.valid.slice(0, 32), CASSETTES.valid.slice(32)];
    for (const inside of ['\r', '\u2028', '\u0085', '\u000b', '\u001d']) {
      expect(await outcomesOf(`${halves.join(inside)}\r\n`), JSON.stringify(inside)).toEqual(['accepted']);
    }
  });

  it('compares with the first scan when one is given', async () => {
    const lines = [CASSETTES.valid, CASSETTES.different, CASSETTES.flu].join('\n');
    expect(await outcomesOf(lines, '--first', CASSETTES.validAsGs1)).toEqual([
      'accepted',
      'codeIsDifferentThanBefore',
      'cflTest',
    ]);
  });

  it('answers each of 100,000 lines', async () => {
    const input = `${CASSETTES.valid}\n`.repeat(100_000);
    const { stdout } = await scan(['--json', '--now', NOW, '-'], input);
    expect(stdout.split('\n')).toHaveLength(100_001);
  });
});

describe('scan --now', () => {
  const { lastDay } = CASSETTES;

  it.each([
    ['2026-11-20T23:59:59-08:00', 'accepted'],
    ['2026-11-21T00:00:00-08:00', 'expired'],
    ['2026-11-21T07:59:59Z', 'expired'],
    ['2026-11-20T00:00:00+14:00', 'accepted'],
  ])('is the day of %s in its own offset: %s', async (now, outcome) => {
    const { stdout } = await scan(['--json', '--now', now, lastDay], '', 'Asia/Tokyo');
    expect(JSON.parse(stdout)).toMatchObject({ outcome });
  });

  it.each(['yesterday', '2026-02-30', '2026-11-20T10:00:00', '2026-02-30T10:00:00Z', ''])(
    'rejects %j with a message, and exits 2',
    async (now) => {
      const { exitCode, stdout, stderr } = await scan(['--json', '--now', now, CASSETTES.valid]);
      expect(exitCode).toBe(2);
      expect(stdout).toBe('');
      expect(stderr).toContain('2026-11-20T10:00:00-08:00');
    },
  );
});

describe('scan CODE', () => {
  it('exits 1 when the code is rejected, as text, which says why, and as JSON', async () => {
    const { exitCode, stdout } = await scan(['--now', NOW, CASSETTES.cutShort]);
    expect([exitCode, stdout]).toEqual([
      1,
      expect.stringContaining('scanFailed: Field 21 (serial number) is too short'),
    ]);
    expect(await scan(['--json', '--now', NOW, CASSETTES.expired])).toMatchObject({ exitCode: 1 });
  });

  it('explains codes from standard input, and exits 1 when one is rejected', async () => {
    const { stdout, exitCode } = await scan(['--now', NOW, '-'], `${CASSETTES.valid}\n${CASSETTES.flu}\n`);
    expect(stdout).toMatch(/^accepted: [^]*\ncflTest: /);
    expect(exitCode).toBe(1);
  });

  it.each([
    [[], 'missing required argument'],
    [['--first', 'nothing', CASSETTES.valid], 'not the code of a cassette'],
    [['--frist', CASSETTES.valid], 'unknown option'],
  ])('exits 2 when it is called with %j', async (args, message) => {
    const { exitCode, stderr } = await scan(args);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(message);
  });

  it('documents its exit statuses in --help', async () => {
    const { exitCode, stdout } = await scan(['--help']);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('Exit status');
  });
});
