import type { Language } from '../../../core/domain/languages.ts';
import { DEFAULT_NEW_ACCOUNT, wrongCode } from '../../../scenarios/walk-registration.ts';
import { SCENARIO_EMAIL } from '../../../scenarios/scenario-account.ts';
import type { ScreenshotSession } from '../screenshot-session.ts';
import { picturesOf, type Journey } from '../journey.ts';

/** Each language registers its own account. */
const emailOf = (language: Language): string => `ana.ruiz.${language}@mail.example`;
/** Time between two messages, so that their order is known. */
const MESSAGE_GAP_MS = 1_000;

async function verifyEmail({ capture, press, enter, failNext, language }: ScreenshotSession): Promise<void> {
  await capture('email-verification');
  await press('send-code');
  await capture('email-verification-refused');
  await enter({ email: SCENARIO_EMAIL });
  await press('send-code');
  await capture('email-verification-taken');
  await enter({ email: emailOf(language) });
  await failNext('sendVerificationCode');
  await press('send-code');
  await capture('email-verification-failed');
  await press('send-code');
}

async function verifyCode({ capture, press, enter, idle, messageTo, language }: ScreenshotSession): Promise<void> {
  await capture('code-verification');
  const { code } = await messageTo(emailOf(language));
  await enter({ code: wrongCode(code) });
  await press('verify-code');
  await capture('code-verification-wrong');
  await idle(MESSAGE_GAP_MS);
  await press('send-new-code');
  await capture('code-verification-new-code');
  await enter({ code: (await messageTo(emailOf(language))).code });
  await press('verify-code');
}

async function choosePassword({ capture, press, enter }: ScreenshotSession): Promise<void> {
  await capture('create-account');
  await enter({ password: 'green58' });
  await capture('create-account-checklist');
  await enter({ confirmPassword: 'green' });
  await press('show-password', 'create-account');
  await capture('create-account-refused');
  const { password } = DEFAULT_NEW_ACCOUNT;
  await enter({ password, confirmPassword: password });
  await press('create-account');
}

async function makeProfile({ capture, press, enter, failNext }: ScreenshotSession): Promise<void> {
  await capture('new-profile-first');
  await press('save-profile');
  await capture('new-profile-refused');
  await enter({ firstName: 'Ana', lastName: 'Ruiz', noDateOfBirth: true, zipCode: '94110' });
  await capture('new-profile-by-age');
  await enter({ age: '38' });
  await failNext('createProfile');
  await press('save-profile');
  await capture('new-profile-failed');
  await press('save-profile');
}

/** A visitor registers and creates a profile, and meets every failure. */
export const REGISTRATION_JOURNEYS: readonly Journey[] = [
  {
    pictures: picturesOf({
      'terms-agreement': 'terms',
      'privacy-agreement': 'privacyAgreement',
      'disclaimer-before-account': 'disclaimer',
      'email-verification': 'emailVerification',
      'email-verification-refused': 'emailVerification',
      'email-verification-taken': 'emailVerification',
      'email-verification-failed': 'emailVerification',
      'code-verification': 'codeVerification',
      'code-verification-wrong': 'codeVerification',
      'code-verification-new-code': 'codeVerification',
      'create-account': 'createAccount',
      'create-account-checklist': 'createAccount',
      'create-account-refused': 'createAccount',
      'new-profile-first': 'newProfile',
      'new-profile-refused': 'newProfile',
      'new-profile-by-age': 'newProfile',
      'new-profile-failed': 'newProfile',
      'home-new-account': 'home',
    }),
    run: async (user) => {
      const { capture, press } = user;
      await press('create-account');
      await capture('terms-agreement');
      await press('agree');
      await capture('privacy-agreement');
      await press('agree');
      await capture('disclaimer-before-account');
      await press('continue');
      await verifyEmail(user);
      await verifyCode(user);
      await choosePassword(user);
      await makeProfile(user);
      await capture('home-new-account');
    },
  },
];
