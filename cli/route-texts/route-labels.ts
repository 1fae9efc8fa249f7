import { OFFER_PRESSES, PRACTICE_PRESSES } from '../../core/flow/step-offers.ts';
import { linksFrom } from '../../core/flow/app-routes.ts';
import { RESCUE_CARD_IDS, RESCUE_PRESSES, rescuePress } from '../../core/flow/rescue-cards.ts';
import { COUNTER_PRESSES } from '../../core/flow/step-counter.ts';
import { NEXT } from '../../core/step-texts/frame-texts.ts';

/** Keys of labels by the ids of buttons and fields. */
type Labels = Readonly<Record<string, string>>;

/** The labels of buttons and fields where a route has none of its own for them. */
export const COMMON_LABELS: Labels = {
  back: 'frame.back',
  next: 'buttons.next',
  home: 'buttons.home',
  'try-again': 'buttons.tryAgain',
  'create-account': 'landing.createAccount',
  'contact-us': 'buttons.contact',
  'health-data-policy': 'landing.healthData',
  'send-waiting': 'outbox.tryNow',
  'retry-refused': 'buttons.tryAgain',
  'confirm-refusal': 'outbox.refused.read',
  'back-to-test': 'timerBar.back',
  stay: 'inactivity.stay',
  'sign-out-now': 'inactivity.leave',
  'forgot-password': 'login.forgotPassword',
  'start-testing': 'home.menu.testing.label',
  email: 'form.fields.emailAddress.label',
  code: 'codeVerification.label',
  selectedProfileId: 'profileChoice.list',
  noDateOfBirth: 'form.noDateOfBirth.label',
  participantType: 'profileForm.participantType',
  consentToReport: 'profileForm.consent.label',
  locality: 'form.places.dialog.title',
  countyOfCity: 'form.places.countyDialog.title',
  'show-cities': 'form.places.showCities',
  'choose-city': 'form.places.dialog.choose',
  'cancel-city': 'buttons.cancel',
  'choose-county': 'form.places.countyDialog.choose',
  'cancel-county': 'buttons.cancel',
};

/** The steps of a test. Of several keys, the one that shows counts. */
export const STEP_LABELS: Readonly<Record<string, string | readonly string[]>> = {
  next: NEXT,
  'scan-ok': 'buttons.ok',
  'scan-leave': 'buttons.cancel',
  'type-code': 'scan.type.open',
  'use-code': 'scan.type.submit',
  code: 'scan.type.label',
  onset: '.onset.label',
  takenDate: '.taken.date.label',
  takenTime: '.taken.time.label',
  'choose-profile': 'buttons.continue',
  'create-account': 'accountPrompt.create.button',
  'decline-account': 'accountPrompt.decline.button',
  [RESCUE_PRESSES.open]: 'rescue.open',
  [RESCUE_PRESSES.close]: 'rescue.close',
  [RESCUE_PRESSES.goOn]: 'rescue.goOn',
  [RESCUE_PRESSES.newKit]: 'rescue.newKit',
  ...Object.fromEntries(RESCUE_CARD_IDS.map((id) => [rescuePress(id), `rescue.cards.${id}.title`])),
  [OFFER_PRESSES.practice]: ['practice.offers.practice.title', 'practice.offers.shortPractice.title'],
  [OFFER_PRESSES.whatNext]: 'practice.offers.whatNext.title',
  [OFFER_PRESSES.getHelp]: 'practice.offers.getHelp.title',
  [PRACTICE_PRESSES.yes]: 'choices.sure.yes',
  [PRACTICE_PRESSES.no]: 'choices.sure.no',
  [PRACTICE_PRESSES.unsure]: 'choices.sure.unsure',
  [PRACTICE_PRESSES.next]: 'practice.next',
  [PRACTICE_PRESSES.again]: 'practice.again',
  [PRACTICE_PRESSES.close]: 'practice.close',
  [COUNTER_PRESSES.start]: ['counter.start', 'counter.again'],
  [COUNTER_PRESSES.stop]: 'counter.stop',
  calendar: 'result.calendar.button',
  print: 'result.print',
  'what-is-sent': 'report.preview.title',
  'who-got-it': ['report.ledger.title', 'report.ledger.titleWaiting'],
  'look-again': 'report.again',
  'withdraw-report': 'report.ledger.withdraw.button',
  'confirm-withdrawal': 'report.ledger.withdraw.confirm.withdraw',
  'keep-report': 'report.ledger.withdraw.confirm.keep',
};

/** The labels of the links in the menu of a page. */
function menuLabels(page: 'home' | 'profileManagement'): Labels {
  return Object.fromEntries(linksFrom(page).map(([route, link]) => [link, `${page}.menu.${route}.label`]));
}

/** The menu of home. */
export const HOME_LABELS: Labels = {
  ...menuLabels('home'),
  'start-reporting': 'home.menu.express.label',
  'view-results': 'home.menu.results.label',
  'profile-management': 'home.menu.profiles.label',
  'sign-out': 'home.menu.signOut.label',
};

/** The menu of the profiles and settings. */
export const PROFILE_LABELS: Labels = menuLabels('profileManagement');

/** Two-factor devices, and what is asked about them. */
export const OTP_LABELS: Labels = {
  'add-device': 'otpDevices.add',
  'remove-device': 'otpDevices.remove',
  'send-code': 'otpDevices.form.send',
  'confirm-device': 'otpDevices.code.confirm',
  'abandon-device': 'otpDevices.code.abandon',
  'confirm-removal': 'otpDevices.confirm.remove',
  'keep-device': 'otpDevices.confirm.keep',
  'send-new-code': 'oneTimePassword.sendNew',
  deviceType: 'otpDevices.form.type',
  deviceName: 'otpDevices.form.name',
  password: 'otpDevices.password.label',
};

/** One result with its report. */
export const RESULT_LABELS: Labels = {
  'look-again': 'report.again',
  'save-message': 'report.message.button',
  calendar: 'result.calendar.button',
  print: 'result.print',
  'withdraw-report': 'report.ledger.withdraw.button',
  'confirm-withdrawal': 'report.ledger.withdraw.confirm.withdraw',
  'keep-report': 'report.ledger.withdraw.confirm.keep',
};
