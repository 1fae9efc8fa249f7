import type { Language } from '../../core/domain/languages.ts';
import type { OtpDeviceType } from '../../core/domain/otp-device.ts';
import type { CheckedSupportRequest } from '../../core/domain/validate-support-request.ts';

/** A message to a person, and where it goes: an email address, or a phone number of ten digits. */
export type PersonMessage =
  | { readonly kind: 'registrationCode'; readonly to: string; readonly language: Language; readonly code: string }
  | {
      readonly kind: 'signInCode' | 'otpDeviceCode';
      readonly by: OtpDeviceType;
      readonly to: string;
      readonly language: Language;
      readonly code: string;
    }
  | {
      readonly kind: 'resetLink';
      /** Null when a link was requested for an unknown account: the same work is done without a recipient, so that the response time reveals nothing. */
      readonly to: string | null;
      readonly language: Language;
      readonly uid: string;
      readonly token: string;
    }
  | {
      readonly kind: 'passwordChanged' | 'otpDeviceAdded' | 'otpDeviceRemoved';
      readonly to: string;
      readonly language: Language;
    };

const SECOND_FACTORS: ReadonlySet<string> = new Set<PersonMessage['kind']>(['signInCode', 'otpDeviceCode']);

/** Whether messages of a kind go to two-factor devices, whose addresses several accounts may share. */
export const isSecondFactor = (kind: string): boolean => SECOND_FACTORS.has(kind);

/** A question to the staff, by email. */
export interface StaffMessage {
  readonly kind: 'supportRequest';
  readonly to: string;
  readonly request: CheckedSupportRequest & { readonly requestId: string };
}

/** A message to be delivered. */
export type Message = PersonMessage | StaffMessage;
