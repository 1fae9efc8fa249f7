import type { ServerClock } from '../../clock.ts';
import type { ServerConfig } from '../../config.ts';
import type { AuthorityReporter } from '../ports.ts';
import { makeAimsReporter } from './aims-reporter.ts';
import { reportDirectory } from '../report-folders.ts';
import { makeFileReporter } from './file-reporter.ts';
import { makeNoReporter } from './no-reporter.ts';

/** The selected reporter. */
export function chooseReporter(
  { dataDir, filesDir, transport }: Pick<ServerConfig, 'dataDir' | 'filesDir' | 'transport'>,
  clock: ServerClock,
): AuthorityReporter {
  switch (transport.reporter) {
    case 'none':
      return makeNoReporter();
    case 'file':
      return makeFileReporter(reportDirectory(filesDir ?? dataDir), clock);
    case 'aims':
      return makeAimsReporter(transport.aims);
  }
}
