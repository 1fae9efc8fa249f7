import * as v from 'valibot';
import { cleanText } from '../../../core/domain/clean-text.ts';

/** Cleaned text of at most `maxLength` characters. */
export const text = (maxLength: number) => v.pipe(v.string(), v.transform(cleanText), v.maxLength(maxLength));

/** An id or a code that must not be empty. */
export const identifier = (maxLength: number) => v.pipe(text(maxLength), v.nonEmpty());

/** The shape of an ISO 8601 instant with its offset; whether the date exists is checked later. */
export const instantShape = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/i),
);

/** The shape of a calendar date, or of a timestamp that starts with one; whether the date exists is checked later. */
export const dayShape = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/i),
);

export const MAX_ID_LENGTH = 64;
