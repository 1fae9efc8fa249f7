import fc from 'fast-check';
import { runs } from '../support/property-settings.ts';
import type { Deed } from './deeds.ts';
import { playDeeds } from './play.ts';
import { randomDeeds } from './random.ts';

/** Disturbances after each goal of a person. */
const MOST_DISTURBANCES = 4;

/** The plays of a search: how many deeds were played, and by each rule and case the shortest play that broke it. */
export interface Search {
  readonly deeds: number;
  readonly found: ReadonlyMap<string, readonly Deed[]>;
}

/** Plays random deeds of several people for so many milliseconds, from a seed. */
export async function search(seed: number, milliseconds: number): Promise<Search> {
  const until = performance.now() + milliseconds;
  const found = new Map<string, readonly Deed[]>();
  let deeds = 0;
  for (let round = seed; performance.now() < until; round += 1) {
    for (const play of fc.sample(randomDeeds(MOST_DISTURBANCES), { seed: round, ...runs(50) })) {
      deeds += play.length;
      for (const [rule, what] of await playDeeds(play)) {
        const known = found.get(`${rule}: ${what}`);
        if (known === undefined || known.length > play.length) found.set(`${rule}: ${what}`, play);
      }
    }
  }
  return { deeds, found };
}
