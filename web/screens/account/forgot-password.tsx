import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_MAIL_WAIT_MS, RESET_LINK_LIFETIME_MS } from '../../../core/domain/limits.ts';
import { cleanEmail } from '../../../core/domain/validate-fields.ts';
import { forgotPasswordForm } from '../../../core/use-cases/account/login-forms.ts';
import { BackArrow } from '../../components/back-arrow.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { FormScreen } from '../../components/form-screen.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Screen } from '../../components/screen.tsx';
import { useForm } from '../../components/use-form.ts';
import type { ScreenProps } from '../screen-props.ts';
import { useAccount } from '../../wiring/services.ts';
import { EmailField } from './email-field.tsx';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface LinkSentProps {
  readonly email: string;
  /** By which another browser may use the link. */
  readonly code: string;
  readonly onOther: () => void;
}

/** Confirms that a link was sent, without revealing whether the email has an account. */
function LinkSent({ email, code, onOther }: LinkSentProps) {
  const { t } = useTranslation();
  return (
    <Screen
      top={<BackArrow onBack={onOther} />}
      actions={
        <>
          <ButtonLink variant="primary" press="return-to-login">
            {t('forgotPassword.sent.returnToLogin')}
          </ButtonLink>
          <Button variant="secondary" data-press="other-email" onClick={onOther}>
            {t('forgotPassword.sent.other')}
          </Button>
        </>
      }
    >
      <PageHeading page={t('forgotPassword.sent.page')}>{t('forgotPassword.sent.heading')}</PageHeading>
      <div className="sent-to" data-view="link-sent">
        <p>{t('forgotPassword.sent.to')}</p>
        <p className="sent-to__address">{email}</p>
      </div>
      <ul className="points">
        <li>{t('forgotPassword.sent.points.life', { hours: RESET_LINK_LIFETIME_MS / HOUR_MS })}</li>
        <li>{t('forgotPassword.sent.points.spam', { minutes: LONGEST_MAIL_WAIT_MS / MINUTE_MS })}</li>
        <li>{t('forgotPassword.sent.points.typo')}</li>
      </ul>
      <div className="sent-to">
        <p>{t('forgotPassword.sent.code')}</p>
        <p className="sent-to__address" data-fact="reset-code">
          {code}
        </p>
      </div>
    </Screen>
  );
}

/** Requesting a link to reset the password (product.md section 2, /forgot-password). */
export default function ForgotPassword({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  const { actions } = useAccount();
  const [code, setCode] = useState('');
  const form = useForm(() => forgotPasswordForm(actions, setCode));
  if (form.isSent) return <LinkSent email={cleanEmail(form.values.email)} code={code} onOther={form.reopen} />;
  return (
    <FormScreen
      form={form}
      page={t('forgotPassword.page')}
      heading={t('forgotPassword.heading')}
      onBack={onBack}
      submit={{ label: t('forgotPassword.send'), busy: t('forgotPassword.sending') }}
    >
      <p>{t('forgotPassword.lead')}</p>
      <EmailField {...form.field('email')} label={t('form.fields.emailAddress.label')} />
    </FormScreen>
  );
}
