import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportResponse, ReportDelivery } from '../../../core/api/payloads.ts';
import {
  ledgerOf,
  shortTestId,
  type ReportLedger as Ledger,
  type WithdrawalOutcome,
} from '../../../core/use-cases/results/report-ledger.ts';
import type { ReportStore } from '../../stores/report-store.ts';
import { useTestTime } from '../../texts/test-time.ts';
import { WithdrawReport } from './withdraw-report.tsx';

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
  const number = shortTestId(testId);
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
function Others({ report, ledger }: { readonly report: ReportResponse; readonly ledger: Ledger }) {
  const { t } = useTranslation();
  const { withdrawal } = report;
  return (
    <>
      {withdrawal !== null && <p>{t(`report.ledger.withdrawn.${withdrawal.reason ?? 'person'}`)}</p>}
      {!ledger.hasRecipients && <p>{t('report.ledger.others.noOne')}</p>}
      <h3>{t('report.ledger.others.title')}</h3>
      <ul className="points">
        {ledger.stateMisses !== null && <li>{t(`report.ledger.others.${ledger.stateMisses}`)}</li>}
        <li>{t('report.ledger.others.rest')}</li>
      </ul>
    </>
  );
}

interface ReportLedgerProps {
  readonly report: ReportResponse;
  readonly store: Pick<ReportStore, 'withdraw'>;
  readonly testId: string;
}

interface LedgerContentsProps extends ReportLedgerProps {
  readonly ledger: Ledger;
  /** How an attempt to withdraw the report ended; null before any. */
  readonly outcome: WithdrawalOutcome | null;
  readonly onEnded: (outcome: WithdrawalOutcome) => void;
}

/** Who got the report and who did not, and how to withdraw it. */
export function LedgerContents({ report, store, testId, ledger, outcome, onEnded }: LedgerContentsProps) {
  const { t } = useTranslation();
  return (
    <div className="report-versions">
      {report.deliveries.map((delivery) => (
        <Recipient key={delivery.at} delivery={delivery} ledger={ledger} testId={testId} />
      ))}
      <Others report={report} ledger={ledger} />
      {ledger.isTooLate && <p>{t('report.ledger.withdraw.sent')}</p>}
      {ledger.canBeWithdrawn && <WithdrawReport report={store} onEnded={onEnded} />}
      <p role="status" className="status-text">
        {outcome !== null && t(`report.ledger.withdraw.${outcome}`)}
      </p>
    </div>
  );
}

/** Who got the report and who did not, folded at first, and how to withdraw a report that still waits. */
export function ReportLedger(props: ReportLedgerProps) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<WithdrawalOutcome | null>(null);
  const summary = useRef<HTMLElement>(null);
  const ledger = ledgerOf(props.report);
  if (ledger === null) return null;
  const onEnded = (ended: WithdrawalOutcome): void => {
    setOutcome(ended);
    // The button that was pressed is gone when the report is withdrawn.
    summary.current?.focus();
  };
  return (
    <details className="report-preview report-whole" data-ledger={props.report.status}>
      <summary ref={summary} data-press="who-got-it">
        {t(ledger.canBeWithdrawn ? 'report.ledger.titleWaiting' : 'report.ledger.title')}
      </summary>
      <LedgerContents {...props} ledger={ledger} outcome={outcome} onEnded={onEnded} />
    </details>
  );
}
