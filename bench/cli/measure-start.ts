import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const TELL_COST = fileURLToPath(new URL('tell-cost.mjs', import.meta.url));
const MICROSECONDS_A_MILLISECOND = 1_000;

/** What one start took, in milliseconds. */
export interface StartCost {
  readonly wall: number;
  /** User and system time together. */
  readonly cpu: number;
}

/** Starts Node with arguments, and waits for its end. What it prints is thrown away. */
export async function measureStart(args: readonly string[]): Promise<StartCost> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['--import', TELL_COST, ...args], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const cost = text(child.stdio[3] as Readable);
  await new Promise((resolve) => child.once('exit', resolve));
  const wall = performance.now() - begun;
  const told = await cost;
  if (told === '') throw new Error(`node ${args.join(' ')} ended without telling its cost.`);
  return { wall, cpu: Number(told) / MICROSECONDS_A_MILLISECOND };
}

/** The median of each. */
export function medianCost(costs: readonly StartCost[]): StartCost {
  const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
  return { wall: median(costs.map(({ wall }) => wall)), cpu: median(costs.map(({ cpu }) => cpu)) };
}
