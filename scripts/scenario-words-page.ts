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

/** A list with its heading. */
const listWithHeading = ([heading, list]: readonly [string, readonly string[]]): string =>
  `## ${heading}\n\n${list.map(code).join(', ')}\n`;

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

/** A table of words with their values and descriptions. */
function tableOf(title: string, first: string, schemas: Schemas): string {
  const rows = Object.entries(schemas).map(
    ([word, schema]) => `| ${code(word)} | ${valueOf(schema)} | ${schema.description ?? ''} |`,
  );
  return [`## ${title}`, '', `| ${first} | Value | What it is for |`, '| --- | --- | --- |', ...rows, ''].join('\n');
}

/** The mapping among the kinds of a value. */
function entriesOf(schema: unknown): Schemas {
  const { properties, anyOf = [] } = schema as JsonSchema;
  const found = properties ?? anyOf.map((one) => (one as JsonSchema).properties).find((one) => one !== undefined);
  return (found ?? {}) as Schemas;
}

/** The page with every word of a scenario file. */
export function scenarioWordsPage(): string {
  const { do: list, ...keys } = entriesOf(scenarioJsonSchema());
  const { expect, ...actions } = entriesOf(list?.items);
  return [
    HEAD,
    tableOf('Actions', 'Action', actions),
    tableOf('Expectations', 'Key of `expect`', entriesOf(expect)),
    tableOf('The file', 'Key', keys),
    ...Object.entries(LISTS).map(listWithHeading),
  ].join('\n');
}
