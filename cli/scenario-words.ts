import type { JsonSchema } from '@valibot/to-json-schema';
import { scenarioJsonSchema } from '../scenarios/scenario-json-schema.ts';
import { aligned } from './aligned.ts';

/** More values than these are left to the schema. */
const MAX_VALUES = 8;

/** The entries of a mapping, or of the mapping among several kinds of value. */
function entriesOf(schema: JsonSchema | undefined): readonly (readonly [string, JsonSchema])[] {
  const kinds = [schema, ...((schema?.anyOf ?? []) as readonly JsonSchema[])];
  const properties = kinds.find((kind) => kind?.properties !== undefined)?.properties ?? {};
  return Object.entries(properties as Readonly<Record<string, JsonSchema>>);
}

function lineOf([word, { description = '', enum: values = [] }]: readonly [string, JsonSchema]): readonly string[] {
  const isShort = values.length > 0 && values.length <= MAX_VALUES;
  return [`  ${word}`, isShort ? `${description} (${values.map(String).join(', ')})` : description];
}

/** Every word of a scenario file with what it is for. */
export function scenarioWords(): string {
  const keys = entriesOf(scenarioJsonSchema());
  const actions = entriesOf(keys.find(([key]) => key === 'do')?.[1].items as JsonSchema);
  const expected = entriesOf(actions.find(([action]) => action === 'expect')?.[1]);
  const parts = { 'Keys of the file:': keys, 'Actions below "do":': actions, 'What an "expect" checks:': expected };
  const lines = Object.entries(parts).flatMap(([title, words]) => [[title, ''], ...words.map(lineOf)]);
  return aligned(lines.map(([word = '', says = '']) => (says === '' ? [word] : [word, says])));
}
