import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { adviceFor } from '../../../core/domain/advice-lines.ts';
import { Button } from '../../components/button.tsx';
import { AdviceList } from './advice-list.tsx';
import { ResultCard } from './result-card.tsx';
import { PaperHead } from './result-summary.tsx';
import type { RetestDaysProps } from './retest-days.tsx';
import type { ShownResult } from './shown-result.ts';
import '../../styles/results.css';

export interface ResultSheetProps {
  readonly shown: ShownResult;
  /** The name of the screen. */
  readonly page: string;
  readonly now: number;
  readonly loadCalendar: RetestDaysProps['loadCalendar'];
  /** Shows when to test again. */
  readonly RetestDays: ComponentType<RetestDaysProps>;
  /** The lines that the patient reported, if known: a result fetched later has none. */
  readonly lines?: ReactNode;
  /** Why the result is what it is, if known. */
  readonly reason?: ReactNode;
  /** The state of the report, if the reader may see it. */
  readonly report?: ReactNode;
}

/** The texts of the signs, by their keys. */
const SIGNS = 'result.emergency.signs';

/** The signs for which to call 911. */
function Emergency() {
  const { t } = useTranslation();
  const signs = t(SIGNS, { returnObjects: true }) as unknown as Readonly<Record<string, string>>;
  return (
    <section className="result-emergency" aria-label={t('result.emergency.title')}>
      <h2>{t('result.emergency.title')}</h2>
      <ul className="points">
        {Object.entries(signs).map(([key, text]) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** A result: the card, what else to do, when to test again, when to call 911, a print button, and the report. */
export function ResultSheet(props: ResultSheetProps) {
  const { shown, page, now, loadCalendar, RetestDays, lines = null, reason = null, report } = props;
  const { t } = useTranslation();
  // Firefox for Android cannot print before version 114.
  const canPrint = 'print' in globalThis;
  const advice = adviceFor(shown);
  const { first } = advice;
  return (
    <div className="result-sheet">
      <PaperHead page={page} shown={shown} />
      <ResultCard shown={shown} page={page} first={first} lines={lines} reason={reason}>
        <RetestDays shown={shown} now={now} loadCalendar={loadCalendar} />
      </ResultCard>
      <div className="result-advice">
        <AdviceList title={t('result.nowTitle')} lines={advice.now} first={first.key} shown={shown} />
        <AdviceList
          title={t(`result.kinds.${shown.result}.againTitle`)}
          lines={advice.again}
          first={first.key}
          shown={shown}
        />
        <Emergency />
        {canPrint && (
          <Button variant="secondary" data-press="print" onClick={() => window.print()}>
            {t('result.print')}
          </Button>
        )}
      </div>
      {report !== undefined && <div className="result-report">{report}</div>}
      <p className="result-paper on-paper">{t('result.paper.note')}</p>
    </div>
  );
}
