import type { Named, PseudonymOf } from './pseudonyms.ts';
import type { EventLine, DetailsOf, SecurityEvent } from './security-events.ts';

/** The fields that identify a person: only their pseudonym is written. */
const NAMED: ReadonlySet<string> = new Set<Named>(['account', 'email', 'test', 'address']);

const isNamed = (field: string): field is Named => NAMED.has(field);

/** The line about an event. What identifies a person or an address is replaced by its pseudonym. */
export function eventLine<Event extends SecurityEvent>(
  pseudonymOf: PseudonymOf,
  event: Event,
  details: DetailsOf<Event>,
): EventLine {
  const given = Object.entries<string | null>(details as Readonly<Record<string, string | null>>);
  const written = given.flatMap(([field, value]) => {
    if (value === null) return [];
    return [[field, isNamed(field) ? pseudonymOf(field, value) : value]];
  });
  return { event, ...(Object.fromEntries(written) as Readonly<Record<string, string>>) };
}
