import { InvalidArgumentError, Option } from 'commander';
import { toIsoInstant } from '../../core/domain/calendar-date.ts';
import { REPORT_STATES, statesWhere, type ReportState } from '../report-delivery/report-state.ts';
import { withReportAccess } from './open-reports.ts';
import { EXIT, failed, type Outcome } from './outcome.ts';
import { makeCommand } from './run-program.ts';

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

async function list(options: ListOptions): Promise<Outcome> {
  const read = await withReportAccess('read', ({ admin }) => admin.list(statesOf(options), options.limit));
  if (!read.ok) return failed(read.error, EXIT.noDatabase);
  const { reports, total } = read.value;
  const rows = reports.map(({ reportId, state, form, createdAt, changedAt, tries, failure, fileName }) => ({
    reportId,
    state,
    form,
    createdAt: toIsoInstant(createdAt),
    changedAt: toIsoInstant(changedAt),
    tries,
    failure,
    fileName,
  }));
  const left = total - reports.length;
  return {
    shown: rows.length === 0 && !options.json ? 'There are none.' : rows,
    ...(left > 0 ? { said: `${left} more, made later. --limit ${total} lists all.` } : {}),
  };
}

/** Lists reports without identities. */
export const listCommand = makeCommand({
  name: 'list',
  description: 'List the reports that are held, stuck, refused or invalid, oldest first, without identities',
  setUp: (command) =>
    command
      .addOption(new Option('--state <state>', 'list those in this state instead').choices([...REPORT_STATES, ALL]))
      .addOption(new Option('--held', 'list those that wait for a check instead').conflicts('state'))
      .option('--limit <count>', 'list at most this many', limitOf, DEFAULT_LIMIT),
  exits: { 0: 'when they were listed' },
  hasJson: true,
  work: list,
});
