import { formatPhone } from '../../core/domain/format-input.ts';
import { MAX_OTP_DEVICES } from '../../core/domain/limits.ts';
import type { LoginSessionDetails, NamedBrowser } from '../../core/domain/login-session.ts';
import { OTP_DEVICE_TYPES, type OtpDevice } from '../../core/domain/otp-device.ts';
import { choice, text, when, words, type ShownText, type TextValue } from '../../core/step-texts/shown-text.ts';
import type { LoginSessionsPart } from '../../core/use-cases/account/login-sessions.ts';
import type { OtpDevicesPart } from '../../core/use-cases/account/otp-devices.ts';

const at = (instant: string): TextValue => ({ instant: Date.parse(instant), style: 'medium' });

/** The name of a browser, such as "Safari on iPhone". */
function browserName({ browser, system }: NamedBrowser): TextValue {
  if (browser !== null && system !== null) return { key: 'loginSessions.browser.both', values: { browser, system } };
  if (browser !== null) return browser;
  return { key: `loginSessions.browser.${system === null ? 'unknown' : 'on'}`, values: { system: system ?? '' } };
}

/** Where the account is logged in. */
export function loginSessionTexts(all: readonly LoginSessionDetails[]): readonly ShownText[] {
  return all.flatMap((one) => [
    words(`browser.${one.number}`, browserName(one), 'point'),
    text('loginSessions.startedAt', { time: at(one.startedAt) }),
    one.isCurrent ? text('loginSessions.current') : text('loginSessions.lastUsedAt', { time: at(one.lastUsedAt) }),
  ]);
}

/** The title of the question before login sessions are ended. */
export function endingTitle({ ended }: LoginSessionsPart): ShownText {
  if (ended === 'others') return text('loginSessions.end.others', {}, 'title');
  return text('loginSessions.end.one', { browser: browserName(ended) }, 'title');
}

/** The two-factor devices. */
export function otpDeviceTexts(devices: readonly OtpDevice[]): readonly ShownText[] {
  if (devices.length === 0) return [text('otpDevices.none.lead')];
  return [
    text(`otpDevices.lead.${devices.length === 1 ? 'one' : 'several'}`),
    ...devices.map(({ id, name }) => words(`device.${id}`, name, 'point')),
    ...when(devices.length === MAX_OTP_DEVICES, text('otpDevices.full', { count: MAX_OTP_DEVICES })),
  ];
}

/** What is asked about a two-factor device. `type` is the chosen one, or empty. */
export function otpPartTexts(part: OtpDevicesPart, type: string, isLast: boolean): readonly ShownText[] {
  if (part.kind === 'naming') {
    const types = OTP_DEVICE_TYPES.map((one) => choice('radio', `otpDevices.form.types.${one}.label`, one === type));
    return [text('otpDevices.form.heading', {}, 'title'), ...types];
  }
  if (part.kind === 'code') {
    const { address, type: kind } = part.device;
    const sentTo = words('address', kind === 'PHONE' ? formatPhone(address) : address);
    return [text('otpDevices.code.heading', {}, 'title'), text('otpDevices.code.sentTo'), sentTo];
  }
  const { name } = part.device;
  return [text('otpDevices.confirm.title', { name }, 'title'), ...when(isLast, text('otpDevices.confirm.last'))];
}
