import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { SCENARIO } from './scenario-schema.ts';

/** Moves descriptions in front of transformations, because the conversion of input types ignores everything after them. */
function withDescriptions(entries: v.ObjectEntries, properties: NonNullable<JsonSchema['properties']>) {
  const all = Object.entries(properties).map(([key, property]) => {
    const entry = entries[key];
    const schema = entry !== undefined && 'wrapped' in entry ? entry.wrapped : entry;
    const description = schema === undefined ? undefined : v.getDescription(schema);
    return [key, description === undefined ? property : { description, ...(property as JsonSchema) }];
  });
  return Object.fromEntries(all) as typeof properties;
}

/** The schema of scenario files, for editors (JSON Schema, draft 7). */
export function scenarioJsonSchema(): JsonSchema {
  const schema = toJsonSchema(SCENARIO, {
    typeMode: 'input',
    // Editors skip checks that only the program can run, such as a cassette's code.
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      const { properties } = jsonSchema;
      if (!('entries' in valibotSchema) || properties === undefined) return undefined;
      return { ...jsonSchema, properties: withDescriptions(valibotSchema.entries as v.ObjectEntries, properties) };
    },
  });
  return { title: "A person's path through Clearline", ...schema };
}
