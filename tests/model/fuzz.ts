import fc from 'fast-check';
import type { ScenarioDriver } from '../../scenarios/driver.ts';
import { makeMemoryPlayBackEnd } from '../../cli/play/memory-back-end.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { terminalDriver } from '../support/scenarios.ts';
import { randomPlay } from './commands.ts';
import { playRandomly, type Finding } from './play-randomly.ts';
import { RULES, type Rule } from './rules.ts';

/** The random plays of one seed. */
export interface Round {
  readonly seed: number;
  /** The number of commands played. */
  readonly commands: number;
  /** The smallest failure; null if every rule held. */
  readonly found: Finding | null;
}

const PLAYS_PER_ROUND = 50;
/** Time limit for shrinking a failure. */
const SHRINKING_MS = 60_000;

/**
 * Opens a driver whose logins never end by themselves. When they do depends on the app's last call, which the model does not follow; the
 * scenarios of accounts do.
 */
const driverOfModel = (): ScenarioDriver =>
  terminalDriver(makeMemoryPlayBackEnd(KITS, { endOfLogin: () => Number.POSITIVE_INFINITY }));

/** Plays a round, but at most so many commands. The same seed always gives the same plays. */
export async function playRound(
  seed: number,
  rules: readonly Rule[] = RULES,
  openDriver: () => ScenarioDriver = driverOfModel,
  most = Infinity,
): Promise<Round> {
  let [commands, found]: [number, Finding | null] = [0, null];
  let left = most;
  const property = fc.asyncProperty(randomPlay, async (random) => {
    // The smaller inputs after a failure are cut as the play that failed.
    if (found === null) left = most - commands;
    const play = { ...random, commands: random.commands.slice(0, left) };
    if (play.commands.length === 0) return true;
    if (found === null) commands += play.commands.length;
    const failure = await playRandomly(play, openDriver(), rules);
    // fast-check only tries smaller inputs after a failure, so the last one found is the smallest.
    found = failure ?? found;
    return failure === null;
  });
  const plugins = [fc.interruptAfterTimeLimit(SHRINKING_MS)];
  await fc.check(property, { seed, numRuns: PLAYS_PER_ROUND, plugins });
  return { seed, commands, found };
}

/** A failure as a scenario file, with its seed in a comment at the top. */
export function failureText({ seed, commands, found }: Round): string {
  if (found === null) return '';
  const why = found.thrown instanceof Error ? (found.thrown.stack ?? found.thrown.message) : null;
  const lines = [
    `"npm run fuzz -- --seed ${String(seed)} --commands ${String(commands)}" repeats it, "npm run cli -- play" plays it.`,
    ...(why === null ? [] : ['The app itself failed:', ...why.split('\n')]),
  ];
  return [...lines.map((line) => `# ${line}`), found.text].join('\n');
}
