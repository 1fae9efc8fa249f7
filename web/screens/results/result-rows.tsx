import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { RESULTS_PAGE_SIZE } from '../../../core/domain/limits.ts';
import type { ProfileSummary } from '../../../core/domain/profile.ts';
import type { TestResultRecord } from '../../../core/domain/test-result.ts';
import { nameOf } from './name-of.ts';
import { ResultRow, type ResultRowProps } from './result-row.tsx';
import { useTestTime } from '../../texts/test-time.ts';

export interface ResultRowsProps {
  readonly records: readonly TestResultRecord[];
  readonly profiles: readonly ProfileSummary[];
  /** The number of results before these. */
  readonly after: number;
  readonly label: string;
  /** When the next test after a result is due, in words; previous results have none. */
  readonly againOf?: (record: TestResultRecord) => ResultRowProps['again'];
  /** Called before the details of a result open. */
  readonly onOpen: (testId: string) => void;
}

function isSame(before: ResultRowsProps, now: ResultRowsProps): boolean {
  const isSamePlace = before.after === now.after && before.label === now.label && before.onOpen === now.onOpen;
  const isSameLength = before.records.length === now.records.length;
  return (
    before.profiles === now.profiles &&
    before.againOf === now.againOf &&
    isSamePlace &&
    isSameLength &&
    now.records.every((record, index) => record === before.records[index])
  );
}

/**
 * A list of results with the names of the tested persons. Memoized: it renders again only if one of its props changes.
 */
export const ResultRows = memo(function ResultRows(props: ResultRowsProps) {
  const { records, profiles, after, label, againOf, onOpen } = props;
  const { t } = useTranslation();
  const writeTime = useTestTime('medium');
  return (
    <ul
      className={records.length < RESULTS_PAGE_SIZE ? 'result-rows' : 'result-rows result-rows--page'}
      aria-label={label}
    >
      {records.map((record, index) => (
        <ResultRow
          key={record.testId}
          record={record}
          place={after + index + 1}
          name={nameOf(record, profiles) || t('people.unnamed')}
          word={t(`result.kinds.${record.result}.word`)}
          again={againOf?.(record) ?? null}
          onOpen={onOpen}
          time={writeTime(Date.parse(record.testDate), record.utcOffset)}
        />
      ))}
    </ul>
  );
}, isSame);
