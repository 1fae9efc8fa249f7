import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { CODE_LIFETIME_MS } from '../../../core/domain/limits.ts';
import { readOtpDeviceString } from '../../../core/domain/otp-device.ts';
import { hasDeviceChoice, oneTimePasswordForm } from '../../../core/use-cases/account/login-forms.ts';
import { CodeField } from '../../components/code-field.tsx';
import { FormScreen } from '../../components/form-screen.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { useForm, type FormFieldProps } from '../../components/use-form.ts';
import type { ScreenProps } from '../screen-props.ts';
import { useAccount, useServices } from '../../wiring/services.ts';
import { SendNewCode } from './send-new-code.tsx';
import { useNewCode } from './use-new-code.ts';

const MINUTE_MS = 60_000;
const NO_CHALLENGE = { otpDevices: [] as readonly string[], device: '' };

/** The device that the last code was sent to, by the name that the user gave it. */
function SentTo({ device }: { readonly device: string }) {
  const { t } = useTranslation();
  const { type, name } = readOtpDeviceString(device);
  return (
    <div className="sent-to">
      <p>{t(`oneTimePassword.sentTo.${type ?? 'unknown'}`)}</p>
      <p className="sent-to__address">{name}</p>
    </div>
  );
}

/** The choice of a device for the next code, if there are several. */
function DeviceChoice({ devices, ...field }: FormFieldProps & { readonly devices: readonly string[] }) {
  const { t } = useTranslation();
  if (!hasDeviceChoice(devices)) return null;
  const options = devices.map((device) => {
    const { type, name } = readOtpDeviceString(device);
    return { value: device, label: name, help: type === null ? undefined : t(`oneTimePassword.kinds.${type}`) };
  });
  return <RadioGroup {...field} legend={t('oneTimePassword.chooseDevice')} options={options} />;
}

/** The second factor of a login (product.md section 2, /one-time-password). */
const OneTimePassword = observer(function OneTimePassword({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  const { store } = useServices();
  const { actions } = useAccount();
  const form = useForm(() => oneTimePasswordForm(actions, () => store.snapshot));
  const { otpDevices, device } = store.snapshot.account.otpChallenge ?? NO_CHALLENGE;
  const newCode = useNewCode(form);
  const sentTo = readOtpDeviceString(device);
  return (
    <FormScreen
      form={form}
      page={t('oneTimePassword.page')}
      heading={t('oneTimePassword.heading')}
      onBack={onBack}
      submit={{
        label: t('oneTimePassword.verify'),
        busy: newCode.isSending ? t('buttons.working') : t('oneTimePassword.verifying'),
      }}
      device={readOtpDeviceString(form.values.device).type}
    >
      <SentTo device={device} />
      <CodeField
        {...form.field('code')}
        label={t('oneTimePassword.label')}
        help={t('oneTimePassword.help', { minutes: CODE_LIFETIME_MS / MINUTE_MS })}
      />
      <SendNewCode
        newCode={newCode}
        notice={t(`oneTimePassword.notice.${sentTo.type ?? 'unknown'}`, { name: sentTo.name })}
        noCode={t(`oneTimePassword.noCode.${sentTo.type ?? 'unknown'}`)}
        button={{ label: t('oneTimePassword.sendNew'), busy: t('oneTimePassword.sending') }}
        choice={<DeviceChoice devices={otpDevices} {...form.field('device')} />}
      />
    </FormScreen>
  );
});

export default OneTimePassword;
