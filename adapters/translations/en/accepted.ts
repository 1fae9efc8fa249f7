import type { AcceptedScan } from '../../../core/flow/accepted-scan.ts';
import type { Message } from '../texts.ts';

/** What shows for a moment after an accepted scan. */
export const accepted = {
  kinds: {
    box: { title: 'Box OK.', text: 'Next, scan the cassette.' },
    fresh: { title: 'Cassette OK.', text: 'Good until {{day}}.' },
    taken: { title: 'Cassette OK.', text: 'Next, enter your result.' },
    same: { title: 'Same cassette.', text: 'Next, read the lines.' },
  } satisfies Record<AcceptedScan['kind'], Message>,
  next: 'The next step opens by itself.',
} as const;
