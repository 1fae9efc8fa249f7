import { entryOf } from '../domain/entry-of.ts';

/** A parsed segment. Field 0 is its name; in MSH field 1 is the separator, as the standard counts. */
export interface ReadSegment {
  readonly name: string;
  readonly fields: readonly string[];
}

/** A parsed message. Only its separators are assumed to be valid. */
export interface ReadMessage {
  readonly text: string;
  readonly segments: readonly ReadSegment[];
  /** Cache of `valuesAt`. */
  readonly found: Map<string, readonly string[]>;
}

const ESCAPED: Readonly<Record<string, string>> = { F: '|', S: '^', R: '~', E: '\\', T: '&' };

/** Decodes the escape sequences of a text. */
export function unescapeText(text: string): string {
  return text.replace(/\\([FSRET])\\/g, (sequence, letter: string) => ESCAPED[letter] ?? sequence);
}

function readSegment(line: string): ReadSegment {
  const [name = '', ...rest] = line.split('|');
  return { name, fields: name === 'MSH' ? [name, '|', ...rest] : [name, ...rest] };
}

/** Parses a message whose segments end in CR. */
export function readMessage(text: string): ReadMessage {
  const lines = text.endsWith('\r') ? text.slice(0, -1).split('\r') : text.split('\r');
  return { text, segments: lines.map(readSegment), found: new Map() };
}

const ROWS: Readonly<Record<string, (code: string, index: number) => boolean>> = {
  result: (_code, index) => index === 0,
  question: (_code, index) => index > 0,
  age: (code) => code === '35659-2',
  symptomatic: (code) => code === '95419-8',
  onset: (code) => code === '65222-2',
};

const FIELD_PATH = /^(?<name>[A-Z]{3})(?:\[(?<row>\w+)\])?-(?<field>\d+)(?:\.(?<component>\d+))?(?:\.(?<part>\d+))?$/;

function segmentsOf({ segments }: ReadMessage, name: string, row: string | undefined): readonly ReadSegment[] {
  const named = segments.filter((segment) => segment.name === name);
  const isRow = row === undefined ? undefined : entryOf(ROWS, row);
  if (isRow === undefined) return named;
  return named.filter(({ fields }, index) => isRow((fields[3] ?? '').split('^')[0] ?? '', index));
}

/** Removes empty parts at the end, which have no meaning. */
function withoutTail(value: string, separator: '&' | '^'): string {
  let end = value.length;
  while (value[end - 1] === separator) end -= 1;
  return value.slice(0, end);
}

function withoutTails(field: string): string {
  const trim = (component: string) => withoutTail(component, '&');
  const repetitions = field.split('~').map((repetition) => repetition.split('^').map(trim).join('^'));
  return repetitions.map((repetition) => withoutTail(repetition, '^')).join('~');
}

function findValues(message: ReadMessage, path: string): readonly string[] {
  const { name = '', row, field, component, part } = FIELD_PATH.exec(path)?.groups ?? {};
  return segmentsOf(message, name, row).flatMap(({ fields }) => {
    const value = fields[Number(field)] ?? '';
    if (value === '' || (name === 'MSH' && Number(field) <= 2)) return [value];
    if (component === undefined) return [withoutTails(value)];
    return value.split('~').map((repetition) => {
      const whole = repetition.split('^')[Number(component) - 1] ?? '';
      return part === undefined ? withoutTail(whole, '&') : (whole.split('&')[Number(part) - 1] ?? '');
    });
  });
}

/**
 * The values at a path such as `PID-3`, `PID-11.5`, `PID-3.4.2` or `OBX[age]-5`, still escaped: for a field one for each segment,
 * including its repetitions; for a component one for each repetition. No values if there is no such segment; an empty one if only the
 * field is empty.
 */
export function valuesAt(message: ReadMessage, path: string): readonly string[] {
  const known = message.found.get(path);
  if (known !== undefined) return known;
  const values = findValues(message, path);
  message.found.set(path, values);
  return values;
}

/** The first of those values; empty if there is none. */
export function valueAt(message: ReadMessage, path: string): string {
  return valuesAt(message, path)[0] ?? '';
}
