import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkedRoute } from '../../../core/flow/app-routes.ts';
import { logInForm } from '../../../core/use-cases/account/login-forms.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox-group.tsx';
import { FormScreen } from '../../components/form-screen.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { useForm } from '../../components/use-form.ts';
import type { ScreenProps } from '../screen-props.ts';
import { useAccount } from '../../wiring/services.ts';
import { EmailField } from './email-field.tsx';

/** Logging in (product.md section 2, /login). The guard redirects after success. */
export default function LogIn({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  const { actions } = useAccount();
  const form = useForm(() => logInForm(actions));
  return (
    <FormScreen
      form={form}
      page={t('login.page')}
      heading={t('login.heading')}
      onBack={onBack}
      submit={{ label: t('login.submit'), busy: t('login.loggingIn') }}
      recovery={
        form.errors.some(({ code }) => code === 'TOO_MANY_REQUESTS') && (
          <>
            <p>{t('login.lockedOut')}</p>
            <ButtonLink press="forgot-password">{t('login.sendLink')}</ButtonLink>
          </>
        )
      }
    >
      <EmailField {...form.field('email')} label={t('form.fields.emailAddress.label')} />
      <div className="with-way-out">
        <PasswordField {...form.field('password')} label={t('login.password')} autoComplete="current-password" />
        <ButtonLink variant="link" press="forgot-password">
          {t('login.forgotPassword')}
        </ButtonLink>
      </div>
      <Checkbox
        name="rememberMe"
        label={t('login.rememberMe')}
        help={t('login.rememberMeHelp')}
        checked={form.values.rememberMe === 'true'}
        onChange={(isTicked) => form.set('rememberMe', isTicked ? 'true' : '')}
      />
      <p className="new-here">
        {t('login.newHere')}{' '}
        <Link data-press="create-account" to={linkedRoute('create-account')}>
          {t('login.createAccount')}
        </Link>
      </p>
    </FormScreen>
  );
}
