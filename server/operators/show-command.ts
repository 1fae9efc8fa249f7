import type { Command } from 'commander';
import type { ReportFile } from '../reporting/oversee-reports.ts';
import { complain, EXIT } from './exit-codes.ts';
import { printable } from './printed-text.ts';
import { fileInWords, identitiesInWords } from './report-file-words.ts';
import { fileInJson } from './report-file-json.ts';
import { atReportDesk, type ReportDesk } from './report-desk.ts';

/** What people read as the number of their test; no report id is so short. */
const TEST_NUMBER = /^[0-9a-f]{8}$/i;

const WARNING = `
*** WHAT FOLLOWS SAYS WHO WAS TESTED AND WITH WHAT RESULT. ***
*** Keep it on this screen: no ticket, no chat, no mail, no log. ***

`;

const HELP = `
Without --identities it prints nothing that says who was tested, and of the authority's remarks only how many there are, since they
may quote the message. With it, standard output must be a terminal, unless --yes says that you know where it goes.

Exit status: 0 when it was shown, 1 when there is no such report, 2 when the command was not understood or identities may not be
printed, 3 without a database.`;

interface ShowOptions {
  readonly identities?: true;
  readonly yes?: true;
  readonly json?: true;
}

function print(
  file: ReportFile,
  now: number,
  { identities = false, json }: Omit<ShowOptions, 'identities'> & { readonly identities?: boolean },
): void {
  if (identities) process.stderr.write(WARNING);
  if (json) return void process.stdout.write(fileInJson(file, identities));
  process.stdout.write(fileInWords(file, now, identities));
  if (identities) process.stdout.write(identitiesInWords(file));
}

async function find(id: string, { oversee, now }: ReportDesk) {
  const ids = TEST_NUMBER.test(id) ? await oversee.idsOfTest(id) : [id];
  const [first] = ids;
  return { ids, file: first === undefined ? null : await oversee.inspect(first), now: now() };
}

async function show(id: string, options: ShowOptions): Promise<void> {
  if (options.identities && !process.stdout.isTTY && !options.yes) {
    const reason = 'Identities are printed to a terminal alone. --yes prints them to wherever standard output goes.';
    return complain(reason, EXIT.notUnderstood);
  }
  const read = await atReportDesk((desk) => find(id, desk));
  if (!read.ok) return complain(read.error, EXIT.noDatabase);
  const { ids, file, now } = read.value;
  if (ids.length > 1) return complain(`Several tests have this number; their reports: ${ids.join(', ')}`, EXIT.refused);
  if (file === null) return complain(`${printable(id)}: there is no such report`, EXIT.refused);
  print(file, now, options);
}

/** Adds `show`, which tells what happened to one report. */
export function registerShow(program: Command): void {
  program
    .command('show')
    .description('Show what happened to one report')
    .argument('<id>', 'a report id, as list prints it, or the test number on the page of a result')
    .option('--identities', 'print the fields, the message and the remarks of the authority as well')
    .option('--yes', 'print identities also where standard output is no terminal')
    .option('--json', 'print JSON instead of words')
    .addHelpText('after', HELP)
    .action(show);
}
