import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { CODE_LIFETIME_MS } from '../../../core/domain/limits.ts';
import { codeVerificationForm } from '../../../core/use-cases/account/login-forms.ts';
import { Button } from '../../components/button.tsx';
import { CodeField } from '../../components/code-field.tsx';
import { FormScreen } from '../../components/form-screen.tsx';
import { useForm } from '../../components/use-form.ts';
import type { ScreenProps } from '../screen-props.ts';
import { useAccount, useServices } from '../../wiring/services.ts';
import { LogInInstead } from './log-in-instead.tsx';
import { SendNewCode } from './send-new-code.tsx';
import { useNewCode } from './use-new-code.ts';

const MINUTE_MS = 60_000;

/** Entering the code that was sent to the new account's email (product.md section 2, /code-verification). */
const CodeVerification = observer(function CodeVerification({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  const { store } = useServices();
  const { actions } = useAccount();
  const form = useForm(() => codeVerificationForm(actions, () => store.snapshot));
  const email = store.snapshot.account.newUser?.email ?? '';
  const newCode = useNewCode(form);
  return (
    <FormScreen
      form={form}
      page={t('codeVerification.page')}
      heading={t('codeVerification.heading')}
      onBack={onBack}
      submit={{
        label: t('codeVerification.verify'),
        busy: newCode.isSending ? t('buttons.working') : t('codeVerification.verifying'),
      }}
      recovery={<LogInInstead errors={form.errors} />}
    >
      <div className="sent-to">
        <p>{t('codeVerification.sentTo')}</p>
        <p className="sent-to__address">{email}</p>
        <Button variant="link" data-press="change-email" onClick={onBack}>
          {t('codeVerification.change')}
        </Button>
      </div>
      <CodeField
        {...form.field('code')}
        label={t('codeVerification.label')}
        help={t('codeVerification.help', { minutes: CODE_LIFETIME_MS / MINUTE_MS })}
      />
      <SendNewCode
        newCode={newCode}
        notice={t('codeVerification.notice')}
        noCode={t('codeVerification.noCode')}
        button={{ label: t('codeVerification.sendNew'), busy: t('codeVerification.sending') }}
      />
    </FormScreen>
  );
});

export default CodeVerification;
