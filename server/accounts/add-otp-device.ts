import { randomUUID } from 'node:crypto';
import type { ErrorCode, FieldError } from '../../core/domain/error-codes.ts';
import { readOtpAddress } from '../../core/domain/otp-address.ts';
import { MAX_DEVICE_NAME_LENGTH, MAX_OTP_DEVICES } from '../../core/domain/limits.ts';
import type { OtpDevice, OtpDeviceType } from '../../core/domain/otp-device.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { cleanText } from '../../core/domain/clean-text.ts';
import { validateRequired } from '../../core/domain/validate-fields.ts';
import type { TokenHolder } from './access-tokens.ts';
import { noteDeviceChange } from './note-device-change.ts';
import { toOtpDevices } from './list-otp-devices.ts';
import { otpDeviceSubject } from './otp-device-address.ts';
import type { StoredOtpDevice } from './ports.ts';
import { TOO_MANY_DEVICES, type OtpDeviceRejection } from './send-otp-device-code.ts';
import type { AccountDeps } from './deps.ts';

/** A two-factor device as it was typed. */
export interface TypedOtpDevice {
  readonly type: OtpDeviceType;
  readonly name: string;
  readonly address: string;
}

/** `attemptId` as in `GivenCode`. */
export type AddOtpDevice = (
  caller: TokenHolder,
  typed: TypedOtpDevice,
  code: string,
  attemptId: string | null,
) => Promise<Result<readonly OtpDevice[], OtpDeviceRejection | { readonly code: 'INVALID_CODE' }>>;

const NAME_TAKEN: OtpDeviceRejection = {
  code: 'INVALID_OTP_DEVICE',
  fields: [{ field: 'name', code: 'INVALID_OTP_DEVICE' }],
};

function nameError(name: string): ErrorCode | null {
  const emptyCode = validateRequired(name, 'EMPTY_DEVICE_NAME');
  if (emptyCode !== null) return emptyCode;
  return name.length > MAX_DEVICE_NAME_LENGTH ? 'INVALID_OTP_DEVICE' : null;
}

function readDevice(userId: string, typed: TypedOtpDevice): Result<StoredOtpDevice, OtpDeviceRejection> {
  const { type } = typed;
  const name = cleanText(typed.name);
  const wrongName = nameError(name);
  const address = readOtpAddress(type, typed.address);
  if (wrongName === null && address.ok) return ok({ id: randomUUID(), userId, type, name, address: address.value });
  const fields: FieldError[] = [];
  if (wrongName !== null) fields.push({ field: 'name', code: wrongName });
  if (!address.ok) fields.push({ field: 'address', code: address.error });
  return err({ code: 'INVALID_OTP_DEVICE', fields });
}

function isSameDevice(one: StoredOtpDevice, other: StoredOtpDevice): boolean {
  return one.type === other.type && one.name === other.name && one.address === other.address;
}

/** The devices of the account; not `isNew` if the same attempt added the device before. */
interface Addition {
  readonly devices: readonly OtpDevice[];
  readonly isNew: boolean;
}

/**
 * Adds a two-factor device, confirmed by the code that was sent to it, which the account's password was needed for. The code is used up last, so that another name can be tried. A
 * repeated attempt finds the device that it added, and adds nothing.
 */
export function makeAddOtpDevice({ unitOfWork, codes, clock, trail }: AccountDeps): AddOtpDevice {
  return async (caller, typed, code, attemptId) => {
    const { userId } = caller;
    const read = readDevice(userId, typed);
    if (!read.ok) return read;
    const device = read.value;
    const added = await unitOfWork.run(async (stores): Promise<Result<Addition | null, OtpDeviceRejection>> => {
      const now = clock.now();
      await stores.users.lock(userId);
      const held = await stores.otpDevices.listOf(userId);
      const subject = otpDeviceSubject(userId, device.type, device.address);
      const given = { purpose: 'otp-device', subject, code, attemptId } as const;
      if (held.some((one) => isSameDevice(one, device))) {
        const isRepeated = (await codes.check(stores, given, now)) === 'repeated';
        return isRepeated ? ok({ devices: toOtpDevices(held), isNew: false }) : err(NAME_TAKEN);
      }
      if (held.length >= MAX_OTP_DEVICES) return err(TOO_MANY_DEVICES);
      if (held.some(({ name }) => name === device.name)) return err(NAME_TAKEN);
      // Committed on a wrong code too, so that the try counts.
      if ((await codes.check(stores, given, now)) !== 'right') return ok(null);
      await stores.otpDevices.insert(device, now);
      await noteDeviceChange(stores, caller, 'otpDeviceAdded', now);
      return ok({ devices: toOtpDevices([...held, device]), isNew: true });
    });
    if (!added.ok) return added;
    if (added.value === null) {
      trail.note('otpDeviceChangeRefused', { account: userId, reason: 'wrongCode' });
      return err({ code: 'INVALID_CODE' });
    }
    if (added.value.isNew) {
      trail.note('otpDeviceAdded', { account: userId });
      trail.note('loginSessionsEnded', { account: userId, reason: 'devicesChanged' });
    }
    return ok(added.value.devices);
  };
}
