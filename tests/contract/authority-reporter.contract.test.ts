import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeAimsReporter } from '../../server/report-delivery/transports/aims-reporter.ts';
import { makeFileReporter } from '../../server/report-delivery/transports/file-reporter.ts';
import { answerFileName } from '../../server/report-delivery/report-file-name.ts';
import { makeMemoryReporter } from '../support/memory-reporter.ts';
import { BUCKET, hangUp, KEYS, openS3Server } from '../support/s3-server.ts';
import { describeAuthorityReporter } from './authority-reporter.suite.ts';

interface Found {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

const csvOf = ({ errors, warnings }: Found): string => {
  const row = (severity: string, text: string) => `1,x,${severity},"${text.replaceAll('"', '""')}"\n`;
  const rows = [...warnings.map((text) => row('Warning', text)), ...errors.map((text) => row('Error', text))];
  return `No,Id,Severity,Text\n${rows.join('')}`;
};

describeAuthorityReporter('memory', () => {
  const reporter = makeMemoryReporter();
  return Promise.resolve({
    reporter,
    taken: () => Promise.resolve(reporter.taken),
    look: (fileName, { errors, warnings }) => {
      reporter.answer(fileName, { outcome: errors.length > 0 ? 'refused' : 'accepted', errors, warnings });
      return Promise.resolve();
    },
    disconnect: () => Promise.resolve(reporter.setReachable(false)),
    reconnect: () => Promise.resolve(reporter.setReachable(true)),
    close: () => Promise.resolve(),
  });
});

describeAuthorityReporter('files', async () => {
  const home = await mkdtemp(join(tmpdir(), 'clearline-outbox-'));
  const directory = join(home, 'outbox');
  const sent = join(directory, 'SendTo');
  const aside = join(home, 'aside');
  return {
    // Files are read only when they are a minute old.
    reporter: makeFileReporter(directory, { now: () => Date.now() + 61_000 }),
    taken: async () => {
      const names = await readdir(sent);
      return new Map(
        await Promise.all(names.map(async (name) => [name, await readFile(join(sent, name), 'utf8')] as const)),
      );
    },
    look: (fileName, found) => writeFile(join(directory, 'ReceiveFrom', answerFileName(fileName)), csvOf(found)),
    disconnect: async () => {
      await rename(directory, aside);
      await writeFile(directory, '');
    },
    reconnect: async () => {
      await rm(directory);
      await rename(aside, directory);
    },
    close: () => rm(home, { recursive: true }),
  };
});

describeAuthorityReporter('AIMS', async () => {
  const server = await openS3Server();
  const settings = { region: 'us-east-1', bucket: BUCKET, prefix: 'otc/clearline', keys: KEYS, kmsKey: null };
  return {
    reporter: makeAimsReporter({ ...settings, endpoint: server.endpoint }),
    taken: () => server.read('otc/clearline/SendTo'),
    look: (fileName, found) => server.put(`otc/clearline/ReceiveFrom/${answerFileName(fileName)}`, csvOf(found)),
    disconnect: () => Promise.resolve(server.interrupt(hangUp, hangUp)),
    reconnect: () => Promise.resolve(server.interrupt()),
    close: () => server.close(),
  };
});
