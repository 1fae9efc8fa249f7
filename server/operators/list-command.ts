import { InvalidArgumentError, Option, type Command } from 'commander';
import { toIsoInstant } from '../../core/domain/calendar-date.ts';
import type { ReportList } from '../report-delivery/report-admin.ts';
import type { ReportSummary } from '../report-delivery/ports.ts';
import { REPORT_STATES, statesWhere, type ReportState } from '../report-delivery/report-state.ts';
import { printErrorAndSetExitCode, EXIT } from './exit-codes.ts';
import { ageText, columns } from './printed-text.ts';
import { withReportAccess } from './open-reports.ts';

const WAITING_FOR_STAFF = statesWhere(({ needsStaff }) => needsStaff);
const ALL = 'all';
const DEFAULT_LIMIT = 100;

interface ListOptions {
  readonly state?: ReportState | typeof ALL;
  readonly held?: true;
  readonly limit: number;
  readonly json?: true;
}

function limitOf(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('Write a number from 1 to 999999.');
  return Number(text);
}

function statesOf({ state, held }: ListOptions): readonly ReportState[] {
  if (held) return ['held'];
  if (state === undefined) return WAITING_FOR_STAFF;
  return state === ALL ? REPORT_STATES : [state];
}

const HEAD = ['REPORT', 'STATE', 'FORM', 'AGE', 'TRIES', 'LAST FAILURE', 'FILE'];

function cellsOf(report: ReportSummary, now: number): readonly string[] {
  const { reportId, state, form, createdAt, tries, failure, fileName } = report;
  return [reportId, state, form, ageText(now - createdAt), String(tries), failure ?? '-', fileName];
}

function jsonOf({ reports }: ReportList): string {
  const shown = reports.map(({ createdAt, changedAt, ...rest }) => ({
    ...rest,
    createdAt: toIsoInstant(createdAt),
    changedAt: toIsoInstant(changedAt),
  }));
  return `${JSON.stringify(shown)}\n`;
}

async function list(options: ListOptions): Promise<void> {
  const { limit, json } = options;
  const read = await withReportAccess('read', async ({ admin, now }) => ({
    found: await admin.list(statesOf(options), limit),
    now: now(),
  }));
  if (!read.ok) return printErrorAndSetExitCode(read.error, EXIT.noDatabase);
  const { found, now } = read.value;
  if (json) process.stdout.write(jsonOf(found));
  else if (found.total === 0) process.stdout.write('There are none.\n');
  else process.stdout.write(columns([HEAD, ...found.reports.map((report) => cellsOf(report, now))]));
  const left = found.total - found.reports.length;
  if (left > 0) process.stderr.write(`${left} more, made later. --limit ${found.total} lists all.\n`);
}

/** Adds `list`, which lists reports without identities. */
export function registerList(program: Command): void {
  program
    .command('list')
    .description('List the reports that are held, stuck, refused or invalid, oldest first, without identities')
    .addOption(new Option('--state <state>', 'list those in this state instead').choices([...REPORT_STATES, ALL]))
    .addOption(new Option('--held', 'list those that wait for a check instead').conflicts('state'))
    .option('--limit <count>', 'list at most this many', limitOf, DEFAULT_LIMIT)
    .option('--json', 'print a JSON array instead of a table')
    .action(list);
}
