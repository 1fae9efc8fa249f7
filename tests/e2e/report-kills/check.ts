import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { query, type Place } from './database.ts';
import type { Acknowledged } from './load.ts';

interface Report {
  readonly report_id: string;
  readonly test_id: string;
  readonly state: string;
  readonly specimen_id: string;
  readonly file_name: string;
  readonly message: string;
}

/** What was found after the last round. */
export interface Findings {
  readonly counts: Readonly<Record<string, number>>;
  /** One line for each thing that must not be. */
  readonly losses: readonly string[];
}

/** How many reports are not handed over yet. */
export async function countUndelivered(place: Place): Promise<number> {
  const rows = await query(place, `select report_id from reports where state in ('queued', 'stuck')`);
  return rows.length;
}

async function readRows(place: Place) {
  const texts = async (sql: string) => (await query<{ text: string }>(place, sql)).map(({ text }) => text);
  const steps = await query<{ report_id: string; state: string }>(
    place,
    'select report_id, state from report_events order by report_id, position',
  );
  const ways = [...Map.groupBy(steps, (step) => step.report_id).values()];
  return {
    integrity:
      place.databaseUrl === null
        ? (await texts('select integrity_check as text from pragma_integrity_check')).join('; ')
        : 'ok',
    results: new Set(await texts('select test_id as text from results')),
    reported: new Set(await texts('select test_id as text from results where send_to_aims = 1')),
    reports: await query<Report>(place, 'select * from reports'),
    ways: ways.map((way) => way.map(({ state }) => state).join('>')),
    triedAgain: (await texts(`select job_id as text from jobs where kind = 'deliverReport' and tries > 1`)).length,
  };
}

function filesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Those that occur more than once. */
function repeated(texts: readonly string[]): readonly string[] {
  const times = Map.groupBy(texts, (text) => text);
  return [...times].filter(([, same]) => same.length > 1).map(([text]) => text);
}

/** MSH-10, which no two messages may share; the separator itself is MSH-1. */
const messageIdOf = (message: string): string => message.split('|')[9] ?? '';

interface Delivered {
  /** What stands in each file that was handed over, by its name. */
  readonly files: ReadonlyMap<string, string>;
  readonly drafts: readonly string[];
}

function readOutbox(dataDir: string): Delivered {
  const [sendTo, drafts] = [join(dataDir, 'outbox', 'SendTo'), join(dataDir, 'outbox', 'Drafts')];
  const files = filesIn(sendTo).map((name): [string, string] => [name, readFileSync(join(sendTo, name), 'utf8')]);
  return { files: new Map(files), drafts: filesIn(drafts) };
}

/** The tests whose report was acknowledged. */
function reportedOf(acknowledged: Acknowledged): readonly string[] {
  return [...acknowledged].filter(([, isReported]) => isReported).map(([testId]) => testId);
}

function lossesIn(
  rows: Awaited<ReturnType<typeof readRows>>,
  { files, drafts }: Delivered,
  acknowledged: Acknowledged,
) {
  const { integrity, results, reported, reports, ways } = rows;
  const tests = new Set(reports.map((report) => report.test_id));
  const names = new Set(reports.map((report) => report.file_name));
  const is = (what: string, cases: readonly unknown[]) => cases.map(() => what);
  return [
    ...is(
      'an acknowledged result is gone',
      [...acknowledged.keys()].filter((testId) => !results.has(testId)),
    ),
    ...is(
      'an acknowledged report is gone',
      reportedOf(acknowledged).filter((testId) => !tests.has(testId)),
    ),
    ...is(
      'a reported result has no report',
      [...reported].filter((testId) => !tests.has(testId)),
    ),
    ...is(
      'a report has no reported result',
      reports.filter(({ test_id: testId }) => !reported.has(testId)),
    ),
    ...is(
      'a report was not delivered',
      reports.filter(({ state }) => state !== 'sent'),
    ),
    ...is(
      'a report has no file, or another one',
      reports.filter((one) => files.get(one.file_name) !== one.message),
    ),
    ...is(
      'a file belongs to no report',
      [...files.keys()].filter((name) => !names.has(name)),
    ),
    ...is('a file was left unfinished', drafts),
    ...is(
      'a report took another way than from queued to sent',
      ways.filter((way) => way !== 'queued>sent'),
    ),
    ...is('a test has two reports', repeated(reports.map((report) => report.test_id))),
    ...is('two reports share a specimen id', repeated(reports.map((report) => report.specimen_id))),
    ...is('two files share a message id', repeated([...files.values()].map(messageIdOf))),
    ...is(`the database is damaged: ${integrity}`, integrity === 'ok' ? [] : [integrity]),
  ];
}

/** Looks for acknowledged results that are missing, and for reports that are missing, doubled, changed or from nowhere. */
export async function findLosses(place: Place, acknowledged: Acknowledged): Promise<Findings> {
  const rows = await readRows(place);
  const delivered = readOutbox(place.dataDir);
  const counts = {
    'results acknowledged': acknowledged.size,
    'reports acknowledged': reportedOf(acknowledged).length,
    'results kept': rows.results.size,
    'reports kept': rows.reports.length,
    'files delivered': delivered.files.size,
    'deliveries tried again': rows.triedAgain,
  };
  return { counts, losses: lossesIn(rows, delivered, acknowledged) };
}
