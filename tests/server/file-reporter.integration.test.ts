import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeAdjustableClock } from '../../server/clock.ts';
import { makeFileReporter } from '../../server/report-delivery/transports/file-reporter.ts';
import { answerFileName, reportFileName } from '../../server/report-delivery/report-file-name.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';

const fileName = reportFileName({ lab: 'Lab', environment: 'test', at: SAMPLE_INSTANT, unique: 'u-1' });
const REPORT = { fileName, message: 'MSH|^~\\&|Nuñez\rPID|1\r' };
const HANDED_OVER = { ok: true, value: { receipt: null, answer: null } };

/** File times use the machine's clock, which is compared with the server's clock. */
const clock = makeAdjustableClock({ now: () => Date.now() });
const UNREADABLE = { ok: false, error: { code: 'UNREADABLE_ANSWER', isFinal: false } };

let directory: string;
let outbox: string;
beforeEach(() => {
  clock.stopAt(null);
  directory = mkdtempSync(join(tmpdir(), 'clearline-outbox-'));
  outbox = join(directory, 'outbox');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test('A report becomes one file, readable only by its owner, however often it is delivered', async () => {
  const reporter = makeFileReporter(outbox, clock);
  expect(await reporter.deliver(REPORT)).toEqual(HANDED_OVER);
  expect(await reporter.deliver(REPORT)).toEqual(HANDED_OVER);
  // As after a kill: by another process, over a partly written draft.
  writeFileSync(join(outbox, 'Drafts', fileName), 'MSH', { mode: 0o600 });
  expect(await makeFileReporter(outbox, clock).deliver(REPORT)).toEqual(HANDED_OVER);
  expect(readdirSync(join(outbox, 'SendTo'))).toEqual([fileName]);
  expect(readdirSync(join(outbox, 'Drafts'))).toEqual([]);
  const file = join(outbox, 'SendTo', fileName);
  expect(readFileSync(file, 'utf8')).toBe(REPORT.message);
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('Servers that share the folder and deliver a report at once make one whole file, and all succeed', async () => {
  const servers = Array.from({ length: 8 }, () => makeFileReporter(outbox, clock));
  const delivered = await Promise.all(servers.map((server) => server.deliver(REPORT)));
  expect(delivered).toEqual(servers.map(() => HANDED_OVER));
  expect(readdirSync(join(outbox, 'SendTo'))).toEqual([fileName]);
  expect(readFileSync(join(outbox, 'SendTo', fileName), 'utf8')).toBe(REPORT.message);
  expect(readdirSync(join(outbox, 'Drafts'))).toEqual([]);
});

test('An unwritable folder is retried later, and a deleted one is created again', async () => {
  const reporter = makeFileReporter(outbox, clock);
  writeFileSync(outbox, 'in the way');
  const failed = await reporter.deliver(REPORT);
  expect(failed).toEqual({ ok: false, error: { code: expect.any(String) as string, isFinal: false } });
  for (const _removal of ['the first', 'another']) {
    rmSync(outbox, { recursive: true });
    await reporter.deliver(REPORT);
    expect(await reporter.deliver(REPORT)).toEqual(HANDED_OVER);
    expect(readdirSync(join(outbox, 'SendTo'))).toEqual([fileName]);
  }
});

test('An answer that is still being copied is ignored, whatever modification time the copy has', async () => {
  const reporter = makeFileReporter(outbox, clock);
  await reporter.deliver(REPORT);
  const answer = join(outbox, 'ReceiveFrom', answerFileName(fileName));
  writeFileSync(answer, 'f,1,Warning,Odd\n');
  utimesSync(answer, 0, 0);
  clock.stopAt(statSync(answer).ctimeMs + 59_000);
  expect(await reporter.readResponse(fileName, 0)).toEqual({ ok: true, value: null });
  appendFileSync(answer, 'f,1,Error,Bad\n');
  rested(answer);
  expect(await reporter.readResponse(fileName, 0)).toMatchObject({ ok: true, value: { outcome: 'refused' } });
});

test('A file that is not an answer is reported as unreadable, and a folder as what it is', async () => {
  const reporter = makeFileReporter(outbox, clock);
  await reporter.deliver(REPORT);
  const answer = join(outbox, 'ReceiveFrom', answerFileName(fileName));
  for (const content of ['', '<html>503</html>', 'f,1,Error,"No such', 'f;1;Error;Bad\n']) {
    writeFileSync(answer, content);
    rested(answer);
    expect(await reporter.readResponse(fileName, 0)).toEqual(UNREADABLE);
  }
  rmSync(answer);
  mkdirSync(answer);
  expect(await reporter.readResponse(fileName, 0)).toEqual({ ok: false, error: { code: 'EISDIR', isFinal: false } });
});

/** One minute after the last change of a file. */
function rested(file: string): void {
  clock.stopAt(statSync(file).ctimeMs + 60_000);
}
