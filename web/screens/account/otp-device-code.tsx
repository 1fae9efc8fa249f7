import { useTranslation } from 'react-i18next';
import { formatPhone } from '../../../core/domain/format-input.ts';
import {
  OTP_DEVICES_PARTS,
  type NamedDevice,
  type OtpDeviceQuery,
} from '../../../core/use-cases/account/otp-devices.ts';
import { Button } from '../../components/button.tsx';
import { CodeField } from '../../components/code-field.tsx';
import { FormScreen } from '../../components/form-screen.tsx';
import { useForm } from '../../components/use-form.ts';
import { SendNewCode } from './send-new-code.tsx';
import { useNewCode } from './use-new-code.ts';

interface OtpDeviceCodeProps {
  readonly query: OtpDeviceQuery;
  readonly added: NamedDevice;
  readonly onAdded: () => void;
}

/** Entering the code that proves that the user owns the new two-factor device. */
export function OtpDeviceCode({ query, added, onAdded }: OtpDeviceCodeProps) {
  const { t } = useTranslation();
  const form = useForm(() => query.codeForm);
  const newCode = useNewCode(form);
  return (
    <FormScreen
      form={form}
      page={t('otpDevices.code.page')}
      heading={t('otpDevices.code.heading')}
      onBack={query.leave}
      submit={{
        label: t('otpDevices.code.confirm'),
        busy: newCode.isSending ? t('buttons.working') : t('otpDevices.code.confirming'),
      }}
      onAccepted={onAdded}
      device={added.type}
    >
      <div className="sent-to">
        <p>{t('otpDevices.code.sentTo')}</p>
        <p className="sent-to__address">{added.type === 'PHONE' ? formatPhone(added.address) : added.address}</p>
      </div>
      <CodeField {...form.field('code')} label={t('oneTimePassword.label')} />
      <SendNewCode
        newCode={newCode}
        notice={t(`oneTimePassword.notice.${added.type}`, { name: added.name })}
        noCode={t(`oneTimePassword.noCode.${added.type}`)}
        button={{ label: t('oneTimePassword.sendNew'), busy: t('oneTimePassword.sending') }}
      >
        <Button variant="link" data-press={OTP_DEVICES_PARTS.code.leave} onClick={query.leave}>
          {t('otpDevices.code.abandon')}
        </Button>
      </SendNewCode>
    </FormScreen>
  );
}
