import { join } from 'node:path';
import type { ServerClock } from '../../clock.ts';
import type { AuthorityReporter } from '../ports.ts';
import { makeAimsReporter } from './aims-reporter.ts';
import { makeFileReporter } from './file-reporter.ts';
import { makeNoReporter } from './no-reporter.ts';
import type { TransportConfig } from './transport-config.ts';

/** The selected reporter. */
export function chooseReporter(
  { dataDir, transport }: { readonly dataDir: string; readonly transport: TransportConfig },
  clock: ServerClock,
): AuthorityReporter {
  switch (transport.reporter) {
    case 'none':
      return makeNoReporter();
    case 'file':
      return makeFileReporter(join(dataDir, 'outbox'), clock);
    case 'aims':
      return makeAimsReporter(transport.aims);
  }
}
