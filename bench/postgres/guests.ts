import { randomUUID } from 'node:crypto';
import type { GuestSubmission } from '../../core/api/payloads.ts';
import { deviceIdOf } from '../../core/domain/device.ts';
import { query } from '../../tests/support/postgres.ts';
import { aDevice, aGuestSubmission, anUnreportedSubmission } from '../../tests/support/samples.ts';

/** A guest's call, from an address of its own: calls from one address wait for its counters. */
export interface GuestCall {
  readonly address: string;
  readonly submission: GuestSubmission;
}

/** As many as a county may use in an hour; reports about one lot wait for its counter. */
const LOTS = 1000;
const BYTE = 256;

let callsSoFar = 0;

function newCall(isReported: boolean, now: number): GuestCall {
  callsSoFar += 1;
  const before = (minutes: number): string => new Date(now - minutes * 60_000).toISOString();
  const batchOrLotNumber = `COV26${String(callsSoFar % LOTS).padStart(5, '0')}`;
  const facts = {
    testId: randomUUID(),
    deviceId: deviceIdOf(aDevice({ batchOrLotNumber })),
    testDate: before(1),
    collectedAt: before(20),
    analysedAt: before(1),
    utcOffset: 0,
  };
  const address = `10.${[BYTE * BYTE, BYTE, 1].map((unit) => Math.floor(callsSoFar / unit) % BYTE).join('.')}`;
  return { address, submission: isReported ? aGuestSubmission(facts) : anUnreportedSubmission(facts) };
}

/** Prepares calls of guests, whose test ids are stored. */
export async function makeGuestCalls(
  databaseUrl: string,
  count: number,
  isReported: boolean,
): Promise<readonly GuestCall[]> {
  const now = Date.now();
  const calls = Array.from({ length: count }, () => newCall(isReported, now));
  const rows = calls.map(({ submission }) => `('${submission.testId}', ${now}, ${now})`);
  await query(databaseUrl, `insert into tests (test_id, issued_at, last_call_at) values ${rows.join(', ')}`);
  return calls;
}
