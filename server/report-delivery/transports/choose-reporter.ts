import type { ServerClock } from '../../clock.ts';
import type { ServerConfig } from '../../config.ts';
import type { AuthorityReporter } from '../ports.ts';
import { makeAimsReporter } from './aims-reporter.ts';
import { reportDirectory } from '../report-folders.ts';
import { makeFileReporter } from './file-reporter.ts';

/** The selected reporter; null without an agency, when every report waits for one. */
export function chooseReporter(
  { dataDir, filesDir, transport }: Pick<ServerConfig, 'dataDir' | 'filesDir' | 'transport'>,
  clock: ServerClock,
): AuthorityReporter | null {
  switch (transport.reporter) {
    case 'none':
      return null;
    case 'file':
      return makeFileReporter(reportDirectory(filesDir ?? dataDir), clock);
    case 'aims':
      return makeAimsReporter(transport.aims);
  }
}
