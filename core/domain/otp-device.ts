/** How a two-factor code reaches a person (product.md section 3, "Two-factor device"). */
export const OTP_DEVICE_TYPES = ['PHONE', 'EMAIL'] as const;
export type OtpDeviceType = (typeof OTP_DEVICE_TYPES)[number];

/** A two-factor device of an account. */
export interface OtpDevice {
  readonly id: string;
  readonly type: OtpDeviceType;
  /** What its owner calls it. */
  readonly name: string;
}

/** The string that stands for a device in a login answer and in a resend: its type, an underscore and its name. */
export function otpDeviceString({ type, name }: Pick<OtpDevice, 'type' | 'name'>): string {
  return `${type}_${name}`;
}

/** The type and the bare name of a device string; a string without a known prefix has no type. */
export function readOtpDeviceString(text: string): { readonly type: OtpDeviceType | null; readonly name: string } {
  const type = OTP_DEVICE_TYPES.find((known) => text.startsWith(`${known}_`)) ?? null;
  return { type, name: type === null ? text : text.slice(type.length + 1) };
}
