import fc from 'fast-check';
import { runs } from '../support/property-settings.ts';
import type { Deed } from './deeds.ts';
import { playDeeds } from './play.ts';
import { randomDeeds } from './random.ts';

/** Disturbances after each goal of a person. */
export const MOST_DISTURBANCES = 4;

/** The plays of a search: how many deeds were played, and by each rule and case a short play that breaks it. */
export interface Search {
  readonly deeds: number;
  readonly found: ReadonlyMap<string, readonly Deed[]>;
}

/** What a play breaks, each as one line. */
async function brokenBy(play: readonly Deed[]): Promise<readonly string[]> {
  return [...(await playDeeds(play))].map(([rule, what]) => `${rule}: ${what}`);
}

/** The play without each deed that breaking the rule does not need. */
async function shortened(play: readonly Deed[], broken: string): Promise<readonly Deed[]> {
  for (let place = play.length - 1; place >= 0; place -= 1) {
    const shorter = play.toSpliced(place, 1);
    if ((await brokenBy(shorter)).includes(broken)) return shortened(shorter, broken);
  }
  return play;
}

/** Plays random deeds of several people until a time or a number of deeds has passed, from a seed. */
export async function search(seed: number, isOver: (deeds: number) => boolean): Promise<Search> {
  const found = new Map<string, readonly Deed[]>();
  let deeds = 0;
  for (let round = seed; !isOver(deeds); round += 1) {
    for (const play of fc.sample(randomDeeds(MOST_DISTURBANCES), { seed: round, ...runs(50) })) {
      deeds += play.length;
      for (const broken of await brokenBy(play)) {
        if (!found.has(broken)) found.set(broken, await shortened(play, broken));
      }
    }
  }
  return { deeds, found };
}
