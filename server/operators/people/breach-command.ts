import { Option, type Command } from 'commander';
import { addDays, startOfDayIso, type CalendarDate } from '../../../core/domain/calendar-date.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { EXIT, printErrorAndSetExitCode } from '../exit-codes.ts';
import { isRecorded } from '../record-event.ts';
import { breachFiles } from './breach-letters.ts';
import { withPeople } from './people-access.ts';
import { readDay } from './subject-options.ts';
import { writeFolder } from './write-folder.ts';

/** The option that says in a language what happened. */
function happenedOption(language: Language): string {
  return `--happened-${language}`;
}

const HELP = `
Everyone whose data was held by the end of the last day is affected, since a copy of the database holds all of it. The directory gets
affected.csv, with what is needed to reach each person, and a letter to each in every language, under the number in the list. Read a letter before you send any:
your lawyer decides what it must say, and who else must be told.

Exit status: 0 when the files were written, 1 when they could not be, 2 when the command was not understood, 3 without a database.

Example:
  npm run --silent people -- breach --from 2026-11-18 --to 2026-11-20 --out ./breach \\
    ${LANGUAGES.map((language) => `${happenedOption(language)} TEXT`).join(' ')}`;

/** Commander names each option by its words: `--happened-en` is `happenedEn`. */
type HappenedOptions = Readonly<Record<`happened${Capitalize<Language>}`, string>>;

interface BreachOptions extends HappenedOptions {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly out: string;
}

function happenedByLanguage(options: HappenedOptions): Readonly<Record<Language, string>> {
  const texts = LANGUAGES.map((language) => {
    const name = new Option(happenedOption(language)).attributeName() as keyof HappenedOptions;
    return [language, options[name]] as const;
  });
  return Object.fromEntries(texts) as Record<Language, string>;
}

async function breach({ from, to, out, ...texts }: BreachOptions): Promise<void> {
  if (to < from) return printErrorAndSetExitCode('--to is before --from.', EXIT.notUnderstood);
  // The day may end half a day later elsewhere.
  const before = Date.parse(startOfDayIso(addDays(to, 2)));
  const read = await withPeople('read', async ({ read: reading, config }) => ({
    affected: await reading((people) => people.heldBefore(before)),
    supportEmail: config.supportEmail,
  }));
  if (!read.ok) return printErrorAndSetExitCode(read.error, EXIT.noDatabase);
  const { affected, supportEmail } = read.value;
  if (!(await isRecorded('affectedListed', { people: String(affected.length) }))) return;
  const written = writeFolder(
    out,
    breachFiles(affected, { happened: happenedByLanguage(texts), from, to, supportEmail }),
  );
  if (!written.ok) return printErrorAndSetExitCode(written.error, EXIT.rejected);
  const unreachable = affected.filter(({ email, address }) => email === '' && address === '').length;
  process.stdout.write(`${affected.length} people are affected. ${unreachable} left no email and no address.\n`);
}

/** Adds `breach`, which lists who is affected by a breach and writes the letters to them. */
export function registerBreach(program: Command): void {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const command = program
    .command('breach')
    .description('List who is affected by a breach, and write the letters in every language')
    .requiredOption('--from <day>', 'the first day of the breach (YYYY-MM-DD)', readDay)
    .requiredOption('--to <day>', 'its last day (YYYY-MM-DD)', readDay);
  for (const language of LANGUAGES) {
    command.requiredOption(`${happenedOption(language)} <text>`, `what happened, in ${names.of(language) ?? language}`);
  }
  command
    .requiredOption('--out <directory>', 'a directory that does not exist yet')
    .addHelpText('after', HELP)
    .action(breach);
}
