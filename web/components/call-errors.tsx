import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '../../core/domain/error-codes.ts';
import type { OtpDeviceType } from '../../core/domain/otp-device.ts';
import { Callout } from './callout.tsx';
import { ErrorText, type ErrorParameters } from './error-text.tsx';
import { FocusOnMount } from './focus-on-mount.tsx';

const MINUTE_SECONDS = 60;

/**
 * The parameters for the message of a failed call, in the current language. `device` is the type of device that the
 * code was sent to.
 */
export function useErrorParameters(): (error: AppError, device?: OtpDeviceType | null) => ErrorParameters {
  const { t } = useTranslation();
  const waitParameter = (seconds: number | undefined): ErrorParameters => {
    if (seconds === undefined) return {};
    const minutes = Math.max(1, Math.ceil(seconds / MINUTE_SECONDS));
    return { wait: minutes === 1 ? t('errorParts.wait.oneMinute') : t('errorParts.wait.minutes', { minutes }) };
  };
  return ({ status, reference, similarTo, retryAfterSeconds }, device = null) => ({
    status,
    reference,
    items: (similarTo ?? []).map((item) => t(`errorParts.similar.${item}`)).join(', '),
    ...(device !== null && { device: t(`errorParts.device.${device}`) }),
    ...waitParameter(retryAfterSeconds),
  });
}

export interface CallErrorsProps {
  readonly errors: readonly AppError[];
  /** The type of two-factor device in the call. */
  readonly device?: OtpDeviceType | null;
  /** A link shown under the message that helps the user continue. */
  readonly children?: ReactNode;
}

/** The errors of failed calls. Scrolls into view and is announced. Renders nothing without errors. */
export function CallErrors({ errors, device = null, children }: CallErrorsProps) {
  const parametersOf = useErrorParameters();
  if (errors.length === 0) return null;
  return (
    <FocusOnMount>
      <Callout kind="error" role="alert">
        {errors.map((error) => (
          <ErrorText key={error.code} code={error.code} parameters={parametersOf(error, device)} />
        ))}
        {children}
      </Callout>
    </FocusOnMount>
  );
}
