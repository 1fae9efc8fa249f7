import type { AddOtpDevicePayload, OtpDeviceCodePayload, RemoveOtpDevicePayload } from '../../core/api/payloads.ts';
import type { AppError, ErrorCode } from '../../core/domain/error-codes.ts';
import { MAX_DEVICE_NAME_LENGTH, MAX_OTP_DEVICES, USED_CODE_REPEAT_MS } from '../../core/domain/limits.ts';
import type { OtpDevice, OtpDeviceType } from '../../core/domain/otp-device.ts';
import { ok, type Result } from '../../core/domain/result.ts';
import { readOtpAddress } from '../../core/domain/otp-address.ts';
import { cleanText, validateRequired } from '../../core/domain/validate-fields.ts';
import type { OtpDeviceApi } from '../../core/ports/otp-device-api.ts';
import { rejection } from './fault-injector.ts';
import type { AnswerLoggedIn } from './memory-logged-in.ts';
import {
  endOtherSessions,
  type MemoryAccount,
  type MemoryBrowserCookies,
  type MemoryOtpDevice,
  type MemoryWorld,
} from './memory-world.ts';
import { makeAnswerRepeatable } from './repeatable-calls.ts';

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
  account: MemoryAccount,
  device: Omit<MemoryOtpDevice, 'id'>,
  code: string,
) {
  const name = cleanText(device.name);
  const fields = rejectedFields(device.type, device.address, name);
  if (fields.length > 0) return rejection('addOtpDevice', 422, { fields });
  if (account.otpDevices.length >= MAX_OTP_DEVICES) return rejection('addOtpDevice', 422, about('devices'));
  if (account.otpDevices.some((held) => held.name === name)) return rejection('addOtpDevice', 422, about('name'));
  if (!world.codes.check(subjectOf(account, device.type, device.address), code)) return rejection('addOtpDevice', 400);
  const address = addressOf(device.type, device.address);
  account.otpDevices.push({ id: world.makeId('device'), type: device.type, name, address });
  endOtherSessions(world, cookies, account, 'otpDeviceAdded');
  return listOf(account);
}

/** Two-factor devices in memory, as one browser sees them. */
export function makeMemoryOtpDeviceApi(
  signedIn: AnswerLoggedIn,
  world: MemoryWorld,
  cookies: MemoryBrowserCookies,
): OtpDeviceApi {
  const repeatable = makeAnswerRepeatable(signedIn, world.now, USED_CODE_REPEAT_MS);
  return {
    list: () => signedIn('listOtpDevices', null, listOf),
    sendCode: (type, address, password) =>
      signedIn('sendOtpDeviceCode', { type, address, password } satisfies OtpDeviceCodePayload, (account) => {
        const fields = rejectedFields(type, address, null);
        if (fields.length > 0) return rejection('sendOtpDeviceCode', 422, { fields });
        if (account.otpDevices.length >= MAX_OTP_DEVICES) return rejection('sendOtpDeviceCode', 422, about('devices'));
        if (account.password !== password) return rejection('sendOtpDeviceCode', 401);
        const code = world.codes.issue(subjectOf(account, type, address));
        world.messages.push({ to: addressOf(type, address), kind: 'otpDeviceCode', code });
        return ok(undefined);
      }),
    add: ({ type, name, address }, code) =>
      repeatable('addOtpDevice', { type, name, address, code } satisfies AddOtpDevicePayload, (isRepeated, account) =>
        isRepeated ? listOf(account) : add(world, cookies, account, { type, name, address }, code),
      ),
    remove: (deviceId, password) =>
      signedIn('removeOtpDevice', { password } satisfies RemoveOtpDevicePayload, (account) => {
        if (account.password !== password) return rejection('removeOtpDevice', 401);
        const index = account.otpDevices.findIndex(({ id }) => id === deviceId);
        if (index < 0) return rejection('removeOtpDevice', 404);
        account.otpDevices.splice(index, 1);
        for (const [challengeId, { userId }] of world.challenges) {
          if (userId === account.userId) world.challenges.delete(challengeId);
        }
        endOtherSessions(world, cookies, account, 'otpDeviceRemoved');
        return listOf(account);
      }),
  };
}
