import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '../../core/domain/error-codes.ts';

/** The parameters that a message of the catalogue can have. */
export type ErrorParameters = {
  /** The HTTP status, which support asks for if the error is unknown. */
  readonly status?: number | undefined;
  /** With the status: the beginning of the request's id. */
  readonly reference?: string | undefined;
  readonly items?: string;
  readonly device?: string;
  /** How long to wait, formatted. */
  readonly wait?: string;
  /** The form is about the tested person and rejects anyone too young for the test. */
  readonly isForTest?: boolean;
  /** What is said of a submission that may have arrived, or did. */
  readonly instead?: 'errorParts.submitUnsure' | 'errorParts.submitStored' | null;
};

/** Returns a function that formats an error code in the current language. */
export function useErrorMessage(): (code: ErrorCode, parameters?: ErrorParameters) => string {
  const { t } = useTranslation();
  const [anyDevice, someTime] = [t('errorParts.device.unknown'), t('errorParts.wait.unknown')];
  return (code, { items = '', device = anyDevice, wait = someTime, isForTest = false, instead = null } = {}) => {
    if (instead !== null) return t(instead);
    if (code === 'INVALID_AGE' && isForTest) return t('errorParts.testedAge');
    return t(`errors.${code}`, { items, device, wait });
  };
}

/** An error code that only support can use, closed at first. */
export function ErrorDetails({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  return (
    <details>
      <summary data-press="error-details">{t('errorParts.details.title')}</summary>
      <p>{t('errorParts.details.code', { code })}</p>
    </details>
  );
}

export interface ErrorTextProps {
  readonly code: ErrorCode;
  readonly id?: string;
  readonly parameters?: ErrorParameters | undefined;
}

/** The message of an error code, under a field or after a failed call. */
export function ErrorText({ code, id, parameters = {} }: ErrorTextProps) {
  const { t } = useTranslation();
  const message = useErrorMessage();
  const { status, reference = '' } = parameters;
  return (
    <>
      <p id={id} className="error-text" data-error={code}>
        <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
          <circle cx="12" cy="12" r="9" />
          <path d="M12 7.5v5.5M12 16.5v.01" />
        </svg>
        <span>
          <span className="visually-hidden">{t('form.errorPrefix')} </span>
          {message(code, parameters)}
        </span>
      </p>
      {code === 'UNKNOWN' && status !== undefined && <ErrorDetails code={`${code} ${status} ${reference}`.trim()} />}
    </>
  );
}
