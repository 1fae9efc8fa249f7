import type { JsonSchema } from '@valibot/to-json-schema';
import { ERROR_CODES } from '../core/domain/error-codes.ts';
import { STEP_IDS } from '../core/flow/step-row.ts';
import { BUTTON_IDS } from '../scenarios/button-ids.ts';
import { CALL_NAMES } from '../scenarios/call-names.ts';
import { DURATION, DURATION_EXAMPLE } from '../scenarios/duration.ts';
import { scenarioJsonSchema } from '../scenarios/scenario-json-schema.ts';

const HEAD = `# Words of scenarios

<!-- Generated from scenarios/action-schema.ts and scenarios/expectation-schema.ts: npm run regenerate -->

What stands in a [scenario](../fixtures/scenarios/README.md): its keys, the actions below \`do\`, and what an \`expect\` may check. The same words are
in \`fixtures/scenarios/scenario.schema.json\`, from which editors complete them.
`;

type Schemas = Readonly<Record<string, JsonSchema>>;

/** The lists that several words take, by their headings. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  Steps: STEP_IDS,
  Buttons: BUTTON_IDS,
  'Error codes': ERROR_CODES,
  Calls: CALL_NAMES,
};

const code = (word: unknown): string => `\`${String(word)}\``;

/** Words as a list; a list with a heading of its own is a link to it. */
function listed(words: readonly unknown[]): string {
  const named = Object.entries(LISTS).find(([, list]) => list.every((word) => words.includes(word)));
  if (named === undefined) return words.map(code).join(', ');
  const [heading, list] = named;
  const link = `[one of these](#${heading.toLowerCase().replaceAll(' ', '-')})`;
  return [link, ...words.filter((word) => !list.includes(String(word))).map(code)].join(', ');
}

const LINE_LENGTH = 100;

/** Words parted by commas, in lines that a terminal shows whole. */
function wrapped(text: string): string {
  const lines = text.split(', ').reduce<readonly string[]>((all, word) => {
    const last = all.at(-1);
    return last !== undefined && last.length + word.length < LINE_LENGTH
      ? [...all.slice(0, -1), `${last}, ${word}`]
      : [...all.slice(0, -1), ...(last === undefined ? [] : [`${last},`]), word];
  }, []);
  return lines.join('\n');
}

/** A list with its heading. */
const listWithHeading = ([heading, list]: readonly [string, readonly string[]]): string =>
  `## ${heading}\n\n${wrapped(list.map(code).join(', '))}\n`;

/** Several kinds of value, each once. A text may be written as a number, and a list of the same words is named in short. */
function eitherOf(schemas: readonly JsonSchema[]): string {
  // Beside a list of words, a text is one of them with a number or an id in it.
  const isListed = schemas.some((schema) => schema.enum !== undefined);
  const kinds = [...new Set(schemas.map(valueOf))].filter((kind) => kind !== 'a text' || !isListed);
  const words = kinds.filter((kind) => kind !== 'a number' || !kinds.includes('a text'));
  const isListOf = (kind: string): boolean => words.some((one) => kind === `a list of ${one}`);
  return words.map((kind) => (isListOf(kind) ? 'a list of these' : kind)).join(', or ');
}

/** What a text with a form of its own is. */
const FORMS: Readonly<Partial<Record<string, string>>> = {
  [DURATION.source]: `a duration, such as ${DURATION_EXAMPLE}`,
};

/** The words for values of one type. */
const TYPES: Readonly<Partial<Record<string, string>>> = {
  boolean: '`true`, `false`',
  null: 'nothing',
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
};

/** What stands for a name in a mapping. */
const namesOf = ({ propertyNames }: JsonSchema): string =>
  typeof propertyNames === 'object' && propertyNames.anyOf !== undefined ? 'calls' : 'names';

/** What a value may be, in words. */
function valueOf(schema: JsonSchema): string {
  const { enum: words, const: only, type, properties, items, additionalProperties, pattern = '' } = schema;
  const kinds = schema.anyOf ?? schema.oneOf;
  if (words !== undefined) return listed(words);
  if (only !== undefined) return code(only);
  if (kinds !== undefined) return eitherOf(kinds as readonly JsonSchema[]);
  if (properties !== undefined) return `a mapping with ${listed(Object.keys(properties))}`;
  if (typeof additionalProperties === 'object')
    return `a mapping of ${namesOf(schema)} to ${valueOf(additionalProperties)}`;
  if (type === 'array') return `a list of ${valueOf(items as JsonSchema)}`;
  return FORMS[pattern] ?? TYPES[String(type)] ?? 'any value';
}

/** The mapping among the kinds of a value. */
function entriesOf(schema: unknown): Schemas {
  const { properties, anyOf = [] } = schema as JsonSchema;
  const found = properties ?? anyOf.map((one) => (one as JsonSchema).properties).find((one) => one !== undefined);
  return (found ?? {}) as Schemas;
}

/** The items of a list, each with a hanging indent. */
const item = (text: string): string => `- ${wrapped(text).replaceAll('\n', '\n  ')}`;

/** The items of the values inside another one. */
const inside = (lines: string): string => `  ${lines.replaceAll('\n', '\n  ')}`;

/** What a word takes: in one item, or with an item for each entry of its mapping. */
function valueLines(schema: JsonSchema): readonly string[] {
  const isList = typeof schema.items === 'object';
  const entries = Object.entries(entriesOf(isList ? schema.items : schema));
  if (entries.length === 0) return [item(`Value: ${valueOf(schema)}`)];
  const isOptional = (schema.anyOf ?? []).some((one) => typeof one === 'object' && one.type === 'null');
  return [
    `- Value: ${isList ? 'a list of mappings' : 'a mapping'} with these${isOptional ? ', or nothing' : ''}`,
    ...entries.map(([name, value]) => inside(item(`${code(name)}: ${valueOf(value)}`))),
  ];
}

/** Words, each with a heading, what it is for, and what it takes. */
function sectionOf(title: string, schemas: Schemas): string {
  const words = Object.entries(schemas).map(([word, schema]) =>
    [`### ${code(word)}`, '', schema.description ?? '', '', ...valueLines(schema), ''].join('\n'),
  );
  return [`## ${title}`, '', ...words].join('\n');
}

/** The page with every word of a scenario file. */
export function scenarioWordsPage(): string {
  const { do: list, ...keys } = entriesOf(scenarioJsonSchema());
  const { expect, ...actions } = entriesOf(list?.items);
  return [
    HEAD,
    sectionOf('Actions', actions),
    sectionOf('Keys of an expectation', entriesOf(expect)),
    sectionOf('Keys of the file', keys),
    ...Object.entries(LISTS).map(listWithHeading),
  ].join('\n');
}
