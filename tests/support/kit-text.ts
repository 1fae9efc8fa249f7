import { fillIn } from '../../adapters/translations/fill-in.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { kitTexts } from '../../core/domain/kit-texts.ts';

/** A text with the numbers of the first kit, as it is shown when the kit is unknown. */
export const withKitNumbers = (text: string): string => fillIn(text, kitTexts(KITS[0]));
