import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { query, type DataLocation } from './database.ts';
import type { Acknowledged } from './load.ts';

interface Report {
  readonly report_id: string;
  readonly test_id: string;
  readonly state: string;
  readonly specimen_id: string;
  readonly file_name: string;
  readonly message: string;
}

/** The findings after the last round. */
export interface Findings {
  readonly counts: Readonly<Record<string, number>>;
  /** One line for each violation. */
  readonly losses: readonly string[];
}

/** The number of reports that are not delivered yet. */
export async function countUndelivered(location: DataLocation): Promise<number> {
  const rows = await query(location, `select report_id from reports where state in ('queued', 'stuck')`);
  return rows.length;
}

async function readRows(location: DataLocation) {
  const texts = async (sql: string) => (await query<{ text: string }>(location, sql)).map(({ text }) => text);
  const steps = await query<{ report_id: string; state: string }>(
    location,
    'select report_id, state from report_events order by report_id, position',
  );
  const histories = [...Map.groupBy(steps, (step) => step.report_id).values()];
  return {
    integrity:
      location.databaseUrl === null
        ? (await texts('select integrity_check as text from pragma_integrity_check')).join('; ')
        : 'ok',
    results: new Set(await texts('select test_id as text from results')),
    reported: new Set(await texts('select test_id as text from results where send_to_aims = 1')),
    reports: await query<Report>(location, 'select * from reports'),
    histories: histories.map((steps) => steps.map(({ state }) => state).join('>')),
    retried: (await texts(`select job_id as text from jobs where kind = 'deliverReport' and tries > 1`)).length,
  };
}

function filesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Values that occur more than once. */
function repeated(texts: readonly string[]): readonly string[] {
  const times = Map.groupBy(texts, (text) => text);
  return [...times].filter(([, same]) => same.length > 1).map(([text]) => text);
}

/** MSH-10, which must be unique among messages. The separator itself is MSH-1. */
const messageIdOf = (message: string): string => message.split('|')[9] ?? '';

interface Delivered {
  /** The contents of each delivered file, by its name. */
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
  const { integrity, results, reported, reports, histories } = rows;
  const tests = new Set(reports.map((report) => report.test_id));
  const names = new Set(reports.map((report) => report.file_name));
  const is = (what: string, cases: readonly unknown[]) => cases.map(() => what);
  return [
    ...is(
      'an acknowledged result is lost',
      [...acknowledged.keys()].filter((testId) => !results.has(testId)),
    ),
    ...is(
      'an acknowledged report is lost',
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
      'a report has no file, or a different one',
      reports.filter((one) => files.get(one.file_name) !== one.message),
    ),
    ...is(
      'a file belongs to no report',
      [...files.keys()].filter((name) => !names.has(name)),
    ),
    ...is('a file was left unfinished', drafts),
    ...is(
      'a report did not go from queued to sent',
      histories.filter((history) => history !== 'queued>sent'),
    ),
    ...is('a test has two reports', repeated(reports.map((report) => report.test_id))),
    ...is('two reports share a specimen id', repeated(reports.map((report) => report.specimen_id))),
    ...is('two files share a message id', repeated([...files.values()].map(messageIdOf))),
    ...is(`the database is damaged: ${integrity}`, integrity === 'ok' ? [] : [integrity]),
  ];
}

/** Looks for lost results, and for lost, duplicated, changed or unknown reports. */
export async function findLosses(location: DataLocation, acknowledged: Acknowledged): Promise<Findings> {
  const rows = await readRows(location);
  const delivered = readOutbox(location.dataDir);
  const counts = {
    'results acknowledged': acknowledged.size,
    'reports acknowledged': reportedOf(acknowledged).length,
    'results stored': rows.results.size,
    'reports stored': rows.reports.length,
    'files delivered': delivered.files.size,
    'deliveries retried': rows.retried,
  };
  return { counts, losses: lossesIn(rows, delivered, acknowledged) };
}
