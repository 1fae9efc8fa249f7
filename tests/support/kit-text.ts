import { fillIn } from '../../adapters/translations/fill-in.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { kitTexts } from '../../core/domain/kit-texts.ts';

/** A text as it is shown where nothing else is known of the kit: with the numbers of the first one. */
export const withKitNumbers = (text: string): string => fillIn(text, kitTexts(KITS[0]));
