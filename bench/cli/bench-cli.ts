/** Measures how long every command takes from start to exit, compared with a Node process that does nothing. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { inTurns, median } from '../in-turns.ts';

const MOST_OVER_NODE_MS = 500;
const REPORT_CPU = fileURLToPath(new URL('report-cpu.mjs', import.meta.url));
const START = 'cli/start.mjs';
const BARE = 'node -e 0';
const SCENARIO = 'fixtures/scenarios/testing/negative-reported.yaml';
const CODE = '0100860000000017112601151728011510COV260001721A1B2C3D4';

const STATE = 'state.json';

/** The arguments by command name. `walk` without a terminal ends at its first question and `seed` without a server at its first call, with everything loaded by then. */
const commandsIn = (folder: string): Readonly<Record<string, string>> => ({
  [BARE]: '-e 0',
  '--help': `${START} --help`,
  walk: `${START} walk`,
  play: `${START} play ${SCENARIO}`,
  replay: `${START} replay ${join(folder, STATE)}`,
  schema: `${START} schema`,
  coverage: `${START} coverage ${SCENARIO}`,
  states: `${START} states`,
  'clinical-review': `${START} clinical-review`,
  'flow both': `${START} flow both`,
  'code make': `${START} code make`,
  'code make, picture': `${START} code make --out ${join(folder, 'cassette.png')}`,
  'code make, film': `${START} code make --out ${join(folder, 'camera.y4m')}`,
  'code explain': `${START} code explain ${CODE}`,
  'code mutate': `${START} code mutate`,
  scan: `${START} scan ${CODE}`,
  'check-translations': `${START} check-translations`,
  'seed --server': `${START} seed --server http://127.0.0.1:9`,
  doctor: `${START} doctor`,
});

/** Runs Node with these arguments until it exits. Resolves with its user and system time in milliseconds. */
async function start(args: string): Promise<number> {
  const child = spawn(process.execPath, ['--import', REPORT_CPU, ...args.split(' ')], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [cost] = await Promise.all([
    text(child.stdio[3] as Readable),
    new Promise((resolve) => child.once('exit', resolve)),
  ]);
  if (cost === '') throw new Error(`node ${args} ended without reporting its processor time.`);
  return Number(cost) / 1000;
}

/** Runs each command `runs` times in turns, and prints the medians. */
export async function run(runs: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'clearline-bench-'));
  writeFileSync(join(folder, STATE), execFileSync(process.execPath, [START, 'states', 'testing/countdown']));
  const subjects = Object.entries(commandsIn(folder)).map(([name, args]) => ({ name, args, cpu: [] as number[] }));
  // The first start fills Node's compile cache.
  for (const { args } of subjects) await start(args);
  const paces = await inTurns(runs, { iterations: 1, time: 0, warmup: false }, (bench) => {
    for (const { name, args, cpu } of subjects)
      bench.add(name, async () => cpu.push(await start(args)), { async: true });
  });
  rmSync(folder, { recursive: true });
  const medians = subjects.map(({ name, cpu }) => ({ name, wall: paces.get(name)?.p50 ?? NaN, cpu: median(cpu) }));
  const bare = medians.find(({ name }) => name === BARE) ?? { wall: NaN, cpu: NaN };
  console.log(`Medians of ${runs} starts, in ms${' '.repeat(3)}wall  over Node  processor  over Node`);
  for (const { name, wall, cpu } of medians) {
    const cells = [wall, wall - bare.wall, cpu, cpu - bare.cpu].map((value) => value.toFixed(0).padStart(10));
    console.log(`${name.padEnd(28)}${cells.join('')}`);
  }
  const slow = medians.filter(({ wall }) => wall - bare.wall > MOST_OVER_NODE_MS);
  if (slow.length === 0) return;
  console.log(`More than ${MOST_OVER_NODE_MS} ms over Node's own: ${slow.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}
