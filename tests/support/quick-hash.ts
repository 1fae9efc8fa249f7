/** Hashes of passwords in tests: those of production take most of the time of a call. */
export const QUICK_HASH = { memoryCost: 256, timeCost: 1, parallelism: 1 };
