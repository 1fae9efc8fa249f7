import type { AppError } from '../domain/error-codes.ts';
import type { TextArea } from '../domain/languages.ts';
import type { Result } from '../domain/result.ts';

/** The texts of one namespace, nested by key. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Loads the texts of a language. An unsupported language fails with LANGUAGE_NOT_SUPPORTED. */
export interface TranslationSource {
  load(language: string, area: TextArea): Promise<Result<TextTree, AppError>>;
}
