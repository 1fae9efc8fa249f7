import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { resetPasswordForm } from '../../../core/use-cases/account/login-forms.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { FormScreen } from '../../components/form-screen.tsx';
import { useForm } from '../../components/use-form.ts';
import { useAccount, useServices } from '../../wiring/services.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

function PasswordSet() {
  const { t } = useTranslation();
  const { navigator } = useServices();
  const leave = (): void => navigator.go(APP_ROUTES.login);
  return (
    <Dialog
      title={t('resetPassword.done.title')}
      onClose={leave}
      actions={
        <Button data-press="return-to-login" onClick={leave}>
          {t('resetPassword.done.returnToLogin')}
        </Button>
      }
    >
      <p>{t('resetPassword.done.text')}</p>
    </Dialog>
  );
}

/** Choosing a new password with a link from an email (product.md section 2, /reset-password/{uid}/{token}). */
export default function ResetPassword() {
  const { t } = useTranslation();
  const { uid = '', token = '' } = useParams();
  const { actions } = useAccount();
  const form = useForm(() => resetPasswordForm(actions, { uid, token }));
  const isLinkSpent = form.errors.some(({ code }) => code === 'INVALID_TOKEN');
  return (
    <>
      <FormScreen
        form={form}
        page={t('resetPassword.page')}
        heading={t('resetPassword.heading')}
        submit={{ label: t('resetPassword.submit'), busy: t('resetPassword.setting') }}
        recovery={isLinkSpent && <ButtonLink press="forgot-password">{t('resetPassword.newLink')}</ButtonLink>}
      >
        <p>{t('resetPassword.lead')}</p>
        <NewPasswordFields form={form} />
      </FormScreen>
      {form.isSent && <PasswordSet />}
    </>
  );
}
