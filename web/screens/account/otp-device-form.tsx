import { useTranslation } from 'react-i18next';
import { formatPhone } from '../../../core/domain/format-input.ts';
import { OTP_DEVICE_TYPES, type OtpDeviceType } from '../../../core/domain/otp-device.ts';
import { otpDeviceType, type OtpDeviceQuery } from '../../../core/use-cases/account/otp-devices.ts';
import type { ErrorParameters } from '../../components/error-text.tsx';
import { FormScreen } from '../../components/form-screen.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { TextField, type TextFieldProps } from '../../components/text-field.tsx';
import { useForm, type FormFieldProps } from '../../components/use-form.ts';
import { AccountPasswordField } from './account-password-field.tsx';
import { EmailField } from './email-field.tsx';

interface AddressProps {
  readonly type: OtpDeviceType;
  readonly field: FormFieldProps;
  readonly parameters: ErrorParameters | undefined;
}

/** Where codes are sent: a phone number or an email, each with its keyboard. */
function Address({ type, field, parameters }: AddressProps) {
  const { t } = useTranslation();
  const address: TextFieldProps = {
    ...field,
    parameters,
    label: t(`otpDevices.form.address.${type}.label`),
    help: t(`otpDevices.form.address.${type}.help`),
  };
  if (type === 'EMAIL') return <EmailField {...address} autoComplete="email" />;
  const leave = (): void => {
    field.onChange(formatPhone(field.value));
    field.onBlur();
  };
  return <TextField {...address} type="tel" inputMode="tel" autoComplete="tel" onBlur={leave} />;
}

/** Naming a new two-factor device and sending a code to it. */
export function OtpDeviceForm({ query }: { readonly query: OtpDeviceQuery }) {
  const { t } = useTranslation();
  const form = useForm(() => query.deviceForm);
  const type = otpDeviceType(form.values.deviceType);
  const parameters = type === null ? undefined : { device: t(`errorParts.device.${type}`) };
  const { error, name } = form.field('deviceType');
  return (
    <FormScreen
      form={form}
      page={t('otpDevices.form.page')}
      heading={t('otpDevices.form.heading')}
      onBack={query.leave}
      submit={{ label: t('otpDevices.form.send'), busy: t('otpDevices.form.sending') }}
      parameters={parameters}
      device={type}
    >
      <RadioGroup
        name={name}
        legend={t('otpDevices.form.type')}
        options={OTP_DEVICE_TYPES.map((value) => ({
          value,
          label: t(`otpDevices.form.types.${value}.label`),
          help: t(`otpDevices.form.types.${value}.help`),
        }))}
        value={type}
        onChange={(value) => form.set('deviceType', value)}
        error={error}
      />
      {type !== null && <Address type={type} field={form.field('deviceAddress')} parameters={parameters} />}
      <TextField {...form.field('deviceName')} label={t('otpDevices.form.name')} help={t('otpDevices.form.nameHelp')} />
      <AccountPasswordField field={form.field('password')} />
    </FormScreen>
  );
}
