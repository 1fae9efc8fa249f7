/** How long every command takes from its start to its end, beside a Node that does nothing. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureStart, medianCost, type StartCost } from './measure-start.ts';

const MOST_OVER_NODE_MS = 500;
const START = 'cli/start.mjs';
const BARE = { name: 'node -e 0', args: ['-e', '0'] };
const SCENARIO = 'fixtures/scenarios/testing/negative-reported.yaml';
const CODE = '0100860000000017112601151728011510COV260001721A1B2C3D4';

const STATE = 'state.json';

/** Without a terminal walk ends at its first question, and without a server seed ends at its first call: all is loaded then. */
const COMMANDS = (folder: string): readonly string[] => [
  '--help',
  'walk',
  `play ${SCENARIO}`,
  `replay ${join(folder, STATE)}`,
  'schema',
  `coverage ${SCENARIO}`,
  'states',
  'flow both',
  'code make',
  `code make --out ${join(folder, 'cassette.png')}`,
  `code make --out ${join(folder, 'camera.y4m')}`,
  `code explain ${CODE}`,
  'code mutate',
  `scan ${CODE}`,
  'check-translations',
  'seed --server http://127.0.0.1:9',
  'doctor',
];

function rowOf(name: string, { wall, cpu }: StartCost, bare: StartCost): string {
  const cells = [wall, wall - bare.wall, cpu, cpu - bare.cpu].map((value) => value.toFixed(0).padStart(10));
  return `${name.padEnd(28)}${cells.join('')}`;
}

/** A command without the paths and codes that it is given. */
function shortName(command: string): string {
  return command
    .replaceAll(/ \S*[/\\:]\S*$/g, '')
    .replace(` ${CODE}`, '')
    .replace(/ --out$/, ' --out FILE');
}

/** Starts everything so many times, taking turns, so that what else the machine does falls on all alike. */
export async function run(runs: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'clearline-bench-'));
  writeFileSync(join(folder, STATE), execFileSync(process.execPath, [START, 'states', 'testing/countdown']));
  const subjects = [
    BARE,
    ...COMMANDS(folder).map((command) => ({ name: shortName(command), args: [START, ...command.split(' ')] })),
  ].map((subject) => ({ ...subject, costs: [] as StartCost[] }));
  // The first start fills Node's cache of what it compiled, as the first one after a change does.
  for (const { args } of subjects) await measureStart(args);
  for (let run = 0; run < runs; run += 1) {
    for (const { args, costs } of subjects) costs.push(await measureStart(args));
  }
  rmSync(folder, { recursive: true });
  const bare = medianCost(subjects[0]?.costs ?? []);
  console.log(`Medians of ${runs} starts, in ms${' '.repeat(3)}wall  over Node  processor  over Node`);
  for (const { name, costs } of subjects) console.log(rowOf(name, medianCost(costs), bare));
  const slow = subjects.filter(({ costs }) => medianCost(costs).wall - bare.wall > MOST_OVER_NODE_MS);
  if (slow.length === 0) return;
  console.log(`More than ${MOST_OVER_NODE_MS} ms over Node's own: ${slow.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}
