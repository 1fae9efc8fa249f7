import type { TextTree } from '../../../core/ports/translation-source.ts';

/** What the screens of support say. */
export const support = { support: { heading: 'Contact us' } } as const satisfies TextTree;
