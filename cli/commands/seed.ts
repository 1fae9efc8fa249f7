import type { Command } from 'commander';
import { LANGUAGES } from '../../core/domain/languages.ts';
import type { SeedOptions } from '../seed/run-seed.ts';
import { serverUrl } from './server-url.ts';
import { wholeNumber } from './whole-number.ts';
import { choiceOption } from './choices.ts';

const MOST_ACCOUNTS = 50;

const HELP = `
Every account has three invented people, one of them a child; old results of
every kind, reported with and without the name and not at all; and an unfinished
test, which holds a cassette. Only the browser of a test knows its step, so no
browser can continue it. Every second account asks for a code when logging in.
--people writes a person at every step of both flows, whom the page /dev/replay
of "npm run dev" and the command replay open. It does so also without a server.

Everything is created through the API, and codes are read from the server's
mailbox. A server without it is rejected.
Seeding again creates only what is missing. --language sets the language of
emails to new accounts.

Exit status: 0 when all accounts exist, 1 when one does not, or the server is
rejected, 2 when no server answers or the command was not understood.

Examples:
  npm run cli -- seed
  npm run cli -- seed --accounts 10 --language es
  npm run cli -- seed --people my-people
  npm run --silent cli -- seed --server http://localhost:4601 --json`;

/** Adds `seed`, which makes demo accounts on a server. */
export function registerSeed(program: Command): void {
  program
    .command('seed')
    .description('Make demo accounts on a running server, and print how to log in')
    .option('--server <url>', 'the running server', serverUrl, 'http://localhost:4600')
    .option('--accounts <number>', 'the number of accounts', wholeNumber(1, MOST_ACCOUNTS), 3)
    .addOption(choiceOption('--language <language>', 'of what is sent to them', LANGUAGES).default('en'))
    .option('--people <folder>', 'write a person at every step of both flows into this folder')
    .option('--json', 'print JSON instead of a table')
    .addHelpText('after', HELP)
    .action(async (options: SeedOptions) => (await import('../seed/run-seed.ts')).runSeed(options));
}
