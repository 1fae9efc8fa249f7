import { toJsonSchema } from '@valibot/to-json-schema';
import { PERSONAL_DATA } from '../adapters/http/personal-data-schema.ts';

/** The schema of the file that people download with their data (JSON Schema, draft 7). */
export function personalDataSchema(): string {
  const schema = toJsonSchema(PERSONAL_DATA, { typeMode: 'input', errorMode: 'ignore' });
  return JSON.stringify({ title: 'Everything that Clearline holds about a person', ...schema });
}
