import { parseOffsetInstant, type OffsetInstant } from '../domain/calendar-date.ts';
import { err, ok } from '../domain/result.ts';
import { parseBarcode } from '../domain/parse-barcode.ts';
import {
  listOf,
  oneOf,
  refuse,
  shape,
  someText,
  text,
  written,
  type Problem,
  type Read,
  type Reader,
} from './loose-value.ts';
import { action } from './read-action.ts';
import { profile } from './read-values.ts';
import { WHO, type Scenario } from './scenario.ts';

const startOfClock: Reader<OffsetInstant> = ({ value, path }) => {
  const found = typeof value === 'string' ? parseOffsetInstant(value) : null;
  const expected = 'an instant with its offset, such as 2026-11-20T10:00:00-08:00';
  return found === null ? refuse(path, `Expected ${expected}, not ${written(value)}.`) : ok(found);
};

const cassette: Reader<string> = (loose) => {
  const read = text(loose);
  if (!read.ok) return read;
  return parseBarcode(read.value).ok ? read : refuse(loose.path, 'This is no text of a cassette.');
};

const facts = shape('A scenario', {
  name: someText,
  now: startOfClock,
  who: oneOf(WHO),
  profiles: listOf(profile),
  used: listOf(cassette),
  do: listOf(action),
});

/**
 * Understands the content of a scenario file. All problems are told at once, each with its path. Without `who` a guest plays.
 */
export function readScenario(content: unknown): Read<Scenario> {
  const read = facts({ value: content, path: [] });
  if (!read.ok) return read;
  const { name, now = null, who = 'guest', profiles = [], used = [], do: actions = [] } = read.value;
  const problems: Problem[] = [];
  if (name === undefined) problems.push({ path: [], message: 'A scenario needs a name.' });
  if (actions.length === 0) problems.push({ path: [], message: 'A scenario needs actions, under "do".' });
  if (name === undefined || problems.length > 0) return err(problems);
  return ok({ name, now, who, profiles, used, actions });
}
