/** The seeds of the properties. Also a page of happy-dom reads this file, so it imports nothing of the repository. */
import { randomInt } from 'node:crypto';

/** The seed of all properties without FC_SEED: a run finds the same as the one before. */
export const FIXED_SEED = 41;

/** The seed of the second tier: the one in FC_SEED, or a new one. */
export const drawnSeed = () => process.env.FC_SEED || String(randomInt(2 ** 31));
