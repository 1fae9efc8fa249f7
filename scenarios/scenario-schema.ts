import * as v from 'valibot';
import { parseOffsetInstant } from '../core/domain/calendar-date.ts';
import { KITS } from '../core/domain/kit-registry.ts';
import { readCassette } from '../core/domain/parse-barcode.ts';
import { action } from './action-schema.ts';
import { profile } from './form-schema.ts';
import { WHO } from './scenario-words.ts';
import { described, expected, oneOf, optional, shape, nonEmptyText, text, textLike } from './schema-parts.ts';

const AN_INSTANT = 'an instant with its offset, such as 2026-11-20T10:00:00-08:00';
const startOfClock = v.pipe(
  textLike(/^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}.*(?:[Zz]|[+-]\d{2}:?\d{2})$/, AN_INSTANT),
  v.check((written) => parseOffsetInstant(written) !== null, expected(AN_INSTANT)),
  v.transform(parseOffsetInstant),
);
const cassette = v.pipe(
  text,
  v.check((scanned) => readCassette(scanned, KITS) !== null, 'This is not the text of a cassette.'),
);
const listOf = <Item extends v.GenericSchema>(item: Item) => v.array(item, expected('a list'));

/** A scenario file. Paths into it stay valid: `actions[i]` is at `do[i]`. */
export const SCENARIO = v.pipe(
  shape('A scenario', {
    name: described('What is printed of it; each name once.', nonEmptyText),
    ...optional({
      now: described("The clock's start with the person's offset; without it the real time.", startOfClock),
      who: described('Who plays; without it a guest.', oneOf(WHO)),
      profiles: described("The profiles of the scenario's account; the first is the default.", listOf(profile)),
      other: described('The profiles of a second account, for another person to log into.', listOf(profile)),
      used: described('The texts of cassettes that another person has used.', listOf(cassette)),
      agency: described(
        '`none` if no health agency takes reports, `away` if it cannot be reached now; without it each report is sent in a moment.',
        oneOf(['none', 'away']),
      ),
      terminalOnly: described('Why the suites of the browser and of the server leave it out.', nonEmptyText),
    }),
    do: described(
      'What is done, and what must then be true.',
      v.pipe(listOf(action), v.minLength(1, 'A scenario needs actions, under "do".')),
    ),
  }),
  v.transform(
    ({
      now = null,
      who = 'guest',
      profiles = [],
      other = null,
      used = [],
      agency = null,
      terminalOnly = null,
      ...needed
    }) => ({
      ...{ name: needed.name, now, who, profiles, other, used, agency, terminalOnly, actions: needed.do },
    }),
  ),
);
