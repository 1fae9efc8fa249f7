import {
  CODE_LIFETIME_MS,
  LONGEST_MAIL_WAIT_MS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  RESET_LINK_LIFETIME_MS,
} from '../../core/domain/limits.ts';
import type { FdaStatus } from '../../core/domain/kit.ts';
import { readOtpDeviceString } from '../../core/domain/otp-device.ts';
import { button, text, when, words, type ShownText } from '../../core/step-texts/shown-text.ts';
import { OTP_LABELS } from './route-labels.ts';
import { documentTexts, mainPoints } from './documents.ts';
import type { RouteMoment, RouteTexts } from './route-row.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const CODE_MINUTES = { minutes: CODE_LIFETIME_MS / MINUTE_MS };

const PASSWORD_RULES = [
  text('password.rulesTitle'),
  text('password.rules', { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH }, 'points'),
];

/** What the FDA says of the kit. */
const FDA_POINTS = { emergencyUse: 'authorized', cleared: 'cleared' } as const satisfies Record<FdaStatus, string>;

const points = (...keys: readonly string[]): readonly ShownText[] => keys.map((key) => text(key, {}, 'point'));

/** What replaces the form for a link to a new password, once that was sent. */
export function linkSentTexts(email: string, code: string): readonly ShownText[] {
  const point = (name: string, values = {}) => text(`forgotPassword.sent.points.${name}`, values, 'point');
  return [
    text('forgotPassword.sent.heading', {}, 'title'),
    text('forgotPassword.sent.to'),
    words('email', email),
    point('life', { hours: RESET_LINK_LIFETIME_MS / HOUR_MS }),
    point('spam', { minutes: LONGEST_MAIL_WAIT_MS / MINUTE_MS }),
    point('typo'),
    text('forgotPassword.sent.code'),
    words('code', code),
  ];
}

function oneTimePassword({ context, typed }: RouteMoment): RouteTexts {
  const { otpDevices = [], device = '' } = context.state.account.otpChallenge ?? {};
  const { type, name } = readOtpDeviceString(device);
  const devices = otpDevices.flatMap((one) => {
    const read = readOtpDeviceString(one);
    const label: ShownText = { ...words(one, read.name, 'radio'), isChosen: one === typed.device };
    return [label, ...(read.type === null ? [] : [text(`oneTimePassword.kinds.${read.type}`)])];
  });
  return {
    title: 'oneTimePassword.heading',
    texts: [
      text(`oneTimePassword.sentTo.${type ?? 'unknown'}`),
      words('sent-to', name),
      text(`oneTimePassword.noCode.${type ?? 'unknown'}`),
    ],
    helps: { code: [text('oneTimePassword.help', CODE_MINUTES)], device: devices },
    labels: {
      verify: 'oneTimePassword.verify',
      'send-new-code': 'oneTimePassword.sendNew',
      code: 'oneTimePassword.label',
      device: 'oneTimePassword.chooseDevice',
    },
  };
}

function disclaimer({ context }: RouteMoment): RouteTexts {
  const { fdaStatus } = context.moment.kits[0];
  return {
    title: 'disclaimer.heading',
    texts: points(...[FDA_POINTS[fdaStatus], 'limits', 'advice'].map((key) => `disclaimer.paragraphs.${key}`)),
    labels: { continue: 'disclaimer.continue' },
  };
}

/** The routes of logging in, of registration, and of an account's security. */
export const ACCOUNT_ROUTES = {
  login: ({ errors }: RouteMoment): RouteTexts => ({
    title: 'login.heading',
    texts: [
      ...when(errors.includes('TOO_MANY_REQUESTS'), text('login.lockedOut'), button('login.sendLink')),
      'login.newHere',
    ],
    helps: { rememberMe: [text('login.rememberMeHelp')] },
    labels: { 'log-in': 'login.submit', password: 'login.password', rememberMe: 'login.rememberMe' },
  }),
  oneTimePassword,
  forgotPassword: {
    title: 'forgotPassword.heading',
    texts: ['forgotPassword.lead'],
    labels: {
      'send-link': 'forgotPassword.send',
      'other-email': 'forgotPassword.sent.other',
      'return-to-login': 'forgotPassword.sent.returnToLogin',
    },
  },
  resetPassword: {
    title: 'resetPassword.heading',
    helps: { code: [text('resetPassword.codeHelp')], newPassword: PASSWORD_RULES },
    labels: {
      'set-password': 'resetPassword.submit',
      'forgot-password': 'resetPassword.newLink',
      'return-to-login': 'resetPassword.done.returnToLogin',
      login: 'resetPassword.keep',
      code: 'resetPassword.code',
      newPassword: 'resetPassword.newPassword',
      repeatPassword: 'resetPassword.repeatPassword',
    },
  },
  terms: {
    title: 'terms.heading',
    texts: documentTexts('terms', mainPoints('terms')),
    labels: { agree: 'terms.agree' },
  },
  privacyAgreement: {
    title: 'privacy.heading',
    texts: documentTexts('privacy', mainPoints('privacy')),
    labels: { agree: 'privacy.agree' },
  },
  disclaimer,
  emailVerification: {
    title: 'emailVerification.heading',
    texts: [
      'emailVerification.why',
      'emailVerification.next.title',
      ...points('emailVerification.next.code'),
      text('emailVerification.next.time', CODE_MINUTES, 'point'),
      ...points('emailVerification.next.spam'),
    ],
    helps: { email: [text('form.fields.emailAddress.help')] },
    labels: { 'send-code': 'emailVerification.send', login: 'emailVerification.login' },
  },
  codeVerification: ({ context }: RouteMoment): RouteTexts => ({
    title: 'codeVerification.heading',
    texts: [
      'codeVerification.sentTo',
      words('email', context.state.account.newUser?.email ?? ''),
      'codeVerification.noCode',
    ],
    helps: { code: [text('codeVerification.help', CODE_MINUTES)] },
    labels: {
      'verify-code': 'codeVerification.verify',
      'send-new-code': 'codeVerification.sendNew',
      'change-email': 'codeVerification.change',
    },
  }),
  createAccount: ({ errors }: RouteMoment): RouteTexts => ({
    title: 'createAccount.heading',
    texts: ['createAccount.why', ...when(errors.includes('INVALID_TOKEN'), text('createAccount.ranOut'))],
    helps: { password: PASSWORD_RULES },
    labels: {
      'create-account': 'buttons.create',
      'verify-again': 'createAccount.verifyAgain',
      password: 'createAccount.password',
      confirmPassword: 'createAccount.confirmPassword',
    },
  }),
  changePassword: {
    title: 'changePassword.heading',
    texts: ['changePassword.lead'],
    helps: { newPassword: PASSWORD_RULES },
    labels: {
      'change-password': 'changePassword.submit',
      oldPassword: 'changePassword.oldPassword',
      newPassword: 'resetPassword.newPassword',
      repeatPassword: 'resetPassword.repeatPassword',
    },
  },
  otpDevices: ({ typed: { deviceType = '' } }) => ({
    title: 'otpDevices.heading',
    labels: { ...OTP_LABELS, deviceAddress: `otpDevices.form.address.${deviceType}.label` },
  }),
  loginSessions: {
    title: 'loginSessions.heading',
    helps: { password: [text('loginSessions.end.why')] },
    labels: {
      'end-session': 'loginSessions.endOne',
      'end-other-sessions': 'loginSessions.endOthers',
      'keep-session': 'loginSessions.end.keep',
      'confirm-ending': 'loginSessions.end.confirm',
      password: 'loginSessions.end.password',
    },
  },
};
