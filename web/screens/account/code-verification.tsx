import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { codeVerificationForm } from '../../../core/use-cases/account/sign-in-forms.ts';
import { Button } from '../../components/button.tsx';
import { CodeField } from '../../components/code-field.tsx';
import { FormScreen } from '../../components/form-screen.tsx';
import { NewCodeNotice, useNewCodeNotice } from '../../components/new-code-notice.tsx';
import { useForm } from '../../components/use-form.ts';
import type { ScreenProps } from '../../routes.tsx';
import { useAccount, useServices } from '../../services.ts';
import { LogInInstead } from './log-in-instead.tsx';

/** The code that was sent to the new account's e-mail (product.md section 2, /code-verification). */
const CodeVerification = observer(function CodeVerification({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  const { store } = useServices();
  const { actions } = useAccount();
  const form = useForm(() => codeVerificationForm(actions));
  const notice = useNewCodeNotice();
  const [isSending, setSending] = useState(false);
  const email = store.snapshot.account.newUser?.email ?? '';

  const sendNewCode = async (): Promise<void> => {
    setSending(true);
    if (await form.also(() => actions.sendVerificationCode(email))) notice.show();
    setSending(false);
  };

  return (
    <FormScreen
      form={form}
      page={t('codeVerification.page')}
      heading={t('codeVerification.heading')}
      onBack={onBack}
      submit={{
        press: 'verify-code',
        label: t('codeVerification.verify'),
        busy: isSending ? t('buttons.working') : t('codeVerification.verifying'),
      }}
      wayOn={<LogInInstead errors={form.errors} />}
    >
      <div className="sent-to">
        <p>{t('codeVerification.sentTo')}</p>
        <p className="sent-to__address">{email}</p>
        <Button variant="link" data-press="change-email" onClick={onBack}>
          {t('codeVerification.change')}
        </Button>
      </div>
      <CodeField {...form.field('code')} label={t('codeVerification.label')} help={t('codeVerification.help')} />
      <NewCodeNotice isShown={notice.isShown} />
      <div className="no-code">
        <p>{t('codeVerification.noCode')}</p>
        <Button
          variant="secondary"
          data-press="send-new-code"
          busy={isSending ? t('codeVerification.sending') : null}
          onClick={() => void sendNewCode()}
        >
          {t('codeVerification.sendNew')}
        </Button>
      </div>
    </FormScreen>
  );
});

export default CodeVerification;
