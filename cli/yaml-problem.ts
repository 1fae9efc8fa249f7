import type { YAMLError } from 'yaml';

/** A name on its line with a bracket right after it: the colon between them is missing. */
function nameWithoutColon(
  { pos: [offset] }: YAMLError,
  text: string,
): { readonly name: string; readonly end: number } | null {
  const begin = text.lastIndexOf('\n', offset - 1) + 1;
  const found = /^( *(?:- +)?)([A-Za-z][\w-]*) +[{[]/.exec(text.slice(begin));
  if (found === null) return null;
  const [, before = '', name = ''] = found;
  return { name, end: begin + before.length + name.length };
}

/** Parser errors that a value with a colon causes: the parser takes it for a mapping. */
const COLON_ERRORS: ReadonlySet<string> = new Set(['BLOCK_AS_IMPLICIT_KEY', 'BLOCK_IN_FLOW']);

/** The value on one line, with a colon and without quotes, that an error is about; null if there is none. */
function valueWithColon({ code, pos: [offset] }: YAMLError, text: string): string | null {
  if (!COLON_ERRORS.has(code)) return null;
  const end = code === 'BLOCK_IN_FLOW' ? /[,\]}\r\n]| #/ : /[\r\n]| #/;
  const value = text.slice(offset).split(end, 1)[0]?.trim() ?? '';
  return /^[^\s'"[{&*!|>-].*?:(?:\s|$)/.test(value) ? value : null;
}

const CHECK_SPACES = 'Check the spaces before this line';
const OTHER_COLUMN = `This line does not begin in the same column as the lines that it belongs to. ${CHECK_SPACES}`;
const OPENING: Readonly<Record<string, string>> = { '}': '{', ']': '[' };

/** What is wrong, by a part of the parser's message: its words are for people who know the grammar of YAML. */
const BY_MESSAGE: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/end with a ([}\]])/, ([, close = '']) => `This ${OPENING[close] ?? ''} has no ${close} after it`],
  [/closing (['"])quote/, ([, quote = '']) => `This ${quote} begins a text that does not end with ${quote}`],
  [/token in YAML stream: "(.)"/, ([, character = '']) => `This ${character} is one too many`],
  [/at node end/, () => 'Nothing may follow here on the same line'],
  [/without - indicator/, () => 'An item of this list has no "-" before it'],
  [/space after :/, () => 'A space is missing after the colon'],
  [/Missing ,/, () => 'A comma is missing before this'],
  [/followed by map values/, () => 'A colon is missing after this name; or if it is an action, a "-" before it'],
  [/Comments must be separated/, () => 'A space is missing before the #'],
];

/** What is wrong, by the parser's code. */
const BY_CODE: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  BAD_INDENT: OTHER_COLUMN,
  BLOCK_AS_IMPLICIT_KEY: `The lines here do not begin in the same column. ${CHECK_SPACES} and the next one`,
  MULTILINE_IMPLICIT_KEY: `A name and its colon must be on one line. ${CHECK_SPACES}`,
  BLOCK_IN_FLOW: 'Between { } or [ ], an entry cannot have lines of its own',
  DUPLICATE_KEY: 'This name is here twice',
  TAB_AS_INDENT: 'A line begins with spaces, not with a tab',
  BAD_DQ_ESCAPE: 'Between double quotes, write \\\\ for a \\',
  MULTIPLE_DOCS: 'A file has one scenario, so a line with --- can only be its first one',
  BAD_DIRECTIVE: 'A line cannot begin with %',
};

/** Codes of errors about a character at the beginning of a text that is not quoted. */
const FIRST_CHARACTER: ReadonlySet<YAMLError['code']> = new Set([
  'BAD_SCALAR_START',
  'BAD_ALIAS',
  'TAG_RESOLVE_FAILED',
  'ALIAS_PROPS',
]);

/** What is wrong with a text that is no YAML, in plain words. */
export function yamlMessage(error: YAMLError, text: string): string {
  const named = nameWithoutColon(error, text);
  if (named !== null) return `This is no YAML: A colon is missing after "${named.name}"`;
  const value = valueWithColon(error, text);
  if (value !== null) return `This is no YAML: A value with a colon in it needs quotes: ${JSON.stringify(value)}`;
  const first = text[error.pos[0]] ?? '';
  if (FIRST_CHARACTER.has(error.code)) return `This is no YAML: A text that begins with ${first} needs quotes`;
  for (const [pattern, say] of BY_MESSAGE) {
    const found = pattern.exec(error.message);
    if (found !== null) return `This is no YAML: ${say(found)}`;
  }
  return `This is no YAML: ${BY_CODE[error.code] ?? 'This cannot be here'}`;
}

/** The offset of the last opening bracket before an offset that is not closed there; -1 if there is none. */
function openBracket(text: string, close: string, before: number): number {
  let depth = 0;
  for (let at = before - 1; at >= 0; at -= 1) {
    if (text[at] === close) depth += 1;
    else if (text[at] === OPENING[close]) {
      if (depth === 0) return at;
      depth -= 1;
    }
  }
  return -1;
}

/** Where an error is. What is not closed is marked where it begins, and not where the parser gave up. */
export function yamlOffset(error: YAMLError, text: string): number {
  const named = nameWithoutColon(error, text);
  if (named !== null) return named.end;
  const {
    message,
    pos: [offset],
  } = error;
  const [, quote] = /closing (['"])quote/.exec(message) ?? [];
  const [, close] = /end with a ([}\]])/.exec(message) ?? [];
  const begin =
    quote !== undefined
      ? text.lastIndexOf(quote, offset - 1)
      : close === undefined
        ? -1
        : openBracket(text, close, offset);
  return begin === -1 ? offset : begin;
}
