import type { ReportResponse } from '../../../core/api/payloads.ts';
import type { Fetched } from '../../../core/use-cases/query.ts';

const HOUR_MS = 3_600_000;

/** A report that was queued some hours ago. */
export function report(changes: Partial<ReportResponse>, ageHours = 1): ReportResponse {
  const at = new Date(Date.UTC(2026, 10, 20, 18) - ageHours * HOUR_MS).toISOString();
  return {
    status: 'queued',
    reason: null,
    form: 'identified',
    history: [{ status: changes.status ?? 'queued', at }],
    remarks: [],
    fields: [{ id: 'result', value: 'negative' }],
    deliveries: [],
    reachesState: true,
    withdrawal: null,
    ...changes,
  };
}

/** A report as it was fetched. */
export const fetched = (
  value: ReportResponse | null,
  others: Partial<Fetched<ReportResponse>> = {},
): Fetched<ReportResponse> => ({
  value,
  errors: [],
  isBusy: false,
  ...others,
});
