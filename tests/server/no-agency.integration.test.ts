import { expect, test } from 'vitest';
import type { ReportResponse } from '../../core/api/payloads.ts';
import * as base from '../../server/wiring/base-parts.ts';
import { aGuestSubmission, anUnreportedSubmission } from '../support/samples.ts';
import { aReporter } from './a-reporter.ts';
import { startEngines } from './engines.ts';
import { makeTestApp } from './test-app.ts';

const DAY = 24 * 3_600_000;

const engines = await startEngines();

test.each(engines)(
  'without an agency a report waits 90 days for one, untried, and the person reads why, on $name',
  async (engine) => {
    const shared = await engine.openMigrated();
    const openMigrated = () => Promise.resolve({ ...shared, close: () => Promise.resolve() });
    const server = await makeTestApp({ openMigrated }, { transport: { reporter: 'none' } });
    const testId = await server.newTestId();
    const guest = { params: { testId }, testId };
    const seen = async (at = server) => (await at.call('getReport', undefined, guest)).json<ReportResponse>();
    await server.call('createGuestResult', aGuestSubmission({ testId }));
    expect(await seen()).toMatchObject({ status: 'queued', reason: 'noAgency', form: 'identified' });
    await server.deliver();
    server.clock.stopAt(server.clock.now() + 90 * DAY);
    await server.deliver();
    expect(await seen()).toMatchObject({ status: 'queued', reason: 'noAgency', history: [{ status: 'queued' }] });
    expect((await server.call('getReportMessage', undefined, guest)).body).toMatch(/^MSH\|/);
    expect(await shared.db.selectFrom('jobs').select('tries').execute()).toEqual([{ tries: 0 }]);
    await server.close();

    const hub = aReporter();
    const later = await makeTestApp({ openMigrated }, {}, (container) => {
      container.rebind(base.authorityReporter).toConstantValue(hub);
    });
    await later.deliver();
    expect(hub.attempts).toHaveLength(1);
    expect(await seen(later)).toMatchObject({ status: 'sent', reason: null });
    await later.close();
    await shared.close();
  },
);

test.each(engines)(
  'without an agency a new test says so, and a result that is only saved shows why, on $name',
  async (engine) => {
    for (const reporter of ['none', 'file'] as const) {
      const server = await makeTestApp(engine, { transport: { reporter } });
      const issued = await server.call('createTestId');
      const testId = issued.body;
      const isNone = reporter === 'none';
      expect(issued.headers['x-health-agency']).toBe(isNone ? 'none' : undefined);
      await server.call('createGuestResult', anUnreportedSubmission({ testId }));
      const shown = await server.call('getReport', undefined, { params: { testId }, testId });
      expect(shown.json<ReportResponse>()).toMatchObject({ status: 'notReported', reason: isNone ? 'notAsked' : null });
      await server.close();
    }
  },
);

test.each(engines)(
  'a result that was saved with an agency keeps having no such reason when it is sent again without one, on $name',
  async (engine) => {
    const shared = await engine.openMigrated();
    const openMigrated = () => Promise.resolve({ ...shared, close: () => Promise.resolve() });
    const server = await makeTestApp({ openMigrated }, { transport: { reporter: 'file' } });
    const submission = anUnreportedSubmission({ testId: await server.newTestId() });
    const { testId } = submission;
    await server.call('createGuestResult', submission);
    await server.close();
    const later = await makeTestApp({ openMigrated }, { transport: { reporter: 'none' } });
    expect(await later.call('createGuestResult', submission)).toMatchObject({ statusCode: 200 });
    const shown = await later.call('getReport', undefined, { params: { testId }, testId });
    expect(shown.json<ReportResponse>()).toMatchObject({ status: 'notReported', reason: null });
    await later.close();
    await shared.close();
  },
);
