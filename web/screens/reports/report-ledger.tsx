import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportAnswer, ReportDelivery } from '../../../core/api/payloads.ts';
import { ledgerOf, type ReportLedger as Ledger } from '../../../core/use-cases/results/report-ledger.ts';
import type { ReportStore } from '../../stores/report-store.ts';
import { useTestTime } from '../../texts/test-time.ts';
import { WithdrawReport, type WithdrawalOutcome } from './withdraw-report.tsx';

/** This much of a test id identifies the test to customer service. */
const SHORT_ID_LENGTH = 8;

interface RecipientProps {
  readonly delivery: ReportDelivery;
  readonly ledger: Ledger;
  readonly testId: string;
}

/** One recipient: what it got and when, its answer, and whom to ask. */
function Recipient({ delivery: { hub, at, answer }, ledger, testId }: RecipientProps) {
  const { t } = useTranslation();
  const writeTime = useTestTime();
  const time = (instant: string): string => writeTime(Date.parse(instant), null);
  const number = testId.slice(0, SHORT_ID_LENGTH);
  const contact = hub?.contact ?? null;
  const facts = [
    ['what', t(`report.ledger.whats.${ledger.isNamed ? 'named' : 'unnamed'}`)],
    ['when', time(at)],
    [
      'answer',
      answer === null
        ? t('report.ledger.noAnswer')
        : `${t(`report.statuses.${answer.status}.word`)}, ${time(answer.at)}`,
    ],
    [
      'contact',
      contact === null ? t('report.ledger.askUs', { number }) : t('report.ledger.askBoth', { contact, number }),
    ],
  ] as const;
  return (
    <section className="report-version" data-recipient={at}>
      <h3>{hub?.name ?? t('report.ledger.hub')}</h3>
      <dl className="report-fields report-fields--stacked">
        {facts.map(([id, words]) => (
          <div key={id}>
            <dt>{t(`report.ledger.${id}`)}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p>{t(`report.ledger.passesOn.${ledger.passesOn}`)}</p>
    </section>
  );
}

/** Who did not get the report, and who withdrew it. */
function Others({ report, ledger }: { readonly report: ReportAnswer; readonly ledger: Ledger }) {
  const { t } = useTranslation();
  const { deliveries, withdrawal } = report;
  return (
    <>
      {withdrawal !== null && <p>{t(`report.ledger.withdrawn.${withdrawal.reason ?? 'person'}`)}</p>}
      {deliveries.length === 0 && <p>{t('report.ledger.others.noOne')}</p>}
      <h3>{t('report.ledger.others.title')}</h3>
      <ul className="points">
        {deliveries.length > 0 && ledger.stateMisses !== null && (
          <li>{t(`report.ledger.others.${ledger.stateMisses}`)}</li>
        )}
        <li>{t('report.ledger.others.rest')}</li>
      </ul>
    </>
  );
}

interface ReportLedgerProps {
  readonly report: ReportAnswer;
  readonly store: Pick<ReportStore, 'withdraw'>;
  readonly testId: string;
}

/** Who got the report and who did not, folded at first, and how to withdraw a report that still waits. */
export function ReportLedger({ report, store, testId }: ReportLedgerProps) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<WithdrawalOutcome | null>(null);
  const summary = useRef<HTMLElement>(null);
  const ledger = ledgerOf(report);
  if (ledger === null) return null;
  const onEnded = (ended: WithdrawalOutcome): void => {
    setOutcome(ended);
    // The button that was pressed is gone when the report is withdrawn.
    summary.current?.focus();
  };
  return (
    <details className="report-preview report-whole" data-ledger={report.status}>
      <summary ref={summary} data-press="who-got-it">
        {t(ledger.canBeWithdrawn ? 'report.ledger.titleWaiting' : 'report.ledger.title')}
      </summary>
      <div className="report-versions">
        {report.deliveries.map((delivery) => (
          <Recipient key={delivery.at} delivery={delivery} ledger={ledger} testId={testId} />
        ))}
        <Others report={report} ledger={ledger} />
        {report.deliveries.length > 0 && !ledger.canBeWithdrawn && <p>{t('report.ledger.withdraw.sent')}</p>}
        {ledger.canBeWithdrawn && <WithdrawReport report={store} onEnded={onEnded} />}
        <p role="status" className="status-text">
          {outcome !== null && t(`report.ledger.withdraw.${outcome}`)}
        </p>
      </div>
    </details>
  );
}
