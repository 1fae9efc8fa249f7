import type { Language } from '../../core/domain/languages.ts';
import { terminal as english } from './en/terminal.ts';
import { terminal as spanish } from './es/terminal.ts';
import type { Texts } from './texts.ts';

export type TerminalTexts = Texts<typeof english>;

/** The texts of the terminal itself, which browsers do not load. Interpolation is `{{name}}`. */
export const terminalTexts: Record<Language, TerminalTexts> = { en: english, es: spanish };
