import type { HeldResult, PersonalData } from '../../core/domain/personal-data.ts';
import type { Place } from './collect-results.ts';
import type { PeopleStore } from './kysely-people-store.ts';
import type { Subject } from './ports.ts';

/** Reads what is held about a person, part by part. */
export type PersonReader = Pick<PeopleStore, 'collectPerson' | 'collectResults'>;

/** Everything that is held about a subject; null if it does not exist. `now` in epoch milliseconds. */
export async function collect(people: PersonReader, subject: Subject, now: number): Promise<PersonalData | null> {
  const person = await people.collectPerson(subject, now);
  if (person === null) return null;
  const results: HeldResult[] = [];
  let after: Place | null = null;
  do {
    const page: Awaited<ReturnType<PersonReader['collectResults']>> = await people.collectResults(subject, after);
    results.push(...page.results);
    after = page.next;
  } while (after !== null);
  return { ...person, results };
}
