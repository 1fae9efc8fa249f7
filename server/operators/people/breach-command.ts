import { addDays, startOfDayIso, type CalendarDate } from '../../../core/domain/calendar-date.ts';
import type { HeldPerson } from '../../people/ports.ts';
import { EXIT, failed, type Outcome } from '../outcome.ts';
import { recordFailure } from '../record-event.ts';
import { makeCommand } from '../run-program.ts';
import { withPeople } from './people-access.ts';
import { readDay } from './subject-options.ts';
import { writeFolder } from './write-folder.ts';

/** Quotes a cell of a CSV file. A cell that a spreadsheet would take for a formula begins with an apostrophe. */
function quoted(text: string): string {
  const safe = /^[=+@\t\r-]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The columns of the file. */
const COLUMNS: Readonly<Record<string, (person: HeldPerson) => string>> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phoneNumber }) => phoneNumber,
  address: ({ address }) => address,
  city: ({ city }) => city,
  state: ({ state }) => state,
  zip: ({ zipCode }) => zipCode,
  language: ({ language }) => language ?? '',
  account: ({ hasAccount }) => (hasAccount ? 'account' : 'guest'),
  results: ({ results }) => String(results),
};

function csvOf(people: readonly HeldPerson[]): string {
  const rows = people.map((person) => Object.values(COLUMNS).map((cellOf) => quoted(cellOf(person))));
  return [Object.keys(COLUMNS), ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}

async function breach({ to, out }: { readonly to: CalendarDate; readonly out: string }): Promise<Outcome> {
  // The day may end half a day later elsewhere.
  const before = Date.parse(startOfDayIso(addDays(to, 2)));
  const read = await withPeople('read', ({ read: reading }) => reading((people) => people.heldBefore(before)));
  if (!read.ok) return failed(read.error, EXIT.noDatabase);
  const affected = read.value;
  const refused = await recordFailure('affectedListed', { people: String(affected.length) });
  if (refused !== null) return refused;
  const written = writeFolder(out, [{ name: 'affected.csv', text: csvOf(affected) }]);
  if (!written.ok) return failed(written.error);
  const unreachable = affected.filter(({ email, address }) => email === '' && address === '').length;
  return { shown: `${affected.length} people are affected. ${unreachable} left no email and no address.` };
}

/** Lists who is affected by a breach. */
export const breachCommand = makeCommand({
  name: 'breach',
  description: 'List who is affected by a breach in a CSV file, with what is needed to reach them',
  setUp: (command) =>
    command
      .requiredOption('--to <day>', 'the last day of the breach (YYYY-MM-DD)', readDay)
      .requiredOption('--out <directory>', 'a directory that does not exist yet'),
  help: `
Everyone whose data was held by the end of the last day is affected, since a copy of the database holds all of it. The directory gets
affected.csv. Your lawyer decides what a letter must say, and who else must be told.`,
  exits: { 0: 'when the file was written', 1: 'when it could not be' },
  examples: ['npm run --silent people -- breach --to 2026-11-20 --out ./breach'],
  work: breach,
});
