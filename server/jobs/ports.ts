import type { Language } from '../../core/domain/languages.ts';
import type { OtpDeviceType } from '../../core/domain/otp-device.ts';

/** What a person is told, and where: an e-mail, or a phone number of ten digits. */
export type Message =
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
      readonly to: string;
      readonly language: Language;
      readonly uid: string;
      readonly token: string;
    }
  | { readonly kind: 'passwordChanged'; readonly to: string; readonly language: Language };

/** Takes messages to be delivered, in the transaction that causes them: no accepted one is lost, none of a refused transaction is sent. */
export interface Outbox {
  post(message: Message, at: number): Promise<void>;
}

/** Counts calls, over all servers on one database. */
export interface LimitStore {
  /** Counts one more in the window that `now` lies in, and gives the count. */
  count(key: string, windowMs: number, now: number): Promise<number>;
}
