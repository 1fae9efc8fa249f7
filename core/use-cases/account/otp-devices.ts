import { makeCell, type Source } from '../../cell.ts';
import type { AppError, ErrorCode } from '../../domain/error-codes.ts';
import { digitsOnly, limitText } from '../../domain/format-input.ts';
import { CODE_DIGITS, MAX_DEVICE_NAME_LENGTH, MAX_OTP_DEVICES } from '../../domain/limits.ts';
import { OTP_DEVICE_TYPES, type OtpDevice, type OtpDeviceType } from '../../domain/otp-device.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { readOtpAddress } from '../../domain/otp-address.ts';
import { cleanText, validateCode, validateRequired } from '../../domain/validate-fields.ts';
import type { FormSpec } from '../../forms/form.ts';
import { problemsOf } from '../../forms/rules.ts';
import type { OtpDeviceApi } from '../../ports/otp-device-api.ts';

export type DeviceField = 'deviceType' | 'deviceName' | 'deviceAddress' | 'password';

/** A device to be added. */
export interface NamedDevice {
  readonly type: OtpDeviceType;
  readonly name: string;
  /** An email address, or ten digits. */
  readonly address: string;
}

/** What is asked: nothing beside the list, the type and name of a new device, the code sent to it, or whether to remove one. */
export type OtpDevicesPart =
  | { readonly kind: 'list' }
  | { readonly kind: 'naming' }
  | { readonly kind: 'code'; readonly device: NamedDevice }
  | { readonly kind: 'removal'; readonly device: OtpDevice };

/** The account's devices, and what is asked about one of them. */
export interface OtpDevicesState {
  /** Null until fetched. */
  readonly devices: readonly OtpDevice[] | null;
  readonly part: OtpDevicesPart;
  readonly errors: readonly AppError[];
  readonly isBusy: boolean;
}

/** The main button of the list: it adds a device while there is room, or fetches a list that could not be fetched. */
export function otpListButton({
  devices,
  isBusy,
}: Pick<OtpDevicesState, 'devices' | 'isBusy'>): 'add-device' | 'try-again' | null {
  if (devices === null) return isBusy ? null : 'try-again';
  return devices.length < MAX_OTP_DEVICES ? 'add-device' : null;
}

/** Reads, adds and removes the two-factor devices of the account. */
export interface OtpDeviceQuery extends Source<OtpDevicesState> {
  readonly load: () => Promise<void>;
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
  /** Returns to the list without adding or removing. */
  readonly leave: () => void;
}

const LIST: OtpDevicesPart = { kind: 'list' };

function asType(text: string): OtpDeviceType | null {
  return OTP_DEVICE_TYPES.find((type) => type === text) ?? null;
}

const requiredPassword = (password: string): ErrorCode | null => (password === '' ? 'EMPTY_PASSWORD' : null);

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
    accept: { deviceName: (text) => limitText(text, MAX_DEVICE_NAME_LENGTH) },
    check: ({ deviceType, deviceName, deviceAddress, password }) =>
      problemsOf<DeviceField>({
        deviceType: asType(deviceType) === null ? 'EMPTY_DEVICE_TYPE' : null,
        deviceAddress: addressError(asType(deviceType), deviceAddress),
        deviceName: validateRequired(deviceName, 'EMPTY_DEVICE_NAME'),
        password: requiredPassword(password),
      }),
    rejects: { INVALID_OTP_DEVICE: 'deviceAddress', INCORRECT_PASSWORD: 'password' },
    send: async ({ deviceType, deviceName, deviceAddress, password }) => {
      const type = asType(deviceType) ?? 'EMAIL';
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

function removalFormOf(
  remove: (password: string) => Promise<Result<readonly OtpDevice[], AppError>>,
  onRemoved: (devices: readonly OtpDevice[]) => void,
): FormSpec<'password'> {
  return {
    button: 'confirm-removal',
    initial: { password: '' },
    check: ({ password }) => problemsOf<'password'>({ password: requiredPassword(password) }),
    rejects: { INCORRECT_PASSWORD: 'password' },
    send: async ({ password }) => {
      const answer = await remove(password);
      if (!answer.ok) return answer;
      onRemoved(answer.value);
      return ok(undefined);
    },
  };
}

/** A query for the devices of the account. */
export function makeOtpDeviceQuery(api: OtpDeviceApi): OtpDeviceQuery {
  const cell = makeCell<OtpDevicesState>({ devices: null, part: LIST, errors: [], isBusy: false });
  const { state, subscribe } = cell;
  const set = (patch: Partial<OtpDevicesState>): void => cell.set({ ...state(), ...patch });

  async function fetched(call: Promise<Result<readonly OtpDevice[], AppError>>): Promise<void> {
    set({ isBusy: true, errors: [] });
    const answer = await call;
    set({ isBusy: false, ...(answer.ok ? { devices: answer.value } : { errors: [answer.error] }) });
  }

  function named(): NamedDevice | null {
    const { part } = state();
    return part.kind === 'code' ? part.device : null;
  }

  /** A device that the server no longer has is gone, as wanted: the answer to an earlier attempt may have been lost. */
  async function removed(password: string): Promise<Result<readonly OtpDevice[], AppError>> {
    const { part, devices } = state();
    if (part.kind !== 'removal') return ok(devices ?? []);
    const { id } = part.device;
    const answer = await api.remove(id, password);
    const isGone = !answer.ok && answer.error.code === 'INVALID_OTP_DEVICE';
    return isGone ? ok((devices ?? []).filter((device) => device.id !== id)) : answer;
  }

  let givenPassword = '';
  const showList = (patch: Partial<OtpDevicesState>): void => {
    givenPassword = '';
    set({ ...patch, part: LIST, errors: [] });
  };
  const show = (devices: readonly OtpDevice[]): void => showList({ devices });

  return {
    state,
    subscribe,
    load: () => fetched(api.list()),
    askToRemove: (device) => set({ part: { kind: 'removal', device } }),
    removalForm: removalFormOf(removed, show),
    add: () => set({ part: { kind: 'naming' } }),
    deviceForm: deviceFormOf(api, (device, password) => {
      givenPassword = password;
      set({ part: { kind: 'code', device } });
    }),
    codeForm: codeFormOf(api, named, () => givenPassword, show),
    leave: () => showList({}),
  };
}
