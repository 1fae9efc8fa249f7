import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { adviceFor } from '../../../core/domain/advice-lines.ts';
import type { CalendarFiles } from '../../../core/ports/calendar-files.ts';
import { Button } from '../../components/button.tsx';
import { ResultMark } from './result-mark.tsx';
import { AdviceList } from './advice-list.tsx';
import { RetestAdvice } from './retest-advice.tsx';
import type { ShownResult } from './shown-result.ts';
import { useTestTime } from '../../texts/test-time.ts';
import '../../styles/results.css';

export interface ResultSheetProps {
  readonly shown: ShownResult;
  /** Where the person and the time of the test are shown; the printout always shows them. */
  readonly factsOn: 'screen' | 'paper';
  readonly now: number;
  readonly loadCalendar: () => Promise<CalendarFiles>;
  /** The lines that the patient reported, if known: a result fetched later has none. */
  readonly lines?: ReactNode;
  /** Why the result is what it is, if known. */
  readonly reason?: ReactNode;
  /** The state of the report, if the reader may see it. */
  readonly report?: ReactNode;
}

/**
 * This much of a test id identifies the test to customer service; the whole id would let others impersonate the
 * patient.
 */
const SHORT_ID_LENGTH = 8;

function Facts({ shown, factsOn }: Pick<ResultSheetProps, 'shown' | 'factsOn'>) {
  const { t } = useTranslation();
  const testTime = useTestTime();
  const { name, analysedAt, utcOffset, testId } = shown;
  return (
    <dl className={factsOn === 'paper' ? 'result-facts on-paper' : 'result-facts'}>
      {name !== '' && (
        <div>
          <dt>{t('result.facts.person')}</dt>
          <dd className="result-facts__name">{name}</dd>
        </div>
      )}
      <div>
        <dt>{t('result.facts.when')}</dt>
        <dd>
          <time dateTime={new Date(analysedAt).toISOString()}>{testTime(analysedAt, utcOffset)}</time>
        </dd>
      </div>
      {testId !== null && (
        <div className="on-paper">
          <dt>{t('result.facts.testId')}</dt>
          <dd>{testId.slice(0, SHORT_ID_LENGTH)}</dd>
        </div>
      )}
    </dl>
  );
}

/** The texts of a list, in order. */
function Points({ of }: { readonly of: string }) {
  const { t } = useTranslation();
  const points = t(of, { returnObjects: true }) as unknown as Readonly<Record<string, string>>;
  return (
    <ul className="points">
      {Object.entries(points).map(([key, text]) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}

/**
 * A result: its name and shape, the lines, what it means, what to do now, when to test again, when to call 911, and a
 * print button.
 */
export function ResultSheet({ shown, factsOn, now, loadCalendar, lines, reason, report }: ResultSheetProps) {
  const { t } = useTranslation();
  const { result, isReaders, name } = shown;
  const advice = adviceFor(shown, now);
  return (
    <div className="result-sheet">
      <p className="result-paper on-paper">{t('result.paper.title')}</p>
      <Facts shown={shown} factsOn={factsOn} />
      <div className="result" data-result={result}>
        <p className="result__name">
          <ResultMark result={result} />
          <strong className="result-word">{t(`result.kinds.${result}.word`)}</strong>
        </p>
        {lines}
      </div>
      <section className="result-section">
        <h2>{t('result.meaningTitle')}</h2>
        <p>
          {isReaders
            ? t(`result.kinds.${result}.meaning`)
            : t(`result.kinds.${result}.meaningOf`, { name: name || t('result.unnamed') })}
        </p>
        {reason}
      </section>
      <section className="result-section">
        <h2>{t('result.nowTitle')}</h2>
        <AdviceList lines={advice.now} shown={shown} />
      </section>
      <RetestAdvice lines={advice.again} shown={shown} now={now} loadCalendar={loadCalendar} />
      <section className="result-emergency" aria-label={t('result.emergency.title')}>
        <h2>{t('result.emergency.title')}</h2>
        <Points of="result.emergency.signs" />
      </section>
      {report}
      <p className="result-paper on-paper">{t('result.paper.note')}</p>
      <Button variant="secondary" data-press="print" onClick={() => window.print()}>
        {t('result.print')}
      </Button>
    </div>
  );
}
