import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../components/password-field.tsx';
import type { FormFieldProps } from '../../components/use-form.ts';

/** Asks for the password again before a change of the two-factor devices, and says what else the change does. */
export function AccountPasswordField({ field }: { readonly field: FormFieldProps }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('otpDevices.password.others')}</p>
      <PasswordField
        {...field}
        label={t('otpDevices.password.label')}
        help={t('otpDevices.password.help')}
        autoComplete="current-password"
      />
    </>
  );
}
