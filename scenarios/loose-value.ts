import { err, ok, type Result } from '../core/domain/result.ts';

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

/** A JSON Schema (draft 7), as editors read it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Understands a value, and says as a schema which ones it takes. The schema never refuses what the reader takes. */
export interface Reader<Value> {
  (loose: Loose): Read<Value>;
  readonly schema: JsonSchema;
}
export type ReadValue<AReader> = AReader extends Reader<infer Value> ? Value : never;

/** A reader of a function and of the schema that says the same. */
export function reader<Value>(schema: JsonSchema, read: (loose: Loose) => Read<Value>): Reader<Value> {
  return Object.assign((loose: Loose) => read(loose), { schema });
}

/** A reader with a sentence that editors show beside the value. */
export function described<Value>(description: string, read: Reader<Value>): Reader<Value> {
  return reader({ description, ...read.schema }, read);
}

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
export const mapping = reader<Readonly<Record<string, unknown>>>({ type: 'object' }, ({ value, path }) =>
  isMapping(value) ? ok(value) : refuse(path, `Expected a mapping of names to values, not ${written(value)}.`),
);

/** All values, or all problems. */
export function collected<Value>(reads: readonly Read<Value>[]): Read<readonly Value[]> {
  const problems = reads.flatMap((read) => (read.ok ? [] : read.error));
  if (problems.length > 0) return err(problems);
  return ok(reads.flatMap((read) => (read.ok ? [read.value] : [])));
}

/** A text; a number counts as the text it was written as. */
export const text = reader<string>({ type: ['string', 'number'] }, ({ value, path }) => {
  if (typeof value === 'string') return ok(value);
  if (typeof value === 'number') return ok(String(value));
  return refuse(path, `Expected a text, not ${written(value)}; a text that reads as something else needs quotes.`);
});

/** A text with something in it. */
export const someText = reader<string>({ ...text.schema, pattern: '\\S' }, (loose) => {
  const read = text(loose);
  return read.ok && read.value.trim() === '' ? refuse(loose.path, 'Expected a text with something in it.') : read;
});

/** A text of a form, with the reason for refusing any other. */
export function textLike(form: RegExp, expected: string): Reader<string> {
  return reader({ type: 'string', pattern: form.source }, (loose) => {
    const read = text(loose);
    const isFine = read.ok && typeof loose.value === 'string' && form.test(read.value);
    return isFine ? read : refuse(loose.path, `Expected ${expected}, not ${written(loose.value)}.`);
  });
}

/** One word of a list. */
export function oneOf<const Word extends string>(words: readonly Word[]): Reader<Word> {
  return reader({ enum: words }, ({ value, path }) => {
    const found = words.find((word) => word === value);
    return found === undefined ? refuse(path, `Expected ${orList(words)}, not ${written(value)}.`) : ok(found);
  });
}

/** Words as an enumeration for messages. */
export function orList(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
}

/** True or false. */
export const flag = reader<boolean>({ type: 'boolean' }, ({ value, path }) =>
  typeof value === 'boolean' ? ok(value) : refuse(path, `Expected true or false, not ${written(value)}.`),
);

/** A whole number within limits. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): Reader<number> {
  return reader({ type: 'integer', minimum: least, maximum: most }, ({ value, path }) => {
    const isFine = Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
    const limits = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
    return isFine ? ok(value as number) : refuse(path, `Expected a whole number ${limits}, not ${written(value)}.`);
  });
}

/** A list, each item read alike. */
export function listOf<Value>(item: Reader<Value>): Reader<readonly Value[]> {
  return reader({ type: 'array', items: item.schema }, ({ value, path }) => {
    if (!Array.isArray(value)) return refuse(path, `Expected a list, not ${written(value)}.`);
    return collected((value as readonly unknown[]).map((one, index) => item({ value: one, path: [...path, index] })));
  });
}

/** A mapping with any keys that `key` accepts. */
export function recordOf<Value>(key: Reader<string>, value: Reader<Value>): Reader<Readonly<Record<string, Value>>> {
  // A key is a text whatever it looks like, so what its reader says of types says nothing here.
  const { type: _type, ...propertyNames } = key.schema;
  const schema = { type: 'object', propertyNames, additionalProperties: value.schema };
  return reader(schema, (loose) => {
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
  });
}

type Readers = Readonly<Record<string, Reader<unknown>>>;
type Shape<Some extends Readers> = { readonly [Key in keyof Some]?: ReadValue<Some[Key]> };

/** A mapping with none but the named keys, all of which may be missing. `what` names it in messages. */
export function shape<Some extends Readers>(what: string, readers: Some): Reader<Shape<Some>> {
  const properties = Object.fromEntries(Object.entries(readers).map(([key, read]) => [key, read.schema]));
  return reader({ type: 'object', properties, additionalProperties: false }, (loose) => {
    const found = mapping(loose);
    if (!found.ok) return found;
    const entries = Object.entries(found.value).map(([key, value]): Read<readonly [string, unknown]> => {
      const path = [...loose.path, key];
      const readerOf = Object.hasOwn(readers, key) ? readers[key] : undefined;
      if (readerOf === undefined) {
        return refuse(path, `${what} has no ${written(key)}; it has ${Object.keys(readers).join(', ')}.`);
      }
      const read = readerOf({ value, path });
      return read.ok ? ok([key, read.value]) : read;
    });
    const all = collected(entries);
    return all.ok ? ok(Object.fromEntries(all.value) as Shape<Some>) : all;
  });
}
