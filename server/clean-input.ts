import { cleanText } from '../core/domain/validate-fields.ts';

/** Cleans text from a request: trimmed, without control characters and broken surrogates (decisions.md section 6). */
export function cleanInput(typed: string): string {
  return cleanText(typed.toWellFormed());
}
