import { parseOffsetInstant, type OffsetInstant } from '../domain/calendar-date.ts';
import { err, ok } from '../domain/result.ts';
import { KITS } from '../domain/kit-registry.ts';
import { readCassette } from '../domain/parse-barcode.ts';
import {
  described,
  listOf,
  oneOf,
  reader,
  refuse,
  shape,
  someText,
  text,
  written,
  type JsonSchema,
  type Problem,
  type Read,
} from './loose-value.ts';
import { action } from './read-action.ts';
import { profile } from './read-values.ts';
import { WHO, type Scenario } from './scenario.ts';

const INSTANT = '^\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}.*(?:[Zz]|[+-]\\d{2}:?\\d{2})$';

const startOfClock = reader<OffsetInstant>({ type: 'string', pattern: INSTANT }, ({ value, path }) => {
  const found = typeof value === 'string' ? parseOffsetInstant(value) : null;
  const expected = 'an instant with its offset, such as 2026-11-20T10:00:00-08:00';
  return found === null ? refuse(path, `Expected ${expected}, not ${written(value)}.`) : ok(found);
});

const cassette = reader<string>(text.schema, (loose) => {
  const read = text(loose);
  if (!read.ok) return read;
  return readCassette(read.value, KITS) !== null ? read : refuse(loose.path, 'This is no text of a cassette.');
});

const facts = shape('A scenario', {
  name: described('What is printed of it; each name once.', someText),
  now: described("The clock's start with the person's offset; without it the real time.", startOfClock),
  who: described('Who plays; without it a guest.', oneOf(WHO)),
  profiles: described("The profiles of the scenario's account; the first is the default.", listOf(profile)),
  other: described('The profiles of a second account, for another person to log into.', listOf(profile)),
  used: described('The texts of cassettes that somebody else has used.', listOf(cassette)),
  terminalOnly: described('Why the suites of the browser and of the server leave it out.', someText),
  do: described('What is done, and what must then be true.', listOf(action)),
});

/** What scenario files may hold, for editors: made of the very readers that understand them. */
export const SCENARIO_SCHEMA: JsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: "A person's path through Clearline",
  ...facts.schema,
  properties: {
    ...(facts.schema.properties as JsonSchema),
    do: { description: 'What is done, and what must then be true.', type: 'array', minItems: 1, items: action.schema },
  },
  required: ['name', 'do'],
};

/**
 * Understands the content of a scenario file. All problems are told at once, each with its path. Without `who` a guest plays.
 */
export function readScenario(content: unknown): Read<Scenario> {
  const read = facts({ value: content, path: [] });
  if (!read.ok) return read;
  const {
    name,
    now = null,
    who = 'guest',
    profiles = [],
    other = null,
    used = [],
    terminalOnly = null,
    do: actions = [],
  } = read.value;
  const problems: Problem[] = [];
  if (name === undefined) problems.push({ path: [], message: 'A scenario needs a name.' });
  if (actions.length === 0) problems.push({ path: [], message: 'A scenario needs actions, under "do".' });
  if (name === undefined || problems.length > 0) return err(problems);
  return ok({ name, now, who, profiles, other, used, terminalOnly, actions });
}
