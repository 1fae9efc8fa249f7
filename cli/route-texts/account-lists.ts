import { formatPhone } from '../../core/domain/format-input.ts';
import { MAX_OTP_DEVICES } from '../../core/domain/limits.ts';
import type { LoginSessionDetails, NamedBrowser } from '../../core/domain/login-session.ts';
import { OTP_DEVICE_TYPES, type OtpDevice } from '../../core/domain/otp-device.ts';
import {
  button,
  choice,
  text,
  when,
  words,
  type ShownText,
  type TextContext,
  type TextValue,
} from '../../core/step-texts/shown-text.ts';
import { ageText, nameText } from '../../core/step-texts/start-texts.ts';
import type { LoginSessionsPart } from '../../core/use-cases/account/login-sessions.ts';
import type { OtpDevicesPart } from '../../core/use-cases/account/otp-devices.ts';
import { deletionObstacle } from '../../core/use-cases/profile/remove-profile.ts';

const at = (instant: string): TextValue => ({ instant: Date.parse(instant), style: 'medium' });

/** The account's people, whose profiles can be changed. */
export function editablePeopleTexts(context: TextContext): readonly ShownText[] {
  return context.state.identity.profiles.flatMap((person) => [
    { ...nameText(person), kind: 'point' as const },
    ...ageText(person, context),
    ...when(person.isDefaultProfile, text('profileChoice.default')),
  ]);
}

/** The account's people, and why some of them cannot be deleted. */
export function deletablePeopleTexts(context: TextContext, chosenId: string): readonly ShownText[] {
  const { state } = context;
  const { profiles } = state.identity;
  const obstacles = profiles.map(({ profileId }) => deletionObstacle(state, profileId));
  return [
    ...profiles.flatMap((person, index) => [
      { ...nameText(person), kind: 'radio' as const, isChosen: person.profileId === chosenId },
      ...ageText(person, context),
      ...(obstacles[index] ? [text(`profileRemoval.obstacles.${obstacles[index]}`)] : []),
    ]),
    ...when(!obstacles.includes(null), text('profileRemoval.nothing')),
  ];
}

/** The name of a browser, such as "Safari on iPhone". */
function browserName({ browser, system }: NamedBrowser): TextValue {
  if (browser !== null && system !== null) return { key: 'loginSessions.browser.both', values: { browser, system } };
  if (browser !== null) return browser;
  return { key: `loginSessions.browser.${system === null ? 'unknown' : 'on'}`, values: { system: system ?? '' } };
}

/** Where the account is logged in. */
export function loginSessionTexts(all: readonly LoginSessionDetails[]): readonly ShownText[] {
  return all.flatMap((one) => [
    words(`browser.${one.id}`, browserName(one), 'point'),
    ...when(one.isCurrent, text('loginSessions.current')),
    text('loginSessions.startedAt', { time: at(one.startedAt) }),
    ...when(
      !one.isCurrent,
      text('loginSessions.lastUsedAt', { time: at(one.lastUsedAt) }),
      button('loginSessions.endOne'),
    ),
  ]);
}

/** The title of the question before login sessions are ended. */
export function endingTitle({ ended }: LoginSessionsPart): ShownText {
  return ended === 'others'
    ? text('loginSessions.end.others', {}, 'title')
    : text('loginSessions.end.one', { browser: browserName(ended) }, 'title');
}

/** The two-factor devices. */
export function otpDeviceTexts(devices: readonly OtpDevice[]): readonly ShownText[] {
  if (devices.length === 0) return [text('otpDevices.none.lead')];
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
  return [
    text('otpDevices.confirm.title', { name: part.device.name }, 'title'),
    ...when(isLast, text('otpDevices.confirm.last')),
  ];
}
