import { Link } from 'react-router-dom';
import type { TestResultRecord } from '../../../core/domain/test-result.ts';
import { APP_ROUTES, pathWith } from '../../../core/flow/app-routes.ts';
import { ResultMark } from '../../components/result-mark.tsx';

export interface ResultRowProps {
  readonly record: TestResultRecord;
  /** The position among all results shown, from 1. */
  readonly place: number;
  readonly name: string;
  readonly word: string;
  readonly time: string;
  /** When to test again, in words; null if no test is due. `when` is null if that is at once. */
  readonly again: { readonly label: string; readonly when: string | null } | null;
  /** Called before the details open. */
  readonly onOpen: (testId: string) => void;
}

/**
 * A result in a list, with a link to its details. There may be thousands, so it receives all texts as props and uses no
 * hooks or stores.
 */
export function ResultRow({ record, place, name, word, time, again, onOpen }: ResultRowProps) {
  const { testId, result, testDate } = record;
  return (
    <li>
      <Link
        className="result-row"
        data-press={`result-${place}`}
        data-result={result}
        to={pathWith(APP_ROUTES.resultDetails, testId)}
        onClick={() => onOpen(testId)}
      >
        <ResultMark result={result} />
        <span className="result-row__text">
          <span className="result-row__word">{word}</span> <span className="result-row__name">{name}</span>{' '}
          <time className="result-row__time" dateTime={testDate}>
            {time}
          </time>
        </span>
        {again !== null && (
          <span className="result-row__again">
            {again.label} {again.when !== null && <strong>{again.when}</strong>}
          </span>
        )}
      </Link>
    </li>
  );
}
