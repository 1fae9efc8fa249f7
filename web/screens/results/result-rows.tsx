import type { Ref } from 'react';
import { namedResult } from '../../../core/domain/named-result.ts';
import type { ProfileSummary } from '../../../core/domain/profile.ts';
import type { TestResultRecord } from '../../../core/domain/test-result.ts';
import { ResultRow } from './result-row.tsx';
import { useTestTime } from './test-time.ts';

export interface ResultRowsProps {
  readonly records: readonly TestResultRecord[];
  readonly profiles: readonly ProfileSummary[];
  /** How many results stand before these. */
  readonly after: number;
  readonly label: string;
  readonly id?: string;
  readonly ref?: Ref<HTMLUListElement>;
}

/** The names of the person that a result is about, in one; empty where nobody told them. */
export function nameOf(record: TestResultRecord, profiles: readonly ProfileSummary[]): string {
  const { firstName, lastName } = namedResult(record, profiles);
  return `${firstName} ${lastName}`.trim();
}

/** A list of results with the names of the people they are about. */
export function ResultRows({ records, profiles, after, label, id, ref }: ResultRowsProps) {
  const writeTime = useTestTime();
  return (
    <ul ref={ref} id={id} className="result-rows" aria-label={label}>
      {records.map((record, index) => (
        <ResultRow
          key={record.testId}
          record={record}
          name={nameOf(record, profiles)}
          place={after + index + 1}
          writeTime={writeTime}
        />
      ))}
    </ul>
  );
}
