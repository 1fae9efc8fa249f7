import type { support as english } from '../en/support.ts';
import type { Texts } from '../texts.ts';

/** What the screens of support say, in Spanish. */
export const support: Texts<typeof english> = { support: { heading: 'Comuníquese con nosotros' } };
