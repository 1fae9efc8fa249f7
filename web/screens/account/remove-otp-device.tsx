import { useTranslation } from 'react-i18next';
import type { OtpDevice } from '../../../core/domain/otp-device.ts';
import { OTP_DEVICES_PARTS, type OtpDeviceQuery } from '../../../core/use-cases/account/otp-devices.ts';
import { Button } from '../../components/button.tsx';
import { FormScreen } from '../../components/form-screen.tsx';
import { useForm } from '../../components/use-form.ts';
import { AccountPasswordField } from './account-password-field.tsx';

interface RemoveOtpDeviceProps {
  readonly query: OtpDeviceQuery;
  readonly device: OtpDevice;
  /** It is the only remaining device. */
  readonly isLast: boolean;
  readonly onRemoved: () => void;
}

/** Confirms the removal of a device with the password, and states the consequences. */
export function RemoveOtpDevice({ query, device, isLast, onRemoved }: RemoveOtpDeviceProps) {
  const { t } = useTranslation();
  const form = useForm(() => query.removalForm);
  return (
    <FormScreen
      form={form}
      page={t('otpDevices.page')}
      heading={t('otpDevices.confirm.title', { name: device.name })}
      screenKey="removal"
      onBack={query.leave}
      submit={{ label: t('otpDevices.confirm.remove'), busy: t('otpDevices.confirm.removing') }}
      onAccepted={onRemoved}
      device={device.type}
      beside={
        <Button variant="secondary" data-press={OTP_DEVICES_PARTS.removal.leave} onClick={query.leave}>
          {t('otpDevices.confirm.keep')}
        </Button>
      }
    >
      <p>{t('otpDevices.confirm.others')}</p>
      {isLast && <p>{t('otpDevices.confirm.last')}</p>}
      <AccountPasswordField field={form.field('password')} />
    </FormScreen>
  );
}
