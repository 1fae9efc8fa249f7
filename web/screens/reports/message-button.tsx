import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { saveFile } from '../../components/save-file.ts';
import type { ReportStore } from '../../stores/report-store.ts';

type Outcome = 'none' | 'busy' | 'saved' | 'failed';

/** Downloads the message as sent to the authorities. The file name contains no personal data. */
export function MessageButton({ report }: { readonly report: Pick<ReportStore, 'message'> }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome>('none');
  const save = async (): Promise<void> => {
    setOutcome('busy');
    const message = await report.message();
    if (message.ok) {
      const type = 'application/hl7-v2;charset=utf-8';
      saveFile({ name: t('report.message.fileName'), type, text: message.value });
    }
    setOutcome(message.ok ? 'saved' : 'failed');
  };
  return (
    <div className="report-message">
      <p>{t('report.message.help')}</p>
      <Button
        variant="secondary"
        data-press="save-message"
        busy={outcome === 'busy' ? t('report.message.busy') : null}
        onClick={() => void save()}
      >
        {t('report.message.button')}
      </Button>
      <p role="status" className="status-text">
        {outcome === 'saved' && t('report.message.saved')}
        {outcome === 'failed' && t('report.message.failed')}
      </p>
    </div>
  );
}
