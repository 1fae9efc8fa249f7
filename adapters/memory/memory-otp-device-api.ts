import type { AppError, ErrorCode } from '../../core/domain/error-codes.ts';
import { MAX_DEVICE_NAME_LENGTH, MAX_OTP_DEVICES } from '../../core/domain/limits.ts';
import type { OtpDevice, OtpDeviceType } from '../../core/domain/otp-device.ts';
import { ok, type Result } from '../../core/domain/result.ts';
import { readOtpAddress } from '../../core/domain/otp-address.ts';
import { cleanText } from '../../core/domain/clean-text.ts';
import { validateRequired } from '../../core/domain/validate-fields.ts';
import type { MemoryCall, MemoryRules } from './memory-ports.ts';
import {
  endOtherSessions,
  type MemoryAccount,
  type MemoryBrowserCookies,
  type MemoryOtpDevice,
  type MemoryWorld,
} from './memory-world.ts';

/** The normalized form of a valid address. */
function addressOf(type: OtpDeviceType, typed: string): string {
  const read = readOtpAddress(type, typed);
  return read.ok ? read.value : typed;
}

function listOf({ otpDevices }: MemoryAccount): Result<readonly OtpDevice[], AppError> {
  return ok(otpDevices.map(({ id, type, name }) => ({ id, type, name })));
}

function rejectedFields(type: OtpDeviceType, address: string, name: string | null) {
  const nameCode: ErrorCode | null =
    name === null
      ? null
      : (validateRequired(name, 'EMPTY_DEVICE_NAME') ??
        (name.length > MAX_DEVICE_NAME_LENGTH ? 'INVALID_OTP_DEVICE' : null));
  const read = readOtpAddress(type, address);
  return [
    { field: 'name', code: nameCode },
    { field: 'address', code: read.ok ? null : read.error },
  ].flatMap(({ field, code }) => (code === null ? [] : [{ field, code }]));
}

function about(field: string) {
  return { fields: [{ field, code: 'INVALID_OTP_DEVICE' as const }] };
}

const subjectOf = ({ userId }: MemoryAccount, type: OtpDeviceType, address: string) =>
  `otp-device ${userId} ${type} ${addressOf(type, address)}`;

function add(
  world: MemoryWorld,
  cookies: MemoryBrowserCookies,
  { account, reject }: MemoryCall,
  device: Omit<MemoryOtpDevice, 'id'>,
  code: string,
) {
  const { type } = device;
  const name = cleanText(device.name);
  const fields = rejectedFields(type, device.address, name);
  if (fields.length > 0) return reject(422, { fields });
  if (account.otpDevices.length >= MAX_OTP_DEVICES) return reject(422, about('devices'));
  if (account.otpDevices.some((held) => held.name === name)) return reject(422, about('name'));
  if (!world.codes.check(subjectOf(account, type, device.address), code)) return reject(400);
  account.otpDevices.push({ id: world.makeId('device'), type, name, address: addressOf(type, device.address) });
  endOtherSessions(world, cookies, account, 'otpDeviceAdded');
  return listOf(account);
}

/** Two-factor devices in memory, as one browser sees them. */
export function otpDeviceRules(world: MemoryWorld, cookies: MemoryBrowserCookies): MemoryRules<'otpDeviceApi'> {
  return {
    list: ({ account }) => listOf(account),
    sendCode: ({ account, reject }, type, address, password) => {
      const fields = rejectedFields(type, address, null);
      if (fields.length > 0) return reject(422, { fields });
      if (account.otpDevices.length >= MAX_OTP_DEVICES) return reject(422, about('devices'));
      if (account.password !== password) return reject(401);
      const code = world.codes.issue(subjectOf(account, type, address));
      world.messages.push({ to: addressOf(type, address), kind: 'otpDeviceCode', code });
      return ok(undefined);
    },
    add: (call, device, code) => (call.isRepeated ? listOf(call.account) : add(world, cookies, call, device, code)),
    remove: ({ account, reject }, deviceId, password) => {
      if (account.password !== password) return reject(401);
      const index = account.otpDevices.findIndex(({ id }) => id === deviceId);
      if (index < 0) return reject(404);
      account.otpDevices.splice(index, 1);
      for (const [challengeId, { userId }] of world.challenges) {
        if (userId === account.userId) world.challenges.delete(challengeId);
      }
      endOtherSessions(world, cookies, account, 'otpDeviceRemoved');
      return listOf(account);
    },
  };
}
