import type { AcceptedScan } from '../../../core/flow/accepted-scan.ts';
import type { Message } from '../texts.ts';

/** What shows for a moment after an accepted scan. */
export const accepted = {
  kinds: {
    box: { title: 'Box OK.', text: 'The box is valid, so scan the cassette next.' },
    fresh: { title: 'Cassette OK.', text: 'The cassette is valid until {{day}}.' },
    taken: { title: 'Cassette OK.', text: 'The cassette is valid, so enter your result next.' },
    same: { title: 'Same cassette.', text: 'This is the cassette that you scanned before, so read its lines next.' },
  } satisfies Record<AcceptedScan['kind'], Message>,
  next: 'The next step opens automatically.',
} as const;
