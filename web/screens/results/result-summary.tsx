import { useTranslation } from 'react-i18next';
import { useTestTime } from '../../texts/test-time.ts';
import type { ShownResult } from './shown-result.ts';

type SummaryProps = { readonly shown: Pick<ShownResult, 'name' | 'analysedAt' | 'utcOffset' | 'testId'> };

/** Whose result it is and when the test was taken, in one line above the result. */
export function ResultSummary({ shown: { name, analysedAt, utcOffset } }: SummaryProps) {
  const { t } = useTranslation();
  const testTime = useTestTime('medium');
  return (
    <p className="result-facts">
      {name !== '' && (
        <span>
          {t('result.facts.person')}: <strong>{name}</strong>
        </span>
      )}
      <time dateTime={new Date(analysedAt).toISOString()}>{testTime(analysedAt, utcOffset)}</time>
    </p>
  );
}

/**
 * This much of a test id identifies the test to customer service; the whole id would let others impersonate the
 * patient.
 */
const SHORT_ID_LENGTH = 8;

/** The head of the printout: what it is, the person, the time and the test. */
export function PaperHead({ page, shown }: SummaryProps & { readonly page: string }) {
  const { t } = useTranslation();
  const testTime = useTestTime();
  const { name, analysedAt, utcOffset, testId } = shown;
  const rows = [
    ['person', name],
    ['when', testTime(analysedAt, utcOffset)],
    ['testId', testId?.slice(0, SHORT_ID_LENGTH) ?? ''],
  ] as const;
  return (
    <div className="result-paper on-paper">
      <p className="heading">{page}</p>
      <p>{t('result.paper.title')}</p>
      <dl>
        {rows
          .filter(([, value]) => value !== '')
          .map(([id, value]) => (
            <div key={id} data-fact={id}>
              <dt>{t(`result.facts.${id}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
