/** `npm run fuzz`: plays random commands against the model until a rule is broken. */
import { Command, InvalidArgumentError } from 'commander';
import { failureText, playRound } from './fuzz.ts';

const SEEDS = 2 ** 31;

function wholeNumber(text: string): number {
  if (/^\d{1,10}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Must be a whole number.');
}

const { seed, commands: most = Infinity } = new Command('npm run fuzz --')
  .description('Plays random commands against a small model, and prints the first failure as a scenario.')
  .option('--seed <number>', 'the first seed; another one each time without it', wholeNumber)
  .option('--commands <number>', 'stop after this many commands; without it only a failure stops the run', wholeNumber)
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse()
  .opts<{ readonly seed?: number; readonly commands?: number }>();

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

await fuzz(seed ?? Math.floor(Math.random() * SEEDS));
