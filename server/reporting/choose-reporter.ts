import { join } from 'node:path';
import type { ServerConfig } from '../config.ts';
import { makeFileReporter } from './file-reporter.ts';
import type { AuthorityReporter } from './ports.ts';

/** Who carries reports, as the settings say. */
export function chooseReporter({ dataDir, reporting }: Pick<ServerConfig, 'dataDir' | 'reporting'>): AuthorityReporter {
  switch (reporting.reporter) {
    case 'file':
    case 'aims':
    case 'reportstream':
      return makeFileReporter(join(dataDir, 'outbox'));
  }
}
