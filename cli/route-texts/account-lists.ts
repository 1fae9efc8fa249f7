import { formatPhone } from '../../core/domain/format-input.ts';
import { MAX_OTP_DEVICES } from '../../core/domain/limits.ts';
import type { LoginSessionFacts, NamedBrowser } from '../../core/domain/login-session.ts';
import { OTP_DEVICE_TYPES, type OtpDevice } from '../../core/domain/otp-device.ts';
import { button, choice, text, when, words, type ShownText, type TextValue } from '../../core/step-texts/shown-text.ts';
import type { LoginSessionsPart } from '../../core/use-cases/account/login-sessions.ts';
import type { OtpDevicesPart } from '../../core/use-cases/account/otp-devices.ts';

type Part<Kinds extends { readonly kind: string }, Kind extends Kinds['kind']> = Extract<
  Kinds,
  { readonly kind: Kind }
>;

/** The name of a browser, such as "Safari on iPhone". */
function browserName({ browser, system }: NamedBrowser): TextValue {
  if (browser !== null && system !== null) return { key: 'loginSessions.browser.both', values: { browser, system } };
  if (browser !== null) return browser;
  return { key: `loginSessions.browser.${system === null ? 'unknown' : 'on'}`, values: { system: system ?? '' } };
}

const at = (instant: string): TextValue => ({ instant: Date.parse(instant), style: 'medium' });

/** Where the account is logged in. */
export function loginSessionTexts(all: readonly LoginSessionFacts[]): readonly ShownText[] {
  return [
    text('loginSessions.lead'),
    ...all.flatMap((one) => [
      words(`browser.${one.id}`, browserName(one), 'point'),
      ...when(one.isCurrent, text('loginSessions.current')),
      text('loginSessions.startedAt', { time: at(one.startedAt) }),
      ...when(
        !one.isCurrent,
        text('loginSessions.lastUsedAt', { time: at(one.lastUsedAt) }),
        button('loginSessions.endOne'),
      ),
    ]),
  ];
}

/** The question before login sessions are ended. */
export function endingTexts({ ended }: LoginSessionsPart): readonly ShownText[] {
  const title =
    ended === 'others'
      ? text('loginSessions.end.others', {}, 'title')
      : text('loginSessions.end.one', { browser: browserName(ended) }, 'title');
  return [title, text('loginSessions.end.test')];
}

/** The two-factor devices, or an explanation if there are none. */
export function otpDeviceTexts(devices: readonly OtpDevice[]): readonly ShownText[] {
  if (devices.length === 0) {
    const reasons = ['how', 'why'].map((key) => text(`otpDevices.none.${key}`, {}, 'point'));
    return [text('otpDevices.none.lead'), ...reasons];
  }
  return [
    text(`otpDevices.lead.${devices.length === 1 ? 'one' : 'several'}`),
    ...devices.flatMap(({ id, name, type }) => [
      words(`device.${id}`, name, 'point'),
      text(`otpDevices.kinds.${type}`),
      button('otpDevices.remove'),
    ]),
    ...when(devices.length === MAX_OTP_DEVICES, text('otpDevices.full', { count: MAX_OTP_DEVICES })),
  ];
}

const PASSWORD_TEXTS = [
  text('otpDevices.password.others'),
  text('otpDevices.password.label', {}, 'field'),
  text('otpDevices.password.help'),
];

/** The form that names a device; its address is asked once its type is known. */
function namingTexts(type: string): readonly ShownText[] {
  const group = `otpDevices.form.address.${type}`;
  return [
    text('otpDevices.form.heading', {}, 'title'),
    text('otpDevices.form.type', {}, 'field'),
    ...OTP_DEVICE_TYPES.flatMap((one) => [
      choice('radio', `otpDevices.form.types.${one}.label`, one === type),
      text(`otpDevices.form.types.${one}.help`),
    ]),
    ...when(type !== '', text(`${group}.label`, {}, 'field'), text(`${group}.help`)),
    text('otpDevices.form.name', {}, 'field'),
    text('otpDevices.form.nameHelp'),
    ...PASSWORD_TEXTS,
  ];
}

function codeTexts({ device: { type, address } }: Part<OtpDevicesPart, 'code'>): readonly ShownText[] {
  return [
    text('otpDevices.code.heading', {}, 'title'),
    text('otpDevices.code.sentTo'),
    words('address', type === 'PHONE' ? formatPhone(address) : address),
    text('oneTimePassword.label', {}, 'field'),
    text(`oneTimePassword.noCode.${type}`),
  ];
}

/** What is asked about a two-factor device. `type` is the chosen one, or empty. */
export function otpPartTexts(part: OtpDevicesPart, type: string, isLast: boolean): readonly ShownText[] {
  if (part.kind === 'naming') return namingTexts(type);
  if (part.kind === 'code') return codeTexts(part);
  return [
    text('otpDevices.confirm.title', { name: part.device.name }, 'title'),
    text('otpDevices.confirm.others'),
    ...when(isLast, text('otpDevices.confirm.last')),
    ...PASSWORD_TEXTS,
  ];
}
