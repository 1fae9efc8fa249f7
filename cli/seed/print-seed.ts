import { aligned } from '../aligned.ts';
import type { Seeded, SeededAccount } from './seed-account.ts';

const HEADINGS = ['email', 'password', 'second factor', 'account', 'people', 'results', 'test under way'];

function counted({ there, made }: Seeded): string {
  if (made === 0) return `${there}, there already`;
  return made === there ? `${there} made` : `${there}, ${made} of them made`;
}

/** How to log in to each account, what existed, and what was created. */
function seedTable(accounts: readonly SeededAccount[], server: string): string {
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

/** The folder with a file for each person, and how many there are. */
interface WrittenPeople {
  readonly folder: string;
  readonly count: number;
}

/** How to become one of the people in the folder; nothing if none were written. */
function peopleText(written: WrittenPeople | undefined): string {
  if (written === undefined) return '';
  return `
${written.count} people, one at every step of both flows, are in ${written.folder}.
To become one of them, start npm run dev and open the file at /dev/replay.
Log in with one of the accounts first if the file ends in -account.json.
In the terminal: npm run cli -- replay FILE
`;
}

/** What a seeding made; `people` only if they were asked for. */
interface SeedReport {
  readonly server: string;
  readonly accounts: readonly SeededAccount[];
  readonly people?: WrittenPeople;
}

/** What was made, as JSON or in words. */
export function seedOutput(report: SeedReport, isJson = false): string {
  if (isJson) return `${JSON.stringify(report)}\n`;
  return seedTable(report.accounts, report.server) + peopleText(report.people);
}
