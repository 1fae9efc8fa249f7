/** `npm run mutants`: plants one fault after the other in a copy of the sources, and expects the tests that it names to fail. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { Command } from 'commander';
import { copySources, type CopiedSources } from './copied-sources.ts';
import type { Fault } from './fault.ts';
import { FAULTS } from './faults.ts';

const command = new Command('npm run mutants --')
  .description(
    'Plants known faults, one by one, in a temporary copy of the sources, and runs the tests that must see them. Exit status 1 when a fault is not seen.',
  )
  .argument('[fault...]', 'only the faults whose names begin so')
  .option('--json <file>', 'also write how many were seen, and how many were not')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse();
const { args: wanted } = command;
const { json } = command.opts<{ readonly json?: string }>();

const faults = FAULTS.filter(({ id }) => wanted.length === 0 || wanted.some((name) => id.startsWith(name)));

/** The named tests that do not pass without any fault. */
async function failingTests(sources: CopiedSources): Promise<readonly string[]> {
  const tested = await sources.test([...new Set(faults.flatMap(({ tests }) => tests))]);
  return tested.flatMap(({ file, failed, passed }) => {
    if (failed.length > 0) return failed.map((title) => `${file}: ${title}`);
    return passed === 0 ? [`${file}: no test ran`] : [];
  });
}

/** Plants one fault; whether each of its test files noticed it. */
async function isSeen(sources: CopiedSources, fault: Fault): Promise<boolean> {
  const tested = await sources.testWith(fault);
  const blind = tested.filter(({ failed }) => failed.length === 0).map(({ file }) => file);
  const titles = tested.flatMap(({ failed }) => failed.slice(0, 1));
  if (blind.length === 0) console.log(`${fault.id}: seen by ${titles.map((title) => `"${title}"`).join(', ')}`);
  else console.log(`${fault.id}: NOT SEEN by ${blind.join(', ')}\n  ${fault.fault} ${fault.harm}`);
  return blind.length === 0;
}

/** Plants all faults, in several copies at a time. */
async function plantAll(copies: readonly CopiedSources[]): Promise<void> {
  const failing = await failingTests(copies[0]!);
  if (failing.length > 0) {
    console.error(`These tests fail without a fault:\n${failing.join('\n')}`);
    process.exitCode = 1;
    return;
  }
  const queue = [...faults];
  const unseen: string[] = [];
  const work = async (sources: CopiedSources): Promise<void> => {
    for (let fault = queue.shift(); fault !== undefined; fault = queue.shift())
      if (!(await isSeen(sources, fault))) unseen.push(fault.id);
  };
  await Promise.all(copies.map(work));
  const counts = { passed: faults.length - unseen.length, failed: unseen };
  console.log(`\n${counts.passed} passed, ${unseen.length} failed`);
  if (json !== undefined) {
    mkdirSync(dirname(json), { recursive: true });
    writeFileSync(json, JSON.stringify(counts));
  }
  if (unseen.length > 0) process.exitCode = 1;
}

if (faults.length === 0) {
  console.error('No fault has such a name.');
  process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const copies = Array.from({ length: Math.min(availableParallelism(), faults.length) }, copySources);
process.on('exit', () => {
  for (const sources of copies) sources.remove();
});
await plantAll(copies);
