import type { Command } from 'commander';
import { toIsoInstant } from '../../../core/domain/calendar-date.ts';
import { makeSystemClock } from '../../../adapters/clock/system-clock.ts';
import { stateOf, type Key } from '../../keys/key.ts';
import { readConfig } from '../../config.ts';
import { EXIT, printErrorAndSetExitCode } from '../exit-codes.ts';
import { columns } from '../printed-text.ts';
import { commandKeys } from '../record-event.ts';

const HELP = `
It prints no secret. "used" keys make new tokens, codes and messages; "accepted" ones were replaced, and what they made is still valid;
"waiting" ones are used from the time that is printed; the secrets of "ended" ones are erased.

Exit status: 0 when the keys were shown, 2 when the command was not understood, 3 when there are none.`;

const HEAD = ['PURPOSE', 'KEY', 'STATE', 'USED FROM', 'ACCEPTED UNTIL'];

interface ShownKey {
  readonly purpose: string;
  readonly id: string;
  readonly state: string;
  readonly usedFrom: string;
  readonly acceptedUntil: string | null;
}

function shownKeys(keys: readonly Key[], now: number): readonly ShownKey[] {
  return keys.map((key) => ({
    purpose: key.purpose,
    id: key.id,
    state: stateOf(keys, key, now),
    usedFrom: toIsoInstant(key.usedFrom),
    acceptedUntil: key.acceptedUntil === null ? null : toIsoInstant(key.acceptedUntil),
  }));
}

function show({ json }: { readonly json?: true }): void {
  const config = readConfig(process.env);
  if (!config.ok) return printErrorAndSetExitCode(config.error, EXIT.noDatabase);
  const keys = commandKeys(config.value);
  if (!keys.ok) return printErrorAndSetExitCode(keys.error, EXIT.noDatabase);
  const shown = shownKeys(keys.value.all(), makeSystemClock().now());
  if (json) return void process.stdout.write(`${JSON.stringify(shown)}\n`);
  const rows = shown.map(({ purpose, id, state, usedFrom, acceptedUntil }) => [
    purpose,
    id,
    state,
    usedFrom,
    acceptedUntil ?? '-',
  ]);
  process.stdout.write(columns([HEAD, ...rows]));
}

/** Adds `show`, which lists the keys without their secrets. */
export function registerShowKeys(program: Command): void {
  program
    .command('show')
    .description('List the keys with their states, without secrets')
    .option('--json', 'print a JSON array instead of a table')
    .addHelpText('after', HELP)
    .action(show);
}
