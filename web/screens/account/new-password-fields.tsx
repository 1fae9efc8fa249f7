import { useTranslation } from 'react-i18next';
import type { NewPasswordField } from '../../../core/use-cases/account/login-forms.ts';
import { PasswordChecklist, PASSWORD_RULES_IDS } from '../../components/password-checklist.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import type { FormView } from '../../components/use-form.ts';

/** The new password, its requirements, and its confirmation. */
export function NewPasswordFields({ form }: { readonly form: Pick<FormView<NewPasswordField>, 'field' | 'values'> }) {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        {...form.field('newPassword')}
        label={t('resetPassword.newPassword')}
        autoComplete="new-password"
        describedByIds={PASSWORD_RULES_IDS}
      />
      <PasswordChecklist password={form.values.newPassword} />
      <PasswordField
        {...form.field('repeatPassword')}
        label={t('resetPassword.repeatPassword')}
        autoComplete="new-password"
      />
    </>
  );
}
