import type { PrerequisiteName } from '../../../core/flow/step-row.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';
import { replay } from './replay.ts';

/** What the terminal says of its own in the language of the person. */
export const terminal = {
  replay,
  /** What is known of a step beside its words. */
  seen: { result: 'Result: {{result}}', scan: 'Last scan: {{message}}' },
  missing: {
    profile: 'the person who is tested',
    symptoms: 'the answer about symptoms',
    device: 'a scan of the cassette',
    collection: 'the answer who takes the sample',
    savedDevice: 'a scan of the cassette',
    result: 'the result',
    resultAndTime: 'the result and the time of the test',
    testId: 'the start of the test',
  } satisfies Readonly<Record<PrerequisiteName, string>>,
} as const satisfies TextTree;
