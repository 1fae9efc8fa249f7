/** `npm run bench -- NAME [RUNS]`: measures a part of the product and a baseline, and prints both. */
import { Command, InvalidArgumentError, Option } from 'commander';

interface Options {
  readonly seed?: number;
  readonly postgres?: boolean;
}

/** A part that can be measured. */
interface Bench {
  readonly summary: string;
  /** What is measured, what it is compared with, and what the figures mean. */
  readonly help: string;
  readonly option?: Option;
  readonly load: () => Promise<{ readonly run: (runs: number, options: Options) => Promise<void> }>;
}

const BENCHES: Readonly<Record<string, Bench>> = {
  web: {
    summary: 'the landing and the way of a guest on a slow phone, compared with a page of bare react-dom',
    help: `Builds the app, serves it and the bare page from real servers, and visits each RUNS times on Lighthouse's simulated phone.
Medians: score, first and largest contentful paint, total blocking time, layout shift, bytes of JavaScript. Then, with the network and the
processor slowed down: largest paint, until a press works, from the landing to the next screen, to the first step of a test, the slowest
step, and the slowest answer to a press. Needs Chromium.`,
    load: () => import('./web/bench-web.ts'),
  },
  server: {
    summary: 'creating results, compared with a bare route',
    help: `autocannon creates results over HTTP with 1, 16 and 64 clients, and loads a Fastify route that only parses the request. Medians of RUNS
rounds of 1 s: calls per second, p50, p99. Counted over all rounds: results that were acknowledged and lost, 5xx answers, other failures.`,
    option: new Option('--postgres', 'on PostgreSQL instead of SQLite'),
    load: () => import('./server/bench-server.ts'),
  },
  waiting: {
    summary: 'other calls while a server cleans a full database, compared with an empty one',
    help: `4 clients create results on SQLite for 8 s, while the server deletes 50,000 results of guests and people read their own data, with 200,000
jobs waiting; and on an empty database. Medians of RUNS rounds: p50, p99. The rewriting of the file (VACUUM) is left out.`,
    load: () => import('./server/bench-waiting.ts'),
  },
  decode: {
    summary: 'the scanner on synthetic frames and on a clip, compared with html5-qrcode',
    help: `In Chromium: RUNS starts of each scanner on an easy and on a blurred clip (time to the first text, long tasks); then 760 frames once: how many
each decoder reads, how many texts are wrong, and the median time to an answer. html5-qrcode gets the frames at full size and as a phone shows
them. Times may only be compared with each other.`,
    option: new Option('--seed <n>', 'other frames, by a whole number (default: the same in every run)').argParser(
      readSeed,
    ),
    load: () => import('./decode/bench-decode.ts'),
  },
  flows: {
    summary: 'whole guest tests per second in memory, compared with the bare reducer',
    help: 'Medians of RUNS rounds of 2 s: whole tests per second of CPU time and of real time, compared with the same events on the reducer only.',
    load: () => import('./flows/bench-flows.ts'),
  },
};

const DEFAULT_RUNS = 5;
const USAGE_EXIT_CODE = 2;

function readSeed(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Must be a whole number of at most 9 digits.');
}

function readRuns(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Must be a number from 1 to 99.');
}

const program = new Command('npm run bench --')
  .description('Measures a part of the product and compares it with a baseline.')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : USAGE_EXIT_CODE));
for (const [name, { summary, help, option, load }] of Object.entries(BENCHES)) {
  const command = program
    .command(name)
    .description(`Measure ${summary}`)
    .argument('[runs]', 'rounds or starts, 1 to 99', readRuns, DEFAULT_RUNS)
    .addHelpText('after', `\n${help}\n\nExample:\n  npm run bench -- ${name} 3`)
    .action(async (runs: number, options: Options) => (await load()).run(runs, options));
  if (option !== undefined) command.addOption(option);
}
await program.parseAsync();
