import fc from 'fast-check';
import type { ScenarioDriver } from '../../scenarios/driver.ts';
import { terminalDriver } from '../support/scenarios.ts';
import { randomPlay } from './commands.ts';
import { playRandomly, type Found } from './play-randomly.ts';
import { RULES, type Rule } from './rules.ts';

/** A round of random plays that one seed makes. */
export interface Round {
  readonly seed: number;
  /** How many commands were given. */
  readonly commands: number;
  /** The smallest failure that was found; null where all held. */
  readonly found: Found | null;
}

const PLAYS_A_ROUND = 50;
/** Making a failure smaller ends in any case. */
const SHRINKING_MS = 60_000;

/** Plays a round. The same seed makes the same plays. */
export async function playRound(
  seed: number,
  rules: readonly Rule[] = RULES,
  openDriver: () => ScenarioDriver = terminalDriver,
): Promise<Round> {
  let [commands, found]: [number, Found | null] = [0, null];
  const property = fc.asyncProperty(randomPlay, async (random) => {
    if (found === null) commands += random.commands.length;
    const failure = await playRandomly(random, openDriver(), rules);
    // Of a failure only smaller ones are tried, so the last is the smallest.
    found = failure ?? found;
    return failure === null;
  });
  const plugins = [fc.interruptAfterTimeLimit(SHRINKING_MS)];
  await fc.check(property, { seed, numRuns: PLAYS_A_ROUND, plugins });
  return { seed, commands, found };
}

/** What a person needs to know of a failure: a scenario file, with where it came from on top. */
export function foundText({ seed, found }: Round): string {
  if (found === null) return '';
  const why = found.thrown instanceof Error ? (found.thrown.stack ?? found.thrown.message) : null;
  const lines = [
    `Seed ${String(seed)}; "npm run fuzz -- --seed ${String(seed)} --commands 1" finds it again, "npm run cli -- play" plays it.`,
    ...(why === null ? [] : ['The app itself failed:', ...why.split('\n')]),
  ];
  return [...lines.map((line) => `# ${line}`), found.text].join('\n');
}
