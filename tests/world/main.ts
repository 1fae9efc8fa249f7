/** `npm run fuzz`: plays random deeds of several people, tabs and phones, and prints what breaks a rule. */
import { Command, InvalidArgumentError } from 'commander';
import { search } from './search.ts';

const SEEDS = 2 ** 31;
const DEFAULT_SECONDS = 60;

function wholeNumber(text: string): number {
  if (/^\d{1,10}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Must be a whole number.');
}

const { seed = Math.floor(Math.random() * SEEDS), seconds = DEFAULT_SECONDS } = new Command('npm run fuzz --')
  .description(
    'Plays random deeds of several people who share tabs, and prints the shortest play that breaks each rule.',
  )
  .option('--seed <number>', 'the first seed; another one each time without it', wholeNumber)
  .option('--seconds <number>', 'how long to play; 60 without it', wholeNumber)
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse()
  .opts<{ readonly seed?: number; readonly seconds?: number }>();

const until = performance.now() + seconds * 1000;
const { deeds, found } = await search(seed, () => performance.now() >= until);
for (const [broken, play] of found) process.stdout.write(`${broken}\n  ${play.join(', ')}\n`);
process.stderr.write(`seed ${String(seed)}: ${String(deeds)} deeds\n`);
