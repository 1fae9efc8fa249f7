import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TestResultRecord } from '../../../core/domain/test-result.ts';
import { APP_ROUTES, pathWith } from '../../../core/flow/app-routes.ts';
import { ResultMark } from './result-mark.tsx';
import type { WriteTime } from './test-time.ts';

interface ResultRowProps {
  readonly record: TestResultRecord;
  /** Empty where nobody told it. */
  readonly name: string;
  /** Its place among all that are shown, from 1. */
  readonly place: number;
  readonly writeTime: WriteTime;
}

/** A result in a list, leading to its details. Drawn once: a list that grows costs what it grows by. */
export const ResultRow = memo(function ResultRow({ record, name, place, writeTime }: ResultRowProps) {
  const { t } = useTranslation();
  const { testId, result, testDate, utcOffset } = record;
  return (
    <li className="result-row">
      <Link
        className="result-row__link"
        data-press={`result-${place}`}
        data-result={result}
        to={pathWith(APP_ROUTES.resultDetails, testId)}
      >
        <ResultMark result={result} />
        <span className="result-row__text">
          <span className="result-row__name">{name === '' ? t('people.unnamed') : name}</span>{' '}
          <span className="result-row__word">{t(`result.kinds.${result}.word`)}</span>{' '}
          <time className="result-row__time" dateTime={testDate}>
            {writeTime(Date.parse(testDate), utcOffset)}
          </time>
        </span>
      </Link>
    </li>
  );
});
