import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '../../core/domain/error-codes.ts';
import { useErrorMessage, type ErrorParameters } from './error-text.tsx';
import { fieldId } from './field-ids.ts';

export interface ErrorSummaryProps {
  readonly errors: readonly FieldError[];
  /** Changes with every rejected submit, so that the summary takes the focus each time. */
  readonly attempt: number;
  /** The parameters of the messages. */
  readonly parameters?: ErrorParameters | undefined;
}

/** The rejected fields, each with a link, shown above the heading. Takes the focus when a submit fails. */
export function ErrorSummary({ errors, attempt, parameters }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const message = useErrorMessage();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempt]);
  return (
    <div ref={box} className="error-summary" role="alert" tabIndex={-1} aria-labelledby="error-summary-title">
      <h2 id="error-summary-title">{t('form.problem')}</h2>
      <ul>
        {errors.map(({ field, code }) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(field))?.focus();
              }}
            >
              {message(code, parameters)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
