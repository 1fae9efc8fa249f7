import type { Container } from 'inversify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiRouteId } from '../../core/api/routes.ts';
import { deviceIdOf } from '../../core/domain/device.ts';
import { makeKyselyJobQueue } from '../../server/jobs/kysely-job-store.ts';
import type { Job, JobQueue } from '../../server/jobs/ports.ts';
import { makeDeliverReport } from '../../server/report-delivery/deliver-report.ts';
import { makeKyselyReportStore } from '../../server/report-delivery/kysely-report-store.ts';
import type { DeliveryPayload } from '../../server/report-delivery/ports.ts';
import * as base from '../../server/wiring/base-parts.ts';
import { countRoundTrips } from '../support/round-trips.ts';
import {
  aDevice,
  aGuestSubmission,
  anAccountSubmission,
  anUnreportedSubmission,
  SAMPLE_INSTANT,
} from '../support/samples.ts';
import { aReporter } from './a-reporter.ts';
import { aPerson } from './an-account.ts';
import { startEngines, type Engine } from './engines.ts';
import { makeTestApp, type CallOptions, type TestApp } from './test-app.ts';

const LEASE_MS = 60_000;

const engines = await startEngines();

const postgres = engines.find(({ name }) => name === 'PostgreSQL');

describe.runIf(postgres !== undefined)('Round trips to PostgreSQL', () => {
  const engine = postgres as Engine;
  let container: Container;
  let server: TestApp;
  beforeAll(async () => {
    server = await makeTestApp(engine, {}, (own) => {
      container = own;
    });
    // Opens the connections.
    await submitted(await server.newTestId());
  });
  afterAll(() => server.close());

  /** What a successful call costs, with the count of the call. */
  async function costOf(routeId: ApiRouteId, body?: object, options?: CallOptions | string): Promise<number> {
    let statusCode = 0;
    const cost = await countRoundTrips(async () => {
      ({ statusCode } = await server.call(routeId, body, options));
    });
    expect([200, 204]).toContain(statusCode);
    return cost;
  }
  const submitted = (testId: string) => server.call('createGuestResult', aGuestSubmission({ testId }));
  const newTestId = () => server.newTestId();

  test('are 1 for a new test id, for the count of the call', async () => {
    expect(await costOf('createTestId')).toBe(1);
  });

  test('are 3 for saving a cassette', async () => {
    expect(await costOf('saveDevice', aDevice(), await newTestId())).toBe(3);
  });

  test.each([
    ['3 for a result of a guest without a report', anUnreportedSubmission, 3],
    ['4 for one with a report', aGuestSubmission, 4],
  ] as const)('are %s, and 4 when it is sent again', async (_title, aSubmission, trips) => {
    const [testId, device] = [await newTestId(), aDevice()];
    await server.call('saveDevice', device, testId);
    const submission = aSubmission({ testId, deviceId: deviceIdOf(device) });
    expect(await costOf('createGuestResult', submission)).toBe(trips);
    expect(await costOf('createGuestResult', submission)).toBe(4);
    expect(await costOf('createGuestResult', aSubmission({ testId: await newTestId() }))).toBe(trips);
  });

  test('are 7 for a result of an account', async () => {
    const { accessToken: bearer, by } = await aPerson(server);
    const testId = await newTestId();
    // Two for the counts of the address and of the account, and one for the login session.
    expect(await costOf('createResult', anAccountSubmission({ testId, ...by }), { bearer })).toBe(7);
  });

  describe('for a report', () => {
    let queue: JobQueue<DeliveryPayload>;
    let job: Job<DeliveryPayload>;
    const claim = () => queue.claim(1, LEASE_MS, SAMPLE_INSTANT);
    beforeAll(async () => {
      await server.deliver();
      await submitted(await newTestId());
      queue = makeKyselyJobQueue(server.db, 'reports');
    });

    test('are 1 for its job', async () => {
      const cost = await countRoundTrips(async () => {
        [job] = (await claim()) as [typeof job];
      });
      expect(cost).toBe(1);
    });

    test('are 3 for its delivery', async () => {
      const deliver = makeDeliverReport({
        unitOfWork: container.get(base.unitOfWork),
        findReport: (reportId) => makeKyselyReportStore(server.db).find(reportId),
        reporter: aReporter(),
        clock: server.clock,
        hub: { name: 'Example hub', contact: null },
      });
      expect(await countRoundTrips(() => deliver(job))).toBe(3);
      const { state } = await server.db
        .selectFrom('reports')
        .select('state')
        .where('report_id', '=', job.message.reportId)
        .executeTakeFirstOrThrow();
      expect(state).toBe('sent');
    });

    test.each(['postpone', 'finish'] as const)('are 1 to %s its job', async (step) => {
      const steps = { postpone: () => queue.postpone(job, SAMPLE_INSTANT), finish: () => queue.finish(job.jobId) };
      expect(await countRoundTrips(steps[step])).toBe(1);
    });
  });
});
