import type { Named, PseudonymOf } from './pseudonyms.ts';
import type { EventLine, DetailsOf, SecurityEvent } from './security-events.ts';

/** The facts that identify a person: only their pseudonym is written. */
const NAMED: ReadonlySet<string> = new Set<Named>(['account', 'email', 'test', 'address']);

const isNamed = (fact: string): fact is Named => NAMED.has(fact);

/** The line about an event. What identifies a person or an address is replaced by its pseudonym. */
export function eventLine<Event extends SecurityEvent>(
  pseudonymOf: PseudonymOf,
  event: Event,
  facts: DetailsOf<Event>,
): EventLine {
  const given = Object.entries<string | null>(facts as Readonly<Record<string, string | null>>);
  const written = given.flatMap(([fact, value]) => {
    if (value === null) return [];
    return [[fact, isNamed(fact) ? pseudonymOf(fact, value) : value]];
  });
  return { event, ...(Object.fromEntries(written) as Readonly<Record<string, string>>) };
}
