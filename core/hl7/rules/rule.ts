import { countCharacters } from '../hl7-text.ts';
import { unescapeText, valueAt, valuesAt, type ReadMessage } from '../read-message.ts';

/** A rule for messages (reporting.md, "Structure"; the Onboarding profile of RADx MARS). */
export interface Rule {
  /** The kind of rule. Together with the field it identifies the rule. */
  readonly rule: string;
  readonly field: string;
  /** What is required, in words. Never the actual value. */
  readonly text: string;
  readonly holds: (message: ReadMessage) => boolean;
}

/** A rule for every value of a field. It holds if there is no such segment; a separate rule requires the segment. */
export function everyValue(
  rule: string,
  field: string,
  text: string,
  holds: (value: string, message: ReadMessage) => boolean,
): Rule {
  return {
    rule,
    field,
    text,
    holds: (message) => valuesAt(message, field).every((value) => holds(value, message)),
  };
}

export function required(field: string): Rule {
  return everyValue('required', field, 'must be there', (value) => value !== '');
}

export function empty(...fields: readonly string[]): readonly Rule[] {
  return fields.map((field) => everyValue('empty', field, 'must be empty', (value) => value === ''));
}

/** The maximum number of characters; an escape sequence counts as the character it encodes. */
export function longest(field: string, limit: number): Rule {
  return everyValue(
    'length',
    field,
    `has at most ${limit} characters`,
    (value) => countCharacters(unescapeText(value)) <= limit,
  );
}

export function oneOf(field: string, values: readonly string[]): Rule {
  const known = new Set(values);
  return everyValue(
    'value',
    field,
    `must be one of: ${values.map((value) => value || '(empty)').join(', ')}`,
    (value) => known.has(value),
  );
}

export function is(field: string, expected: string): Rule {
  return everyValue('value', field, `must be ${expected}`, (value) => value === expected);
}

export function format(field: string, pattern: RegExp): Rule {
  return everyValue('format', field, `must match ${pattern.source}`, (value) => pattern.test(value));
}

export function formatIfAny(field: string, pattern: RegExp): Rule {
  return everyValue(
    'format',
    field,
    `must be empty or match ${pattern.source}`,
    (value) => value === '' || pattern.test(value),
  );
}

/** The same value as in another field, if that one is filled. */
export function same(field: string, other: string): Rule {
  return everyValue(
    'equal',
    field,
    `must be the same as ${other}`,
    (value, message) => valuesAt(message, other).length === 0 || value === valueAt(message, other),
  );
}
