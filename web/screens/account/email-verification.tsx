import { useTranslation } from 'react-i18next';
import { CODE_LIFETIME_MS } from '../../../core/domain/limits.ts';
import { emailVerificationForm } from '../../../core/use-cases/account/login-forms.ts';
import { FormScreen } from '../../components/form-screen.tsx';
import { useForm } from '../../components/use-form.ts';
import type { ScreenProps } from '../screen-props.ts';
import { useAccount } from '../../wiring/services.ts';
import { EmailField } from './email-field.tsx';
import { LogInInstead } from './log-in-instead.tsx';

const MINUTE_MS = 60_000;

/** Entering the email of a new account, to which a code is sent (product.md section 2, /email-verification). */
export default function EmailVerification({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  const { actions } = useAccount();
  const form = useForm(() => emailVerificationForm(actions));
  return (
    <FormScreen
      form={form}
      page={t('emailVerification.page')}
      heading={t('emailVerification.heading')}
      onBack={onBack}
      submit={{ label: t('emailVerification.send'), busy: t('emailVerification.sending') }}
      recovery={<LogInInstead errors={form.errors} />}
    >
      <p>{t('emailVerification.why')}</p>
      <EmailField
        {...form.field('email')}
        label={t('form.fields.emailAddress.label')}
        help={t('form.fields.emailAddress.help')}
        autoComplete="email"
      />
      <h2>{t('emailVerification.next.title')}</h2>
      <ul className="points">
        <li>{t('emailVerification.next.code')}</li>
        <li>{t('emailVerification.next.time', { minutes: CODE_LIFETIME_MS / MINUTE_MS })}</li>
        <li>{t('emailVerification.next.spam')}</li>
      </ul>
    </FormScreen>
  );
}
