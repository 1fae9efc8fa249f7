/** The types of two-factor devices (product.md section 3, "Two-factor device"). */
export const OTP_DEVICE_TYPES = ['PHONE', 'EMAIL'] as const;
export type OtpDeviceType = (typeof OTP_DEVICE_TYPES)[number];

/** A two-factor device of an account. */
export interface OtpDevice {
  readonly id: string;
  readonly type: OtpDeviceType;
  /** The name that its owner gave it. */
  readonly name: string;
}

/** The device string in a login answer and in a resend: the type, an underscore and the name. */
export function otpDeviceString({ type, name }: Pick<OtpDevice, 'type' | 'name'>): string {
  return `${type}_${name}`;
}

/** Parses a device string into its type and name; without a known prefix the type is null. */
export function readOtpDeviceString(text: string): { readonly type: OtpDeviceType | null; readonly name: string } {
  const type = OTP_DEVICE_TYPES.find((known) => text.startsWith(`${known}_`)) ?? null;
  return { type, name: type === null ? text : text.slice(type.length + 1) };
}
