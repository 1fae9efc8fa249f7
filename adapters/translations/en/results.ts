import type { TextTree } from '../../../core/ports/translation-source.ts';

/** What the screens of results say. */
export const results = { resultsList: { heading: 'Your results' } } as const satisfies TextTree;
