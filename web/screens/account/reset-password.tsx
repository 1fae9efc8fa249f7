import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { resetPasswordForm } from '../../../core/use-cases/account/login-forms.ts';
import type { ResetLinkParts } from '../../../core/use-cases/account/passwords.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { CallErrors } from '../../components/call-errors.tsx';
import { CodeField } from '../../components/code-field.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { FormScreen } from '../../components/form-screen.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Screen } from '../../components/screen.tsx';
import { useFetched } from '../../components/use-fetched.ts';
import { useForm } from '../../components/use-form.ts';
import { QueryStore } from '../../stores/query-store.ts';
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

interface ResetFormProps {
  readonly link: ResetLinkParts;
  readonly needsCode: boolean;
}

/** The new password, and in a browser that did not ask for the link the code from the page that did. */
function ResetForm({ link, needsCode }: ResetFormProps) {
  const { t } = useTranslation();
  const { actions } = useAccount();
  const form = useForm(() => resetPasswordForm(actions, link, needsCode));
  const isLinkSpent = form.errors.some(({ code }) => code === 'INVALID_TOKEN');
  return (
    <>
      <FormScreen
        form={form}
        page={t('resetPassword.page')}
        heading={t('resetPassword.heading')}
        submit={{ label: t('resetPassword.submit'), busy: t('resetPassword.setting') }}
        recovery={isLinkSpent && <NewLink />}
        {...(!needsCode && {
          beside: (
            <ButtonLink variant="link" press="login">
              {t('resetPassword.keep')}
            </ButtonLink>
          ),
        })}
      >
        <p>{t('resetPassword.lead')}</p>
        {needsCode && (
          <div className="with-way-out">
            <CodeField {...form.field('code')} label={t('resetPassword.code')} help={t('resetPassword.codeHelp')} />
            <ButtonLink variant="link" press="forgot-password">
              {t('resetPassword.noCode')}
            </ButtonLink>
          </div>
        )}
        <NewPasswordFields form={form} />
      </FormScreen>
      {form.isSent && <PasswordSet />}
    </>
  );
}

function NewLink() {
  const { t } = useTranslation();
  return <ButtonLink press="forgot-password">{t('resetPassword.newLink')}</ButtonLink>;
}

/** Choosing a new password with a link from an email (product.md section 2, /reset-password/{uid}/{token}). */
const ResetPassword = observer(function ResetPassword() {
  const { t } = useTranslation();
  const { uid = '', token = '' } = useParams();
  const { actions } = useAccount();
  const link = { uid, token };
  const { value, errors, load } = useFetched(() => new QueryStore(actions.openResetLink(link)));
  if (value !== null) return <ResetForm link={link} needsCode={value.needsCode} />;
  const isBad = errors.some(({ code }) => code === 'INVALID_TOKEN');
  const again = (
    <Button data-press="try-again" onClick={load}>
      {t('buttons.tryAgain')}
    </Button>
  );
  return (
    <Screen {...(errors.length > 0 && { actions: isBad ? <NewLink /> : again })}>
      <PageHeading page={t('resetPassword.page')}>{t('resetPassword.heading')}</PageHeading>
      <p role="status">{errors.length === 0 && t('frame.loading')}</p>
      <CallErrors errors={errors} />
    </Screen>
  );
});

export default ResetPassword;
