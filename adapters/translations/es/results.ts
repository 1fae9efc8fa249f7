import type { results as english } from '../en/results.ts';
import type { Texts } from '../texts.ts';

/** What the screens of results say, in Spanish. */
export const results: Texts<typeof english> = { resultsList: { heading: 'Sus resultados' } };
