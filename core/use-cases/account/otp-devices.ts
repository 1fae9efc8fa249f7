import type { AppError, ErrorCode } from '../../domain/error-codes.ts';
import { digitsOnly, limitText } from '../../domain/format-input.ts';
import { CODE_DIGITS, MAX_DEVICE_NAME_LENGTH, MAX_OTP_DEVICES } from '../../domain/limits.ts';
import { OTP_DEVICE_TYPES, type OtpDevice, type OtpDeviceType } from '../../domain/otp-device.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { readOtpAddress } from '../../domain/otp-address.ts';
import { cleanText } from '../../domain/clean-text.ts';
import { validateCode, validateRequired } from '../../domain/validate-fields.ts';
import type { FormSpec } from '../../forms/form.ts';
import { problemsOf } from '../../forms/rules.ts';
import type { OtpDeviceApi } from '../../ports/otp-device-api.ts';
import {
  makeAccountList,
  requiredPassword,
  type AccountListParts,
  type AccountListQuery,
  type AccountListState,
} from '../account-list.ts';

export type DeviceField = 'deviceType' | 'deviceName' | 'deviceAddress' | 'password';

/** A device to be added. */
export interface NamedDevice {
  readonly type: OtpDeviceType;
  readonly name: string;
  /** An email address, or ten digits. */
  readonly address: string;
}

/** What is asked: the type and name of a new device, the code sent to it, or whether to remove one. */
export type OtpDevicesPart =
  | { readonly kind: 'naming' }
  | { readonly kind: 'code'; readonly device: NamedDevice }
  | { readonly kind: 'removal'; readonly device: OtpDevice };

export const OTP_DEVICES_PARTS = {
  naming: { form: 'deviceForm', leave: 'back' },
  code: { form: 'codeForm', leave: 'abandon-device' },
  removal: { form: 'removalForm', leave: 'keep-device' },
} as const satisfies AccountListParts<OtpDevicesPart, keyof OtpDeviceQuery>;

/** The main button of the list: it adds a device while there is room, or fetches a list that could not be fetched. */
export function otpListButton({
  value,
  isBusy,
}: Pick<AccountListState<OtpDevice, OtpDevicesPart>, 'value' | 'isBusy'>): 'add-device' | 'try-again' | null {
  if (value === null) return isBusy ? null : 'try-again';
  return value.length < MAX_OTP_DEVICES ? 'add-device' : null;
}

/** Reads, adds and removes the two-factor devices of the account. */
export interface OtpDeviceQuery extends AccountListQuery<OtpDevice, OtpDevicesPart> {
  /** Asks whether to remove a device. */
  readonly askToRemove: (device: OtpDevice) => void;
  /** The form that removes the device that was asked about, with the password of the account. */
  readonly removalForm: FormSpec<'password'>;
  /** Asks for a new device. */
  readonly add: () => void;
  /** The form that names a device and sends a code to it. */
  readonly deviceForm: FormSpec<DeviceField>;
  /** The form that adds the device with the code. */
  readonly codeForm: FormSpec<'code'>;
}

/** The type that is chosen in a form; null if none is. */
export function otpDeviceType(text = ''): OtpDeviceType | null {
  return OTP_DEVICE_TYPES.find((type) => type === text) ?? null;
}

function addressError(type: OtpDeviceType | null, text: string): ErrorCode | null {
  // Until the type is chosen, there is no address to ask for.
  if (type === null) return null;
  const read = readOtpAddress(type, text);
  return read.ok ? null : read.error;
}

function deviceFormOf(
  api: OtpDeviceApi,
  onNamed: (device: NamedDevice, password: string) => void,
): FormSpec<DeviceField> {
  return {
    button: 'send-code',
    initial: { deviceType: '', deviceAddress: '', deviceName: '', password: '' },
    isShown: (field, { deviceType }) => field !== 'deviceAddress' || otpDeviceType(deviceType) !== null,
    accept: { deviceName: (text) => limitText(text, MAX_DEVICE_NAME_LENGTH) },
    check: ({ deviceType, deviceName, deviceAddress, password }) =>
      problemsOf<DeviceField>({
        deviceType: otpDeviceType(deviceType) === null ? 'EMPTY_DEVICE_TYPE' : null,
        deviceAddress: addressError(otpDeviceType(deviceType), deviceAddress),
        deviceName: validateRequired(deviceName, 'EMPTY_DEVICE_NAME'),
        password: requiredPassword(password),
      }),
    rejects: { INVALID_OTP_DEVICE: 'deviceAddress', INCORRECT_PASSWORD: 'password' },
    send: async ({ deviceType, deviceName, deviceAddress, password }) => {
      const type = otpDeviceType(deviceType) ?? 'EMAIL';
      const address = readOtpAddress(type, deviceAddress);
      if (!address.ok) return err({ code: address.error });
      const answer = await api.sendCode(type, address.value, password);
      if (answer.ok) onNamed({ type, name: cleanText(deviceName), address: address.value }, password);
      return answer;
    },
  };
}

function codeFormOf(
  api: OtpDeviceApi,
  named: () => NamedDevice | null,
  /** The password that was given for the first code. */
  password: () => string,
  onAdded: (devices: readonly OtpDevice[]) => void,
): FormSpec<'code'> {
  return {
    button: 'confirm-device',
    initial: { code: '' },
    accept: { code: (text) => digitsOnly(text, CODE_DIGITS) },
    check: ({ code }) => problemsOf<'code'>({ code: validateCode(code, 'EMPTY_CODE', 'INVALID_CODE') }),
    rejects: { INVALID_CODE: 'code' },
    send: async ({ code }) => {
      const device = named();
      if (device === null) return ok(undefined);
      const answer = await api.add(device, code);
      if (!answer.ok) return answer;
      onAdded(answer.value);
      return ok(undefined);
    },
    resend: {
      clears: 'code',
      send: () => {
        const device = named();
        return device === null ? Promise.resolve(ok(undefined)) : api.sendCode(device.type, device.address, password());
      },
    },
  };
}

/** A query for the devices of the account. */
export function makeOtpDeviceQuery(api: OtpDeviceApi): OtpDeviceQuery {
  const { ask, show, passwordForm, ...list } = makeAccountList<OtpDevice, OtpDevicesPart>(() => api.list());
  let givenPassword = '';
  const showList = (devices?: readonly OtpDevice[]): void => {
    givenPassword = '';
    show(devices);
  };

  function named(): NamedDevice | null {
    const { part } = list.state();
    return part.kind === 'code' ? part.device : null;
  }

  /** A device that the server no longer has is gone, as wanted: the answer to an earlier attempt may have been lost. */
  async function remove(password: string): Promise<Result<readonly OtpDevice[], AppError>> {
    const { part, value } = list.state();
    const devices = value ?? [];
    if (part.kind !== 'removal') return ok(devices);
    const { id } = part.device;
    const answer = await api.remove(id, password);
    const isGone = !answer.ok && answer.error.code === 'INVALID_OTP_DEVICE';
    return isGone ? ok(devices.filter((device) => device.id !== id)) : answer;
  }

  return {
    ...list,
    askToRemove: (device) => ask({ kind: 'removal', device }),
    removalForm: passwordForm('confirm-removal', remove),
    add: () => ask({ kind: 'naming' }),
    deviceForm: deviceFormOf(api, (device, password) => {
      givenPassword = password;
      ask({ kind: 'code', device });
    }),
    codeForm: codeFormOf(api, named, () => givenPassword, showList),
    leave: () => showList(),
  };
}
