import type { AppError } from '../domain/error-codes.ts';
import type { TextArea } from '../domain/languages.ts';
import type { Result } from '../domain/result.ts';

/** Texts of one area, nested by key. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Hands out the texts of a language. An unsupported language fails with LANGUAGE_NOT_SUPPORTED. */
export interface TranslationSource {
  load(language: string, area: TextArea): Promise<Result<TextTree, AppError>>;
}
