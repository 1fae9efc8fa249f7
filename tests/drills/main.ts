/** `npm run drills -- NAME`: what fails in production, done on purpose to a replicated site on this machine. `deploy/ha` has its configuration. */
import { loadavg, tmpdir } from 'node:os';
import { Command, InvalidArgumentError, Option } from 'commander';
import { findBinaries } from '../support/postgres-binaries.ts';
import type { Drill } from './drill.ts';
import { DRILLS } from './drills.ts';
import { isWithin, printedOutcome, sumOf, type Outcome } from './outcome.ts';
import { installMissing } from './packages.ts';
import { checkEverything, runOnce } from './run-drill.ts';
import { prepareFolder, startSite, type Site } from './site.ts';
import { REPOSITORY, type Pooler } from './topology.ts';
import { chooseSection, findImpossible, findUnsafe, versionOf, type DcsSection } from './versions.ts';

const USAGE_EXIT_CODE = 2;

interface Options {
  readonly times: number;
  readonly rate: number;
  readonly dcs?: DcsSection;
  readonly pooler: Pooler;
  readonly patroni: string;
  readonly from?: string;
  readonly evenIfUnsafe: boolean;
  readonly keep: boolean;
}

function refuse(reason: string): never {
  console.error(reason);
  process.exit(USAGE_EXIT_CODE);
}

/** The section of Patroni's configuration; ends the process if it cannot be used, or must not. */
function sectionFor({ dcs, patroni: command, evenIfUnsafe }: Options): DcsSection {
  const [patroni, etcd] = [versionOf(command), versionOf('etcd')];
  const section = dcs ?? chooseSection(patroni);
  const reason = findImpossible(section, etcd) ?? (evenIfUnsafe ? null : findUnsafe(section, patroni));
  if (reason !== null) refuse(reason);
  console.log(`Patroni ${patroni.join('.')} with its section "${section}", etcd ${etcd.join('.')}.`);
  return section;
}

function loadOfMachine(): string {
  return `load of the machine ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}`;
}

async function repeat(site: Site, name: string, drill: Drill, { times, rate, from }: Options): Promise<boolean> {
  const outcomes: Outcome[] = [];
  const testIds: string[] = [];
  for (let time = 1; time <= times; time += 1) {
    const repetition = await runOnce(site, drill, { rate, otherRelease: from ?? null });
    outcomes.push(repetition.outcome);
    testIds.push(...repetition.testIds);
    console.log(`${name} ${time}: ${printedOutcome(repetition.outcome)} (${loadOfMachine()})`);
    for (const note of repetition.notes) console.log(`  ${note}`);
  }
  console.log('Waiting until every report is delivered.');
  const { counts, losses } = await checkEverything(site, testIds);
  const total = sumOf(outcomes);
  const passed = outcomes.filter((outcome) => isWithin(outcome, drill)).length;
  console.log(`\n${name}, ${times} times: ${printedOutcome(total)}`);
  console.log(
    Object.entries(counts)
      .map(([what, count]) => `${what}: ${count}`)
      .join(', '),
  );
  for (const [loss, cases] of Map.groupBy(losses, (loss) => loss)) console.log(`LOSS: ${loss} (${cases.length})`);
  console.log(`${passed} of ${times} within the limit of ${drill.limitSeconds} s without success.`);
  return passed === times && losses.length === 0;
}

async function main(name: string, drill: Drill, options: Options): Promise<void> {
  const problem = installMissing();
  if (problem !== null) refuse(problem);
  const section = sectionFor(options);
  const folder = prepareFolder(tmpdir());
  const bin = findBinaries(folder.path);
  let [hasPassed, isKept] = [false, true];
  try {
    if (bin === null) throw new Error('There is no PostgreSQL.');
    const { patroni, pooler, from = REPOSITORY } = options;
    const site = await startSite(folder, { bin, patroni, section, pooler }, from);
    console.log(`Three nodes and two servers run; ${options.rate} results a second; ${loadOfMachine()}.`);
    hasPassed = await repeat(site, name, drill, options);
    isKept = options.keep || !hasPassed;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  } finally {
    const kept = folder.end(isKept);
    if (kept !== null) console.log(`Logs and data are in ${kept}.`);
  }
  // Calls that were interrupted would keep the process.
  process.exit(hasPassed ? 0 : 1);
}

function numberUpTo(highest: number) {
  return (text: string): number => {
    if (/^[1-9]\d*$/.test(text) && Number(text) <= highest) return Number(text);
    throw new InvalidArgumentError(`Must be a number from 1 to ${highest}.`);
  };
}

const program = new Command('npm run drills --')
  .description(
    [
      'Does on purpose what fails in production, to two servers on three PostgreSQL nodes that it starts on this machine with the configuration of deploy/ha.',
      'People submit and report results meanwhile. Prints how many were acknowledged, lost and doubled, and the longest time without success.',
      'Installs what it needs from Debian; needs root for that only. Exit status 1 when something was lost or doubled, or a limit was passed.',
    ].join(' '),
  )
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : USAGE_EXIT_CODE));
for (const [name, drill] of Object.entries(DRILLS)) {
  const calls = drill.mayFailCalls ? '' : ' No call may fail.';
  program
    .command(name)
    .description(drill.summary)
    .option('--times <n>', 'how many times it is repeated', numberUpTo(1000), 1)
    .option('--rate <n>', 'results per second', numberUpTo(500), 30)
    .addOption(
      new Option('--pooler <mode>', 'PgBouncer before the database')
        .choices(['none', 'session', 'transaction'])
        .default('none'),
    )
    .addOption(
      new Option('--dcs <section>', 'section of Patroni: etcd is API v2 (default: the safe one)').choices([
        'etcd',
        'etcd3',
      ]),
    )
    .option('--patroni <program>', 'another Patroni than that of the system', 'patroni')
    .option('--from <folder>', 'the earlier release, built: the servers begin with it')
    .option('--even-if-unsafe', 'use versions that are known to lose results', false)
    .option('--keep', 'keep logs and data', false)
    .addHelpText('after', `\n${drill.help}\nLess than ${drill.limitSeconds} s without success are expected.${calls}`)
    .action((options: Options) => main(name, drill, options));
}
await program.parseAsync();
