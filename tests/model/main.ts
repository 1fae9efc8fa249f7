/** `npm run fuzz`: plays random commands against the model until a rule is broken. */
import { parseArgs } from 'node:util';
import { failureText, playRound } from './fuzz.ts';

const USAGE = 'Usage: npm run fuzz -- [--seed NUMBER] [--commands NUMBER]; without --commands it runs until a failure.';
const SEEDS = 2 ** 31;

function wholeNumber(text: string | undefined): number | null {
  if (text === undefined) return null;
  return /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
}

const { values } = parseArgs({ options: { seed: { type: 'string' }, commands: { type: 'string' } } });
const [given, most] = [wholeNumber(values.seed), wholeNumber(values.commands)];

async function fuzz(first: number): Promise<void> {
  let [round, commands] = [0, 0];
  do {
    const seed = (first + round) % SEEDS;
    const played = await playRound(seed);
    [round, commands] = [round + 1, commands + played.commands];
    process.stderr.write(`round ${String(round)}, seed ${String(seed)}: ${String(commands)} commands so far\n`);
    if (played.found !== null) {
      process.stdout.write(`${failureText(played)}\n`);
      process.exitCode = 1;
      return;
    }
  } while (most === null || commands < most);
}

if (Number.isNaN(given) || Number.isNaN(most)) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  await fuzz(given ?? Math.floor(Math.random() * SEEDS));
}
