import { makeCell } from '../../core/cell.ts';
import { NEW_CODE_NOTICE_MS } from '../../core/domain/limits.ts';
import { readOtpDeviceString, type OtpDeviceType } from '../../core/domain/otp-device.ts';
import { text, type ShownText } from '../../core/step-texts/shown-text.ts';
import type { Look } from './terminal-screen.ts';

/** Where a new code was sent: the address of a new account, or a two-factor device. */
export const NEW_ACCOUNT_NOTICE = text('codeVerification.notice');
export const deviceNotice = (type: OtpDeviceType | null, name: string): ShownText =>
  text(`oneTimePassword.notice.${type ?? 'unknown'}`, { name });

/** The form's button for a new code; for a while after it was sent, a notice says so. */
export function showNewCode({ keep, runner, show, shown }: Look, notice: ShownText): void {
  const resend = shown().form?.resend;
  if (resend === undefined) return;
  const sentAt = keep(resend, () => makeCell<number | null>(null));
  const send = async (): Promise<void> => {
    if (await resend()) sentAt.set(runner.moment().now);
  };
  show({ buttons: { 'send-new-code': send } });
  const at = sentAt.state();
  if (at !== null && runner.moment().now - at < NEW_CODE_NOTICE_MS) show({ texts: [text('newCodeSent'), notice] });
}

/** The second factor of a login: its messages name the device that is chosen, its notice the one with the code. */
export function secondFactor(look: Look): void {
  const chosen = readOtpDeviceString(look.shown().form?.state?.().values['device'] ?? '');
  const sentTo = readOtpDeviceString(look.state().account.otpChallenge?.device ?? '');
  look.show({ device: chosen.type });
  showNewCode(look, deviceNotice(sentTo.type, sentTo.name));
}
