import type { Language } from '../../../core/domain/languages.ts';
import { english, type WalkWords } from './en.ts';
import { spanish } from './es.ts';

export type { WalkWords } from './en.ts';

/** The walk's own words by language. */
export const WALK_WORDS: Readonly<Record<Language, WalkWords>> = { en: english, es: spanish };
