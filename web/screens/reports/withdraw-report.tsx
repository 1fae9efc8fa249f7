import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import type { ReportStore } from '../../stores/report-store.ts';

/** How an attempt to withdraw a report ended, as a text key. */
export type WithdrawalOutcome = 'done' | 'sending' | 'tooLate' | 'failed';

interface WithdrawReportProps {
  readonly report: Pick<ReportStore, 'withdraw'>;
  readonly onEnded: (outcome: WithdrawalOutcome) => void;
}

/** Withdraws a report that waits, after a question that states the consequences. */
export function WithdrawReport({ report, onEnded }: WithdrawReportProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'closed' | 'asking' | 'busy'>('closed');
  const withdraw = async (): Promise<void> => {
    setState('busy');
    const answer = await report.withdraw();
    setState('closed');
    if (!answer.ok) return onEnded('failed');
    const { status } = answer.value;
    if (status === 'withdrawn') return onEnded('done');
    onEnded(status === 'queued' ? 'sending' : 'tooLate');
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
        <Dialog
          title={t('report.ledger.withdraw.confirm.title')}
          onClose={keep}
          actions={
            <>
              <Button data-press="keep-report" onClick={keep}>
                {t('report.ledger.withdraw.confirm.keep')}
              </Button>
              <Button
                variant="danger"
                data-press="confirm-withdrawal"
                busy={state === 'busy' ? t('report.ledger.withdraw.confirm.busy') : null}
                onClick={() => void withdraw()}
              >
                {t('report.ledger.withdraw.confirm.withdraw')}
              </Button>
            </>
          }
        >
          <p>{t('report.ledger.withdraw.confirm.goes')}</p>
          <p>{t('report.ledger.withdraw.confirm.stays')}</p>
        </Dialog>
      )}
    </div>
  );
}
