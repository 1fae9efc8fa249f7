import type { Locator, Page } from '@playwright/test';
import { translations } from '../../adapters/translations/index.ts';
import { LANGUAGES, type Language } from '../../core/domain/languages.ts';

type Texts = (typeof translations)[Language];

/** The words that a control may have. */
type Words = (texts: Texts) => readonly string[];

/** An entry of a menu also says what it is for. */
const entry = ({ label, text }: { readonly label: string; readonly text: string }): string => `${label} ${text}`;

/**
 * The words of each control that tests press, by its `data-press`. A control that is missing here has words of its own on
 * each screen, as Next has, or contains what a person typed.
 */
const WORDS: Readonly<Record<string, Words>> = {
  'add-device': ({ account }) => [account.otpDevices.add],
  agree: ({ terms, privacy }) => [terms.terms.agree, privacy.privacy.agree],
  back: ({ landing }) => [landing.frame.back],
  'ask-deletion': ({ yourData: { yourData } }) => [yourData.deletion.ask],
  'camera-on': ({ steps, general }) => [steps.scan.camera.turnOn, general.buttons.tryAgain],
  cancel: ({ general }) => [general.home.incomplete.cancelTest, general.home.finished.close],
  'choose-city': ({ general }) => [general.form.places.dialog.choose],
  'choose-photo': ({ steps }) => [steps.scan.photo.choose],
  'clearline-home': ({ landing }) => [landing.frame.home],
  confirm: ({ landing }) => [landing.logout.confirm],
  'confirm-removal': ({ account }) => [account.otpDevices.confirm.remove],
  continue: ({ general }) => [general.disclaimer.continue, general.home.incomplete.continueTest],
  'confirm-ending': ({ account }) => [account.loginSessions.end.confirm],
  'continue-as-guest': ({ landing }) => [landing.landing.continueAsGuest],
  'create-account': ({ landing, general }) => [landing.landing.createAccount, general.buttons.create],
  home: ({ general, steps }) => [general.buttons.home, steps.expired.home],
  'health-data-policy': ({ landing, general, privacy }) => [
    landing.landing.healthData,
    general.home.menu.healthDataPolicy.label,
    privacy.privacy.healthDataPolicy,
  ],
  'keep-account': ({ yourData: { yourData } }) => [yourData.deletion.confirm.keep],
  'log-in': ({ account }) => [account.login.submit],
  login: ({ landing, account }) => [landing.landing.login, account.emailVerification.login],
  'not-now': ({ general }) => [general.home.notNow],
  'privacy-policy': ({ general }) => [general.home.menu.privacyPolicy.label],
  'read-aloud': ({ steps }) => [steps.readAloud.label],
  reload: ({ landing }) => [landing.frame.stale.reload],
  'save-profile': ({ profiles }) => [profiles.profileForm.save],
  'scan-leave': ({ general }) => [general.buttons.cancel],
  'scan-ok': ({ general }) => [general.buttons.ok],
  'see-all-questions': ({ faq }) => [faq.faq.seeAll],
  'send-code': ({ account }) => [account.emailVerification.send, account.otpDevices.form.send],
  'send-link': ({ account }) => [account.forgotPassword.send],
  'send-new-code': ({ account }) => [account.oneTimePassword.sendNew, account.codeVerification.sendNew],
  'send-request': ({ support }) => [support.support.send],
  'send-waiting': ({ general }) => [general.outbox.tryNow],
  'set-password': ({ account }) => [account.resetPassword.submit],
  'show-cities': ({ general }) => [general.form.places.showCities],
  'sign-out': ({ general }) => [general.home.menu.signOut.label],
  'start-testing': ({ general }) => [entry(general.home.menu.testing)],
  'terms-of-use': ({ general }) => [general.home.menu.termsOfUse.label],
  'try-again': ({ landing, general }) => [landing.frame.tryAgain, general.buttons.tryAgain],
  'type-code': ({ steps }) => [steps.scan.type.open],
  'use-code': ({ steps }) => [steps.scan.type.submit],
  'verify-code': ({ account }) => [account.codeVerification.verify],
  'save-json': ({ yourData: { yourData } }) => [yourData.files.json.save],
  'save-page': ({ yourData: { yourData } }) => [yourData.files.page.save],
  'write-deletion': ({ yourData: { yourData } }) => [yourData.deletion.confirm.write],
  'your-data': ({ profiles }) => [entry(profiles.profileManagement.menu.yourData)],
};

/** A text as a regular expression. */
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Any of several texts as a part of a regular expression. */
export const anyOf = (texts: readonly string[]): string => `(?:${texts.map(escaped).join('|')})`;

/** A button or link by its words, in whichever language it shows; where it has none of its own, by its `data-press`. */
export function control(page: Page, id: string): Locator {
  const words = WORDS[id];
  if (words === undefined) return page.locator(`[data-press="${id}"]`);
  const shown = LANGUAGES.flatMap((language) => words(translations[language]));
  const name = new RegExp(`^${anyOf(shown)}$`);
  return page.getByRole('button', { name }).or(page.getByRole('link', { name }));
}
