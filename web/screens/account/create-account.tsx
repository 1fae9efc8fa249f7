import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { createAccountForm } from '../../../core/use-cases/account/login-forms.ts';
import { ButtonLink } from '../../components/button.tsx';
import { FormScreen } from '../../components/form-screen.tsx';
import { PasswordChecklist, PASSWORD_RULES_IDS } from '../../components/password-checklist.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { useForm } from '../../components/use-form.ts';
import type { ScreenProps } from '../screen-props.ts';
import { useAccount, useServices } from '../../wiring/services.ts';
import { LogInInstead } from './log-in-instead.tsx';

/** Links to a new email verification when the old one has expired. */
function VerifyAgain() {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('createAccount.ranOut')}</p>
      <ButtonLink press="verify-again">{t('createAccount.verifyAgain')}</ButtonLink>
    </>
  );
}

/** Choosing the password of a new account (product.md section 2, /create-account). */
const CreateAccount = observer(function CreateAccount({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  const { store } = useServices();
  const { actions } = useAccount();
  const form = useForm(() => createAccountForm(actions));
  const email = store.snapshot.account.newUser?.email ?? '';
  const hasRunOut = form.errors.some(({ code }) => code === 'INVALID_TOKEN');
  return (
    <FormScreen
      form={form}
      page={t('createAccount.page')}
      heading={t('createAccount.heading')}
      onBack={onBack}
      submit={{ label: t('buttons.create'), busy: t('createAccount.creating') }}
      recovery={hasRunOut ? <VerifyAgain /> : <LogInInstead errors={form.errors} />}
    >
      <p>{t('createAccount.why')}</p>
      {/* Password managers save the password with this user name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.field('password')}
        label={t('createAccount.password')}
        autoComplete="new-password"
        describedByIds={PASSWORD_RULES_IDS}
      />
      <PasswordChecklist password={form.values.password} />
      <PasswordField
        {...form.field('confirmPassword')}
        label={t('createAccount.confirmPassword')}
        autoComplete="new-password"
      />
    </FormScreen>
  );
});

export default CreateAccount;
