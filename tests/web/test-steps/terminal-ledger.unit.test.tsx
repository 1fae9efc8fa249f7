import { describe, expect, it } from 'vitest';
import type { ReportResponse, ReportDelivery } from '../../../core/api/payloads.ts';
import { REPORT_STATUSES } from '../../../core/domain/report-status.ts';
import { withdrawalTexts, ledgerTexts } from '../../../core/step-texts/ledger-texts.ts';
import { ledgerOf, type WithdrawalOutcome } from '../../../core/use-cases/results/report-ledger.ts';
import { LedgerContents } from '../../../web/screens/reports/report-ledger-view.tsx';
import { WithdrawDialog } from '../../../web/screens/reports/withdraw-report.tsx';
import type { ReportStore } from '../../../web/stores/report-store.ts';
import { comparePart, harnessAt } from './compare-parts.tsx';
import { report } from './reports.ts';

const noop = (): void => undefined;

const SENT_AT = '2026-11-20T18:04:00.000Z';
const HUB = { name: 'APHL AIMS', contact: 'help@hub.example' };
const DELIVERY: ReportDelivery = { hub: HUB, at: SENT_AT, answer: null };
const answered = (status: ReportResponse['status']): ReportDelivery => ({
  ...DELIVERY,
  answer: { status, at: '2026-11-20T19:30:00.000Z' },
});
const OTHER = { ...DELIVERY, at: '2026-11-21T08:00:00.000Z' };

type Changes = Partial<ReportResponse>;

const LEDGERS: readonly (readonly [name: string, changes: Changes])[] = [
  ['waits', {}],
  ['is being sent', { status: 'sent' }],
  ['was sent', { status: 'sent', deliveries: [DELIVERY] }],
  ['waits after it was sent once', { deliveries: [DELIVERY] }],
  ['was sent twice', { status: 'sent', deliveries: [DELIVERY, OTHER] }],
  ['was sent to a hub without a name', { status: 'sent', deliveries: [{ ...DELIVERY, hub: null }] }],
  [
    'was sent to a hub without a contact',
    { status: 'sent', deliveries: [{ ...DELIVERY, hub: { ...HUB, contact: null } }] },
  ],
  ...REPORT_STATUSES.map(
    (status) => [`was answered: ${status}`, { status: 'sent', deliveries: [answered(status)] }] as const,
  ),
  ['has no name', { form: 'anonymous', status: 'sent', deliveries: [DELIVERY] }],
  ['has no name and waits', { form: 'anonymous' }],
  ['does not reach the state', { reachesState: false, status: 'sent', deliveries: [DELIVERY] }],
  ['may reach the state', { reachesState: null, status: 'sent', deliveries: [DELIVERY] }],
  ['the person withdrew', { status: 'withdrawn', withdrawal: { by: 'person', reason: null } }],
  ...(['requested', 'duplicate', 'mistake'] as const).map(
    (reason) =>
      [`support withdrew: ${reason}`, { status: 'withdrawn', withdrawal: { by: 'operator', reason } }] as const,
  ),
];

const OUTCOMES: readonly WithdrawalOutcome[] = ['done', 'sending', 'tooLate', 'failed'];

/** Compares the unfolded ledger without its title, which the closed one shows, too. Returns the number of words. */
async function compareLedger(changes: Changes, outcome: WithdrawalOutcome | null): Promise<number> {
  const harness = await harnessAt('reporting-information');
  const shown = report(changes);
  const ledger = ledgerOf(shown);
  if (ledger === null) throw new Error('This report has no ledger.');
  const { testId } = harness.state().session;
  const store: Pick<ReportStore, 'withdraw'> = {
    withdraw: () => Promise.reject(new Error('Nothing is withdrawn here.')),
  };
  const Shown = () => (
    <LedgerContents
      report={shown}
      store={store}
      testId={testId ?? ''}
      ledger={ledger}
      outcome={outcome}
      onEnded={noop}
    />
  );
  const page = { ledger: { outcome } };
  return comparePart({ harness, Shown, textsOf: (context) => ledgerTexts(context, shown).slice(1), page });
}

describe('the terminal shows the words of the unfolded ledger of a report', () => {
  it.each(LEDGERS)('that %s', async (_name, changes) => {
    expect(await compareLedger(changes, null)).toBeGreaterThan(20);
  });

  it.each(OUTCOMES)('whose withdrawal ended: %s', async (outcome) => {
    expect(await compareLedger({ status: outcome === 'done' ? 'withdrawn' : 'queued' }, outcome)).toBeGreaterThan(20);
  });

  it.each([false, true])('and the question before it is withdrawn, busy: %s', async (isBusy) => {
    const harness = await harnessAt('reporting-information');
    const Shown = () => <WithdrawDialog isBusy={isBusy} onKeep={noop} onWithdraw={noop} />;
    const textsOf = () => withdrawalTexts(isBusy);
    expect(await comparePart({ harness, Shown, textsOf, page: {} })).toBeGreaterThan(20);
  });
});
