import { InvalidArgumentError, type Command } from 'commander';
import { err, ok } from '../../../core/domain/result.ts';
import { rotateKeys } from '../../keys/rotate-keys.ts';
import { changeKeys } from './change-keys.ts';

const MINUTE_MS = 60_000;
/** Longer than the pause between two looks of a server at its key file. */
const DEFAULT_MINUTES = 2;

const HELP = `
The old keys are accepted until what they made has ended, at most an hour, so no one is logged out. Running servers read the file within
30 seconds. If each server has its own copy of the file, choose --in so that the new file reaches all of them before. After a leak, use
--drop-old: all access tokens, codes and links end at once, and browsers renew their access tokens by themselves.

Exit status: 0 when the keys were rotated, 1 when they were not, 2 when the command was not understood, 3 when it was not recorded.`;

interface RotateOptions {
  readonly in: number;
  readonly dropOld?: true;
}

function minutesOf(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('Write a number of minutes from 0 to 99999.');
  return Number(text);
}

async function rotate({ in: minutes, dropOld = false }: Omit<RotateOptions, 'dropOld'> & { dropOld?: boolean }) {
  const isDone = await changeKeys({
    next: (known, now) =>
      known === null
        ? err('There is no key file to rotate. A server creates it at its first start.')
        : ok(rotateKeys(known, { now, usedFrom: now + minutes * MINUTE_MS, dropOld })),
    event: 'keysRotated',
  });
  if (isDone) process.stdout.write(`Rotated. Back up the key file again.\n`);
}

/** Adds `rotate`, which adds a new key for each purpose. */
export function registerRotate(program: Command): void {
  program
    .command('rotate')
    .description('Add new keys; the old ones are accepted until what they made has ended')
    .option('--in <minutes>', 'when the new keys are used', minutesOf, DEFAULT_MINUTES)
    .option('--drop-old', 'use the new keys at once, and accept the old ones no longer')
    .addHelpText('after', HELP)
    .action(rotate);
}
