/** `npm run fuzz`: plays random commands against the model until a rule is broken. */
import { Command, InvalidArgumentError } from 'commander';
import { search } from '../world/search.ts';
import { failureText, playRound } from './fuzz.ts';

const SEEDS = 2 ** 31;

function wholeNumber(text: string): number {
  if (/^\d{1,10}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Must be a whole number.');
}

const {
  seed,
  commands: most = Infinity,
  people,
} = new Command('npm run fuzz --')
  .description('Plays random commands against a small model, and prints the first failure as a scenario.')
  .option('--seed <number>', 'the first seed; another one each time without it', wholeNumber)
  .option('--commands <number>', 'stop after this many commands; without it only a failure stops the run', wholeNumber)
  .option(
    '--people <seconds>',
    'let several people share the tabs instead, and print the shortest play that breaks each rule',
    wholeNumber,
  )
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse()
  .opts<{ readonly seed?: number; readonly commands?: number; readonly people?: number }>();

async function fuzz(first: number): Promise<void> {
  let [round, commands] = [0, 0];
  do {
    const seed = (first + round) % SEEDS;
    const played = await playRound(seed, undefined, undefined, most - commands);
    [round, commands] = [round + 1, commands + played.commands];
    process.stderr.write(`round ${String(round)}, seed ${String(seed)}: ${String(commands)} commands so far\n`);
    if (played.found !== null) {
      process.stdout.write(`${failureText(played)}\n`);
      process.exitCode = 1;
      return;
    }
  } while (commands < most);
}

/** Prints the rules that random deeds break, each with its shortest play. */
async function searchPeople(first: number, seconds: number): Promise<void> {
  const { deeds, found } = await search(first, seconds * 1000);
  for (const [broken, play] of found) process.stdout.write(`${broken}\n  ${play.join(', ')}\n`);
  process.stderr.write(`seed ${String(first)}: ${String(deeds)} deeds\n`);
}

const first = seed ?? Math.floor(Math.random() * SEEDS);
await (people === undefined ? fuzz(first) : searchPeople(first, people));
