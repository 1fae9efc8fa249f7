/** `npm run bench -- NAME [RUNS]`: measures a part of the product and a baseline, and prints both. */
import { Command, InvalidArgumentError } from 'commander';

/** A part that can be measured. */
interface Bench {
  readonly summary: string;
  /** What is measured, what it is compared with, and what the figures mean. */
  readonly help: string;
  /** What the option --seed decides; undefined without that option. */
  readonly seedHelp?: string;
  readonly load: () => Promise<{ readonly run: (runs: number, seed?: number) => Promise<void> }>;
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
    summary: 'creating results on both databases, compared with the bare driver and a bare route',
    help: `autocannon creates results over HTTP with 1, 16 and 64 clients. tinybench runs the same statements straight through the driver of the
database, and a Fastify route that only parses the request is loaded as well. Medians of RUNS rounds of 1 s: calls per second, p50, p99, ratio
to the driver. Counted over all rounds: results that were acknowledged and lost, 5xx answers, other failures.`,
    load: () => import('./server/bench-server.ts'),
  },
  postgres: {
    summary: "guests' results on PostgreSQL, compared with the same rows in one statement, and two servers with one",
    help: `In one process, with 1 and 16 clients, through a proxy that adds 0 or 1 ms to each answer, with and without a report: results per
second as the server stores them, with the count of the call, and of one statement that writes the same rows without any rule. Then 32 clients
report results over HTTP to one server and to two on another database: results and deliveries per second. Medians of RUNS rounds, in turns.`,
    load: () => import('./postgres/bench-postgres.ts'),
  },
  capacity: {
    summary: 'what one test of a guest and of an account uses of a server and of PostgreSQL',
    help: `Needs the built app, Chromium and PostgreSQL. Plays both tests in Chromium and counts calls and bytes; then replays their calls RUNS times
200 times for other people, 8 at a time. Prints for one test: calls and bytes by call, processor time of the server and of PostgreSQL, round
trips, write-ahead log, rows and bytes by table, cents, and what many tests a day need. Prices and assumptions: bench/capacity/costs.ts.`,
    load: () => import('./capacity/bench-capacity.ts'),
  },
  results: {
    summary: 'a page of the results list with 50 and with 5,000 results, on both databases',
    help: 'Medians of RUNS times 20 calls each: the first and the second page of 50 results, in milliseconds.',
    load: () => import('./results/bench-results.ts'),
  },
  data: {
    summary: 'the download of everything that is held about an account with 5,000 reported results, on both databases',
    help: 'Medians of RUNS accounts: the answer of the server, and making the files from it, in seconds. Ten seconds in all are allowed.',
    load: () => import('./downloads/bench-downloads.ts'),
  },
  cli: {
    summary: 'the start of every terminal command, compared with a bare Node',
    help: `Medians of RUNS starts: real time and CPU time, and how much of each is over Node's own.
Exit status 1 when a command takes over 500 ms more than Node.`,
    load: () => import('./cli/bench-cli.ts'),
  },
  decode: {
    summary: 'the scanner on synthetic frames and on a clip, compared with html5-qrcode',
    help: `In Chromium: RUNS starts of each scanner on an easy and on a blurred clip (time to the first text, long tasks); RUNS times the processor time
of each while its camera shows no code, also without the correction of blur, and the long tasks on a page slowed down 6 times; then 760 frames
once: how many each decoder reads, how many texts are wrong, and the median time to an answer. html5-qrcode gets the frames at full size and as
a phone shows them. Processor times may be compared on a busy machine, other times only with each other.`,
    seedHelp: 'other frames, by a whole number (default: the same in every run)',
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
for (const [name, { summary, help, seedHelp, load }] of Object.entries(BENCHES)) {
  const command = program
    .command(name)
    .description(`Measure ${summary}`)
    .argument('[runs]', 'rounds or starts, 1 to 99', readRuns, DEFAULT_RUNS)
    .addHelpText('after', `\n${help}\n\nExample:\n  npm run bench -- ${name} 3`)
    .action(async (runs: number, { seed }: { readonly seed?: number }) => (await load()).run(runs, seed));
  if (seedHelp !== undefined) command.option('--seed <n>', seedHelp, readSeed);
}
await program.parseAsync();
