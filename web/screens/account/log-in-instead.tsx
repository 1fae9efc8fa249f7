import { useTranslation } from 'react-i18next';
import type { AppError } from '../../../core/domain/error-codes.ts';
import { ButtonLink } from '../../components/button.tsx';

/** A link to the login for a user whose email already has an account. */
export function LogInInstead({ errors }: { readonly errors: readonly AppError[] }) {
  const { t } = useTranslation();
  if (errors.every(({ code }) => code !== 'EMAIL_REGISTRATION_ERROR')) return null;
  return <ButtonLink press="login">{t('emailVerification.login')}</ButtonLink>;
}
