import { err, ok, type Result } from '../domain/result.ts';

/** Where a value stands in a file, from the top: keys of mappings and indexes of lists. */
export type Path = readonly (string | number)[];

/** What is wrong in a file, and where. */
export interface Problem {
  readonly path: Path;
  readonly message: string;
}

/** A value of a file before it is understood. */
export interface Loose {
  readonly value: unknown;
  readonly path: Path;
}

export type Read<Value> = Result<Value, readonly Problem[]>;
export type Reader<Value> = (loose: Loose) => Read<Value>;
export type ReadValue<AReader> = AReader extends Reader<infer Value> ? Value : never;

/** A refusal at one place. */
export function refuse(path: Path, message: string): { readonly ok: false; readonly error: readonly Problem[] } {
  return err([{ path, message }]);
}

/** A value as it is written, for messages. */
export function written(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The mapping a value is. */
export const mapping: Reader<Readonly<Record<string, unknown>>> = ({ value, path }) =>
  isMapping(value) ? ok(value) : refuse(path, `Expected a mapping of names to values, not ${written(value)}.`);

/** All values, or all problems. */
export function collected<Value>(reads: readonly Read<Value>[]): Read<readonly Value[]> {
  const problems = reads.flatMap((read) => (read.ok ? [] : read.error));
  if (problems.length > 0) return err(problems);
  return ok(reads.flatMap((read) => (read.ok ? [read.value] : [])));
}

/** A text; a number counts as the text it was written as. */
export const text: Reader<string> = ({ value, path }) => {
  if (typeof value === 'string') return ok(value);
  if (typeof value === 'number') return ok(String(value));
  return refuse(path, `Expected a text, not ${written(value)}; a text that reads as something else needs quotes.`);
};

/** A text with something in it. */
export const someText: Reader<string> = (loose) => {
  const read = text(loose);
  return read.ok && read.value.trim() === '' ? refuse(loose.path, 'Expected a text with something in it.') : read;
};

/** A text of a form, with the reason for refusing any other. */
export function textLike(form: RegExp, expected: string): Reader<string> {
  return (loose) => {
    const read = text(loose);
    if (!read.ok) return read;
    return form.test(read.value) ? read : refuse(loose.path, `Expected ${expected}, not ${written(loose.value)}.`);
  };
}

/** One word of a list. */
export function oneOf<const Word extends string>(words: readonly Word[]): Reader<Word> {
  return ({ value, path }) => {
    const found = words.find((word) => word === value);
    return found === undefined ? refuse(path, `Expected ${orList(words)}, not ${written(value)}.`) : ok(found);
  };
}

/** Words as an enumeration for messages. */
export function orList(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
}

/** True or false. */
export const flag: Reader<boolean> = ({ value, path }) =>
  typeof value === 'boolean' ? ok(value) : refuse(path, `Expected true or false, not ${written(value)}.`);

/** A whole number within limits. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): Reader<number> {
  return ({ value, path }) => {
    const isFine = Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
    const limits = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
    return isFine ? ok(value as number) : refuse(path, `Expected a whole number ${limits}, not ${written(value)}.`);
  };
}

/** A list, each item read alike. */
export function listOf<Value>(item: Reader<Value>): Reader<readonly Value[]> {
  return ({ value, path }) => {
    if (!Array.isArray(value)) return refuse(path, `Expected a list, not ${written(value)}.`);
    return collected((value as readonly unknown[]).map((one, index) => item({ value: one, path: [...path, index] })));
  };
}

/** A mapping with any keys that `key` accepts. */
export function recordOf<Value>(key: Reader<string>, value: Reader<Value>): Reader<Readonly<Record<string, Value>>> {
  return (loose) => {
    const found = mapping(loose);
    if (!found.ok) return found;
    const entries = Object.entries(found.value).map(([name, one]): Read<readonly [string, Value]> => {
      const path = [...loose.path, name];
      const readName = key({ value: name, path });
      const read = value({ value: one, path });
      if (!readName.ok) return readName;
      return read.ok ? ok([readName.value, read.value]) : read;
    });
    const all = collected(entries);
    return all.ok ? ok(Object.fromEntries(all.value)) : all;
  };
}

type Readers = Readonly<Record<string, Reader<unknown>>>;
type Shape<Some extends Readers> = { readonly [Key in keyof Some]?: ReadValue<Some[Key]> };

/** A mapping with none but the named keys, all of which may be missing. `what` names it in messages. */
export function shape<Some extends Readers>(what: string, readers: Some): Reader<Shape<Some>> {
  return (loose) => {
    const found = mapping(loose);
    if (!found.ok) return found;
    const entries = Object.entries(found.value).map(([key, value]): Read<readonly [string, unknown]> => {
      const path = [...loose.path, key];
      const reader = Object.hasOwn(readers, key) ? readers[key] : undefined;
      if (reader === undefined) {
        return refuse(path, `${what} has no ${written(key)}; it has ${Object.keys(readers).join(', ')}.`);
      }
      const read = reader({ value, path });
      return read.ok ? ok([key, read.value]) : read;
    });
    const all = collected(entries);
    return all.ok ? ok(Object.fromEntries(all.value) as Shape<Some>) : all;
  };
}
