import { err } from '../../../core/domain/result.ts';
import type { ServerClock } from '../../clock.ts';
import type { ServerConfig } from '../../config.ts';
import type { DeliveryFailure } from '../../jobs/ports.ts';
import type { AuthorityReporter } from '../ports.ts';
import { makeAimsReporter } from './aims-reporter.ts';
import { reportDirectory } from '../report-folders.ts';
import { makeFileReporter } from './file-reporter.ts';

/** Not an error: the report waits until a transport is set, and nothing is logged. */
const NO_AGENCY: DeliveryFailure = { code: 'NO_AGENCY', isFinal: false, isEarly: true };

/** Delivers nothing, because no agency takes reports: each one stays queued. */
const NO_REPORTER: AuthorityReporter = {
  deliver: () => Promise.resolve(err(NO_AGENCY)),
  readResponse: () => Promise.resolve(err(NO_AGENCY)),
};

/** The selected reporter. */
export function chooseReporter(
  { dataDir, filesDir, transport }: Pick<ServerConfig, 'dataDir' | 'filesDir' | 'transport'>,
  clock: ServerClock,
): AuthorityReporter {
  switch (transport.reporter) {
    case 'none':
      return NO_REPORTER;
    case 'file':
      return makeFileReporter(reportDirectory(filesDir ?? dataDir), clock);
    case 'aims':
      return makeAimsReporter(transport.aims);
  }
}
