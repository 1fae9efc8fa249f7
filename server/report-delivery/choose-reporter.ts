import type { ServerClock } from '../clock.ts';
import type { ServerConfig } from '../config.ts';
import { makeAimsReporter } from './aims-reporter.ts';
import { makeFileReporter, reportDirectory } from './file-reporter.ts';
import type { AuthorityReporter } from './ports.ts';
import { makeReportstreamReporter } from './reportstream-reporter.ts';

/** Never null for the chosen reporter: the settings were validated when they were read. */
function asSet<Settings>(settings: Settings | null): Settings {
  if (settings === null) throw new Error('The settings of the chosen reporter are missing.');
  return settings;
}

/** The configured reporter. */
export function chooseReporter(
  config: Pick<ServerConfig, 'dataDir' | 'filesDir' | 'reporting' | 'transports'>,
  clock: ServerClock,
): AuthorityReporter {
  const { dataDir, filesDir, reporting, transports } = config;
  switch (reporting.reporter) {
    case 'file':
      return makeFileReporter(reportDirectory(filesDir ?? dataDir), clock);
    case 'aims':
      return makeAimsReporter(asSet(transports.aims));
    case 'reportstream':
      return makeReportstreamReporter(asSet(transports.reportstream));
  }
}
