import { KITS } from '../../core/domain/kit-registry.ts';
import { kitTexts } from '../../core/domain/kit-texts.ts';
import { SUPPORT_EMAIL } from '../../core/domain/settings.ts';

/** The values that the FAQ and the legal texts name, with the numbers of the first kit: which one a reader has is not known. */
export const DOCUMENT_VALUES = { ...kitTexts(KITS[0]), email: SUPPORT_EMAIL } as const;
