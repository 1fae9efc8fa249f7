import type { OtpDeviceType } from '../../core/domain/otp-device.ts';

/** What a code that is sent to an address is bound to. */
export function otpDeviceSubject(userId: string, type: OtpDeviceType, address: string): string {
  return `${userId} ${type} ${address}`;
}
