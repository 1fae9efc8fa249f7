import { describe, expect, it } from 'vitest';
import type { ReportResponse } from '../../../../core/api/payloads.ts';
import type { ReportStatus } from '../../../../core/domain/report-status.ts';
import {
  canCheckReport,
  hasMessage,
  isReportErased,
  isReportLate,
  openReport,
} from '../../../../core/use-cases/results/report-query.ts';
import { startedHarness, type FlowHarness } from '../../../support/flow-harness.ts';

const queryOf = ({ backend, runner, navigator }: FlowHarness, testId: string) =>
  openReport({ reportApi: backend.reportApi, runner: runner(), navigator }, testId);

async function reported(): Promise<{ readonly harness: FlowHarness; readonly testId: string }> {
  const harness = await startedHarness('reporting');
  await harness.passUntil('reporting-information');
  return { harness, testId: harness.state().session.testId ?? '' };
}

describe('loading a report', () => {
  it('returns it with its message to the guest who was tested', async () => {
    const { harness, testId } = await reported();
    const query = queryOf(harness, testId);
    await query.load();
    expect(query.state()).toMatchObject({ value: { status: 'queued', form: 'identified' }, errors: [], isBusy: false });
    expect(await query.message()).toMatchObject({ ok: true });
  });

  it('keeps the known value while offline, and the person stays logged in', async () => {
    const { harness, testId } = await reported();
    const query = queryOf(harness, testId);
    await query.load();
    harness.backend.setOnline(false);
    await query.load();
    expect(query.state()).toMatchObject({ value: { status: 'queued' }, errors: [{ code: 'NETWORK_REQUEST_FAILED' }] });
    expect(await query.message()).toMatchObject({ ok: false });
    expect(harness.state().identity.isGuestLogin).toBe(true);
  });

  it.each([
    ['queued', 24, false],
    ['queued', 25, true],
    ['sent', 25, false],
    ['refused', 25, false],
  ] as const)('%s for %i hours is late: %s', (status: ReportStatus, hours, isLate) => {
    const at = '2026-11-20T18:00:00.000Z';
    const answer: ReportResponse = {
      status,
      reason: null,
      form: 'identified',
      history: [{ status, at }],
      remarks: [],
      fields: [],
      deliveries: [],
      reachesState: null,
      withdrawal: null,
    };
    expect(isReportLate(answer, Date.parse(at) + hours * 3_600_000)).toBe(isLate);
  });
});

describe('checking a report again', () => {
  const report = (status: ReportStatus) => ({ status }) as ReportResponse;

  it.each([
    ['while it is under way', { value: report('sent'), errors: [], isBusy: false }, true],
    ['not once its status is final', { value: report('accepted'), errors: [], isBusy: false }, false],
    ['not while it is fetched', { value: report('queued'), errors: [], isBusy: true }, false],
    ['not before it was fetched', { value: null, errors: [], isBusy: false }, false],
    ['if it could not be fetched', { value: null, errors: [{ code: 'UNKNOWN' }], isBusy: false }, true],
  ] as const)('is possible %s', (_when, state, isPossible) => {
    expect(canCheckReport(state)).toBe(isPossible);
  });
});

describe('a report whose contents were erased', () => {
  const report = (change: Partial<ReportResponse>): ReportResponse => ({
    ...{ status: 'accepted', reason: null, form: 'identified', history: [], remarks: [] },
    ...{ deliveries: [], reachesState: null, withdrawal: null },
    fields: [{ id: 'zip', value: '94110' }],
    ...change,
  });

  it('offers no message, and is neither one that was never sent nor one that still has its fields', () => {
    const [whole, erased] = [report({}), report({ fields: [] })];
    const [unsent, withdrawn, expired] = [
      report({ status: 'notReported', fields: [] }),
      report({ status: 'withdrawn', fields: [] }),
      report({ status: 'refused', reason: 'expired', fields: [] }),
    ];
    const all = [whole, erased, unsent, withdrawn, expired];
    expect(all.map(isReportErased)).toEqual([false, true, false, false, false]);
    expect(all.map(hasMessage)).toEqual([true, false, false, false, false]);
  });
});
