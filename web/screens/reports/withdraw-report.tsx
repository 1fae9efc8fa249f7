import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withdrawalOutcome, type WithdrawalOutcome } from '../../../core/use-cases/results/report-ledger.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import type { ReportStore } from '../../stores/report-store.ts';

interface WithdrawReportProps {
  readonly report: Pick<ReportStore, 'withdraw'>;
  readonly onEnded: (outcome: WithdrawalOutcome) => void;
}

interface WithdrawDialogProps {
  readonly isBusy: boolean;
  readonly onKeep: () => void;
  readonly onWithdraw: () => void;
}

/** Asks before a report is withdrawn. */
export function WithdrawDialog({ isBusy, onKeep, onWithdraw }: WithdrawDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('report.ledger.withdraw.confirm.title')}
      onClose={onKeep}
      actions={
        <>
          <Button data-press="keep-report" onClick={onKeep}>
            {t('report.ledger.withdraw.confirm.keep')}
          </Button>
          <Button
            variant="danger"
            data-press="confirm-withdrawal"
            busy={isBusy ? t('report.ledger.withdraw.confirm.busy') : null}
            onClick={onWithdraw}
          >
            {t('report.ledger.withdraw.confirm.withdraw')}
          </Button>
        </>
      }
    >
      <p>{t('report.ledger.withdraw.confirm.goes')}</p>
      <p>{t('report.ledger.withdraw.confirm.stays')}</p>
    </Dialog>
  );
}

/** Withdraws a report that waits, after a question that states the consequences. */
export function WithdrawReport({ report, onEnded }: WithdrawReportProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'closed' | 'asking' | 'busy'>('closed');
  const withdraw = async (): Promise<void> => {
    setState('busy');
    const answer = await report.withdraw();
    setState('closed');
    onEnded(withdrawalOutcome(answer));
  };
  const keep = (): void => setState((before) => (before === 'busy' ? before : 'closed'));
  return (
    <div className="report-message">
      <h3>{t('report.ledger.withdraw.title')}</h3>
      <p>{t('report.ledger.withdraw.text')}</p>
      <Button variant="secondary" data-press="withdraw-report" onClick={() => setState('asking')}>
        {t('report.ledger.withdraw.button')}
      </Button>
      {state !== 'closed' && (
        <WithdrawDialog isBusy={state === 'busy'} onKeep={keep} onWithdraw={() => void withdraw()} />
      )}
    </div>
  );
}
