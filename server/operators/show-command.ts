import type { Command } from 'commander';
import { printErrorAndSetExitCode, EXIT } from './exit-codes.ts';
import { isRecorded } from './record-event.ts';
import { findReport, type FoundReport } from './find-report.ts';
import { fileInWords, identitiesInWords } from './report-file-words.ts';
import { fileInJson } from './report-file-json.ts';

const WARNING = `
*** WHAT FOLLOWS SAYS WHO WAS TESTED AND WITH WHAT RESULT. ***
*** Keep it on this screen: no ticket, no chat, no mail, no log. ***

`;

const HELP = `
Without --identities it prints nothing that identifies the person tested, and only the number of the authority's remarks, because they
may quote the message. With it, standard output must be a terminal, unless you confirm with --yes that you know where it goes, and
the server logs that you used it.

Exit status: 0 when it was shown, 1 when there is no such report, 2 when the command was not understood or identities may not be
printed, 3 without a database.`;

interface ShowOptions {
  readonly identities?: true;
  readonly yes?: true;
  readonly json?: true;
}

function print(
  { file, now }: FoundReport,
  { identities = false, json }: Omit<ShowOptions, 'identities'> & { readonly identities?: boolean },
): void {
  if (identities) process.stderr.write(WARNING);
  if (json) return void process.stdout.write(fileInJson(file, identities));
  process.stdout.write(fileInWords(file, now, identities));
  if (identities) process.stdout.write(identitiesInWords(file));
}

async function show(id: string, options: ShowOptions): Promise<void> {
  if (options.identities && !process.stdout.isTTY && !options.yes) {
    const reason = 'Identities are printed only to a terminal. --yes prints them to any standard output.';
    return printErrorAndSetExitCode(reason, EXIT.notUnderstood);
  }
  const found = await findReport(id);
  if (found === null) return;
  const { reportId: report } = found.file.report;
  if (options.identities && !(await isRecorded('identitiesShown', { report }))) return;
  print(found, options);
}

/** Adds `show`, which prints one report and its history. */
export function registerShow(program: Command): void {
  program
    .command('show')
    .description('Show what happened to one report')
    .argument('<id>', 'a report id, as list prints it, or the test number on the page of a result')
    .option('--identities', 'print the fields, the message and the remarks of the authority as well')
    .option('--yes', 'print identities, even where standard output is not a terminal')
    .option('--json', 'print JSON instead of text')
    .addHelpText('after', HELP)
    .action(show);
}
