import type { OtpDeviceType } from '../../core/domain/otp-device.ts';

/** The subject of a code that is sent to an address. */
export function otpDeviceSubject(userId: string, type: OtpDeviceType, address: string): string {
  return `${userId} ${type} ${address}`;
}
