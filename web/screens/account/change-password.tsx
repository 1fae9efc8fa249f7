import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { changePasswordForm } from '../../../core/use-cases/account/login-forms.ts';
import { FormScreen } from '../../components/form-screen.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { useForm } from '../../components/use-form.ts';
import type { ScreenProps } from '../screen-props.ts';
import { useAccount, useServices } from '../../wiring/services.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** Changing the password of the logged-in user (product.md section 2, /change-password). */
const ChangePassword = observer(function ChangePassword({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  const { store } = useServices();
  const { actions } = useAccount();
  const form = useForm(() => changePasswordForm(actions));
  return (
    <FormScreen
      form={form}
      page={t('changePassword.page')}
      heading={t('changePassword.heading')}
      onBack={onBack}
      submit={{ label: t('changePassword.submit'), busy: t('changePassword.changing') }}
    >
      <p>{t('changePassword.lead')}</p>
      {/* Password managers save the password with this user name. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={store.identity.currentUser?.email ?? ''}
        readOnly
        hidden
      />
      <PasswordField
        {...form.field('oldPassword')}
        label={t('changePassword.oldPassword')}
        autoComplete="current-password"
      />
      <NewPasswordFields form={form} />
    </FormScreen>
  );
});

export default ChangePassword;
