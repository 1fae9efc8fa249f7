import type { Language } from '../../../core/domain/languages.ts';
import { DEFAULT_NEW_ACCOUNT, wrongCode } from '../../../scenarios/walk-registration.ts';
import { SCENARIO_EMAIL } from '../../../scenarios/scenario-account.ts';
import type { ScreenshotSession } from '../sitting.ts';
import { picturesOf, type Walk } from '../walk.ts';

/** Each language has an account of its own. */
const emailOf = (language: Language): string => `ana.ruiz.${language}@mail.example`;
/** Between two messages, so that the newer one is. */
const MOMENT_MS = 1_000;

async function verifyEmail({ shoot, press, enter, failNext, language }: ScreenshotSession): Promise<void> {
  await shoot('email-verification');
  await press('send-code');
  await shoot('email-verification-refused');
  await enter({ email: SCENARIO_EMAIL });
  await press('send-code');
  await shoot('email-verification-taken');
  await enter({ email: emailOf(language) });
  await failNext('sendVerificationCode');
  await press('send-code');
  await shoot('email-verification-failed');
  await press('send-code');
}

async function verifyCode({ shoot, press, enter, idle, messageTo, language }: ScreenshotSession): Promise<void> {
  await shoot('code-verification');
  const { code } = await messageTo(emailOf(language));
  await enter({ code: wrongCode(code) });
  await press('verify-code');
  await shoot('code-verification-wrong');
  await idle(MOMENT_MS);
  await press('send-new-code');
  await shoot('code-verification-new-code');
  await enter({ code: (await messageTo(emailOf(language))).code });
  await press('verify-code');
}

async function choosePassword({ shoot, press, enter }: ScreenshotSession): Promise<void> {
  await shoot('create-account');
  await enter({ password: 'green58' });
  await shoot('create-account-checklist');
  await enter({ confirmPassword: 'green' });
  await press('show-password', 'create-account');
  await shoot('create-account-refused');
  const { password } = DEFAULT_NEW_ACCOUNT;
  await enter({ password, confirmPassword: password });
  await press('create-account');
}

async function makeProfile({ shoot, press, enter, failNext }: ScreenshotSession): Promise<void> {
  await shoot('new-profile-first');
  await press('save-profile');
  await shoot('new-profile-refused');
  await enter({ firstName: 'Ana', lastName: 'Ruiz', noDateOfBirth: true, zipCode: '94110' });
  await shoot('new-profile-by-age');
  await enter({ age: '38' });
  await failNext('createProfile');
  await press('save-profile');
  await shoot('new-profile-failed');
  await press('save-profile');
}

/** A visitor becomes somebody with an account and a profile, and nothing goes smoothly. */
export const REGISTRATION_WALKS: readonly Walk[] = [
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
    go: async (sitting) => {
      const { shoot, press } = sitting;
      await press('create-account');
      await shoot('terms-agreement');
      await press('agree');
      await shoot('privacy-agreement');
      await press('agree');
      await shoot('disclaimer-before-account');
      await press('continue');
      await verifyEmail(sitting);
      await verifyCode(sitting);
      await choosePassword(sitting);
      await makeProfile(sitting);
      await shoot('home-new-account');
    },
  },
];
