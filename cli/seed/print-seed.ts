import { aligned } from '../aligned.ts';
import type { Seeded, SeededAccount } from './seed-account.ts';

const HEADINGS = ['email', 'password', 'second factor', 'account', 'people', 'results', 'test under way'];

function counted({ there, made }: Seeded): string {
  if (made === 0) return `${there}, there already`;
  return made === there ? `${there} made` : `${there}, ${made} of them made`;
}

/** How to log in to each account, what existed, and what was created. */
export function seedTable(accounts: readonly SeededAccount[], server: string): string {
  if (accounts.length === 0) return '';
  const rows = accounts.map(({ email, password, secondFactor, isNew, profiles, results, underWay }) => [
    email,
    password,
    secondFactor ?? 'none',
    isNew ? 'made' : 'there already',
    counted(profiles),
    counted(results),
    counted(underWay),
  ]);
  const cassettes = accounts.map(({ usedCassette }) => `  ${usedCassette}\n`);
  return [
    aligned([HEADINGS, ...rows]),
    `\nLog in at ${server}/login. Codes of the second factor are at ${server}/dev/mailbox.\n`,
    `Cassettes that the tests under way hold, and which any other test rejects:\n${cassettes.join('')}`,
  ].join('');
}
