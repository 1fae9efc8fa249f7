import type { Command } from 'commander';
import { asExplain } from './explain-options.ts';

/** Adds `scan`, the short name of `code explain`. */
export function registerScan(program: Command): void {
  const command = program.command('scan').description("Judge a code and explain it; the same as 'code explain'");
  asExplain(command, 'scan');
}
