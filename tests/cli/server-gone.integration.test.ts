import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { makeServerPlayBackEnd } from '../../cli/play/server-back-end.ts';
import { ServerGone } from '../../cli/play/server-gone.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { CASSETTES } from '../../fixtures/cassettes.ts';
import { runScenario } from '../../scenarios/run-scenario.ts';
import { guestDoes, terminalDriver } from '../support/scenarios.ts';
import { sharedServerHost } from '../support/server-host.ts';

afterAll(() => sharedServerHost().stop());

const answers = ['answer: { symptomatic: no }', 'until: ready-check', 'tick: all', 'next', 'tick: all'];
const TO_THE_SCAN = [
  'start: testing',
  'until: health-questionnaire',
  ...answers,
  'until: scan-device',
  'scan: https://clearline.example/kit',
];

describe('a server that stops while it is played on', () => {
  it('is named by whatever needs it besides the app, which goes on without it', async () => {
    const { url } = await sharedServerHost().startAnew();
    const driver = terminalDriver(makeServerPlayBackEnd(url, KITS));
    const saved = [...TO_THE_SCAN, `scan: ${CASSETTES.valid}`];
    expect(await runScenario(guestDoes(...saved), driver)).toMatchObject({ ok: true });
    await sharedServerHost().stop();
    const gone = new ServerGone(url);
    await expect(driver.wait(60_000)).rejects.toEqual(gone);
    await expect(driver.code('right')).rejects.toEqual(gone);
    await expect(driver.observe()).rejects.toEqual(gone);
    expect(await driver.next()).toEqual({ ok: true, value: undefined });
    await expect(driver.end()).resolves.toBeUndefined();
  });

  it('is reported in one line, and ends the command', async () => {
    const dying = createServer(({ url }, answer) => (url === '/health' ? answer.end() : answer.destroy()));
    await new Promise<void>((resolve) => dying.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(dying.address() as AddressInfo).port}`;
    const args = ['cli/start.mjs', 'play', 'fixtures/scenarios/guest', '--server', url];
    const ended = await new Promise((resolve) => {
      execFile(process.execPath, args, (error, stdout, stderr) => resolve({ code: error?.code, stdout, stderr }));
    });
    dying.close();
    expect(ended).toEqual({ code: 2, stdout: '', stderr: `The server at ${url} is gone.\n` });
  });
});
