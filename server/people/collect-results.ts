import type { Kysely } from 'kysely';
import { toIsoInstant } from '../../core/domain/calendar-date.ts';
import { heldTest, type HeldCassette, type HeldReport, type HeldResult } from '../../core/domain/personal-data.ts';
import type { ReportHub, Withdrawal } from '../../core/domain/report-status.ts';
import type { ReportForm, ReportedField } from '../../core/domain/reported-field.ts';
import type { DeviceRow } from '../devices/tables.ts';
import type { ReportEventRow, ReportRow } from '../report-delivery/tables.ts';
import { fieldsOf } from '../results/result-columns.ts';
import type { ProgressRow } from '../results/tables.ts';
import type { Subject } from './ports.ts';
import { groupIdsOf, testIdsOf } from './subject-rows.ts';
import type { PeopleTables } from './tables.ts';

function cassetteOf(row: DeviceRow): HeldCassette {
  return {
    deviceId: row.device_id,
    deviceIdentifier: row.device_identifier,
    serialNumber: row.serial_number,
    batchOrLotNumber: row.batch_or_lot_number,
    manufacturingDate: row.manufacturing_date,
    expirationDate: row.expiration_date,
    savedAt: toIsoInstant(row.saved_at),
  };
}

/** The casts are safe, because only validated values were written. */
function reportOf(row: ReportRow, events: readonly ReportEventRow[]): HeldReport {
  return {
    form: row.form as ReportForm,
    state: row.state,
    specimenId: row.specimen_id,
    fileName: row.file_name,
    receipt: row.receipt,
    failure: row.failure,
    createdAt: toIsoInstant(row.created_at),
    history: events.map(({ state, at, remarks, hub, withdrawal }) => ({
      state,
      at: toIsoInstant(at),
      remarks: JSON.parse(remarks) as readonly string[],
      hub: JSON.parse(hub ?? 'null') as ReportHub | null,
      withdrawal: JSON.parse(withdrawal ?? 'null') as Withdrawal | null,
    })),
    fields: JSON.parse(row.fields) as readonly ReportedField[],
    message: row.message,
  };
}

const progressOf = ({ test_progress: step, time_stamp: at, received_at: receivedAt }: ProgressRow) => ({
  step,
  at: toIsoInstant(at),
  receivedAt: toIsoInstant(receivedAt),
});

/** The place of a result in the list. */
export interface Place {
  /** Epoch milliseconds. */
  readonly testDate: number;
  readonly testId: string;
}

/** Some results of a subject, and the place after which the others follow; null at the end. */
interface ResultPage {
  readonly results: readonly HeldResult[];
  readonly next: Place | null;
}

/** Few enough to be read, and written as JSON, within milliseconds. */
const PAGE_RESULTS = 100;

function placesOf(db: Kysely<PeopleTables>, subject: Subject, after: Place | null) {
  const places = db.selectFrom('results').select(['test_id as testId', 'test_date as testDate']);
  // One condition each, so that it is found by its index.
  const ofSubject =
    subject.kind === 'account'
      ? places.where('owner_group_id', 'in', groupIdsOf(db, subject))
      : places.where('test_id', 'in', testIdsOf(db, subject));
  const following =
    after === null
      ? ofSubject
      : ofSubject.where((eb) => eb(eb.refTuple('test_date', 'test_id'), '<', eb.tuple(after.testDate, after.testId)));
  return following.orderBy('test_date', 'desc').orderBy('test_id', 'desc').limit(PAGE_RESULTS).execute();
}

async function readResults(db: Kysely<PeopleTables>, testIds: readonly string[]): Promise<readonly HeldResult[]> {
  const results = await db
    .selectFrom('results')
    .selectAll()
    .where('test_id', 'in', testIds)
    .orderBy('test_date', 'desc')
    .orderBy('test_id', 'desc')
    .execute();
  const devices = await db.selectFrom('devices').selectAll().where('test_id', 'in', testIds).execute();
  const posts = await db
    .selectFrom('progress_posts')
    .selectAll()
    .where('test_id', 'in', testIds)
    .orderBy('time_stamp')
    .execute();
  const reports = await db.selectFrom('reports').selectAll().where('test_id', 'in', testIds).execute();
  const events = await db
    .selectFrom('report_events')
    .selectAll()
    .where('report_id', 'in', (eb) => eb.selectFrom('reports').select('report_id').where('test_id', 'in', testIds))
    .orderBy('position')
    .execute();
  const deviceOf = new Map(devices.map((row) => [row.test_id, row]));
  const reportOfTest = new Map(reports.map((row) => [row.test_id, row]));
  const postsOf = Map.groupBy(posts, (row) => row.test_id);
  const eventsOf = Map.groupBy(events, (row) => row.report_id);
  return results.map((row): HeldResult => {
    const [device, report] = [deviceOf.get(row.test_id), reportOfTest.get(row.test_id)];
    const { ownerGroupId: _group, createdAt, updatedAt, ...test } = fieldsOf(row);
    return {
      ...heldTest(test),
      createdAt: toIsoInstant(createdAt),
      updatedAt: toIsoInstant(updatedAt),
      cassette: device === undefined ? null : cassetteOf(device),
      progress: (postsOf.get(row.test_id) ?? []).map(progressOf),
      report: report === undefined ? null : reportOf(report, eventsOf.get(report.report_id) ?? []),
    };
  });
}

/** A page of the results of a subject, newest first, in six statements. */
export async function collectResults(
  db: Kysely<PeopleTables>,
  subject: Subject,
  after: Place | null,
): Promise<ResultPage> {
  const places = await placesOf(db, subject, after);
  if (places.length === 0) return { results: [], next: null };
  const testIds = places.map(({ testId }) => testId);
  return { results: await readResults(db, testIds), next: places[PAGE_RESULTS - 1] ?? null };
}
