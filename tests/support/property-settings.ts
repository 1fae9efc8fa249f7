import type { Parameters } from 'fast-check';
import { FIXED_SEED } from '../../scripts/test-seeds.mjs';
import { reporter } from './property-report.ts';
import { statistics } from './property-statistics.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** fast-check's own number, for a property that names none. */
const DEFAULT_RUNS = 100;
const A_NUMBER = { form: /^-?\d{1,10}$/, what: 'a whole number' };
const A_COUNT = { form: /^[1-9]\d{0,8}$/, what: 'a whole number above 0' };

/** The number that a variable sets; undefined if it is not set. Throws for anything else. */
function numberOf(name: string, env: Environment, { form, what }: typeof A_NUMBER): number | undefined {
  const text = env[name] ?? '';
  if (text === '') return undefined;
  if (!form.test(text)) throw new Error(`${name}=${text}: expected ${what}.`);
  return Number(text);
}

/** How often a property runs: `FC_RUNS` times, or `count` times if that is not set. Goes into the parameters of `fc.assert`. */
export function runs(count: number, env: Environment = process.env): { readonly numRuns: number } {
  return { numRuns: numberOf('FC_RUNS', env, A_COUNT) ?? count };
}

/**
 * The settings of all properties: the same inputs in each run, or with `FC_SEED` those of another seed. With `FC_PATH` it repeats a
 * failure, which names both.
 */
export function propertySettings(env: Environment): Parameters<unknown> {
  const seed = numberOf('FC_SEED', env, A_NUMBER);
  const path = env['FC_PATH'] ?? '';
  if (path !== '' && seed === undefined) throw new Error('FC_PATH needs the FC_SEED that was printed with it.');
  return {
    ...runs(DEFAULT_RUNS, env),
    seed: seed ?? FIXED_SEED,
    // A path leads to the smallest failure already.
    ...(path === '' ? {} : { path, endOnFailure: true }),
    plugins: [statistics(env), reporter()],
  };
}
