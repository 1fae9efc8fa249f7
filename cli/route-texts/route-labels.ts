import { LINKS, type LinkId, type RouteName } from '../../core/flow/app-routes.ts';
import { NEXT } from '../../core/step-texts/frame-texts.ts';
import { entryOf } from '../../core/domain/entry-of.ts';

/** Keys by the ids of buttons and fields. Of several keys, the one that shows counts; a field in braces is what is typed into it. */
type Labels = Readonly<Record<string, string | readonly string[]>>;

/** Routes whose texts have another name. */
const AREAS: Readonly<Partial<Record<RouteName, string>>> = {
  privacyAgreement: 'privacy',
  newProfile: 'profileForm',
  profile: 'profileForm',
  editProfile: 'profileForm',
  editProfileSelection: 'profileChoice',
  deleteProfile: 'profileRemoval',
  termsOfUse: 'terms',
  privacyPolicy: 'privacy',
  healthDataPolicy: 'healthData',
};

/** The first part of the keys of a route's texts. */
export const areaOf = (route: RouteName): string => AREAS[route] ?? route;

/** Labels that several routes have, where their keys do not follow from the id. */
export const COMMON_LABELS: Labels = {
  back: 'frame.back',
  'contact-us': 'buttons.contact',
  'send-waiting': 'outbox.tryNow',
  'retry-refused': 'buttons.tryAgain',
  'send-refused-for': 'outbox.refused.sendFor',
  'confirm-refusal': 'outbox.refused.read',
  'take-refusal': 'outbox.ofAnother.mine',
  'close-refusal': 'outbox.ofAnother.close',
  'continue-guest-test': 'outbox.guestTest.go',
  'keep-result': 'profileForm.whose.keep',
  'another-person': 'profileForm.whose.another',
  'leave-result': 'profileForm.whose.leave',
  'back-to-test': 'timerBar.back',
  stay: 'inactivity.stay',
  'sign-out-now': 'inactivity.leave',
  email: 'form.fields.emailAddress.label',
  code: 'codeVerification.label',
  selectedProfileId: 'profileChoice.list',
  participantType: 'profileForm.participantType',
  consentToReport: 'profileForm.consent.label',
  label: 'profileForm.label.label',
  isDefaultProfile: 'profileForm.default.label',
  locality: 'form.places.dialog.title',
  countyOfCity: 'form.places.countyDialog.title',
  'save-profile': 'profileForm.save',
  'withdraw-report': 'report.ledger.withdraw.button',
  'confirm-withdrawal': 'report.ledger.withdraw.confirm.withdraw',
  'keep-report': 'report.ledger.withdraw.confirm.keep',
};

/** Labels of one route, where their keys do not follow from the id. A key that begins with a dot is one of the route's texts. */
export const ROUTE_LABELS: Readonly<Partial<Record<RouteName, Labels>>> = {
  landing: { 'already-tested': '.already.action', 'health-data-policy': '.healthData', confirm: 'logout.confirm' },
  login: { 'log-in': '.submit' },
  oneTimePassword: { 'send-new-code': '.sendNew', code: '.label', device: '.chooseDevice' },
  forgotPassword: { 'send-link': '.send', 'other-email': '.sent.other', 'return-to-login': '.sent.returnToLogin' },
  resetPassword: {
    'set-password': '.submit',
    'forgot-password': '.newLink',
    'return-to-login': '.done.returnToLogin',
    login: '.keep',
  },
  emailVerification: { 'send-code': '.send' },
  codeVerification: { 'verify-code': '.verify', 'send-new-code': '.sendNew', 'change-email': '.change' },
  createAccount: { 'create-account': 'buttons.create' },
  home: {
    'start-testing': '.menu.testing.label',
    'start-reporting': '.menu.express.label',
    'view-results': '.menu.results.label',
    'profile-management': '.menu.profiles.label',
    'sign-out': ['.menu.signOut.label', '.incomplete.logOut'],
    continue: ['.incomplete.continueTest', '.finished.seeLastSteps'],
    cancel: ['.incomplete.cancelTest', '.finished.close'],
    'last-result': '.lastResult.title',
  },
  testSteps: {
    next: NEXT,
    code: 'scan.type.label',
    onset: '.onset.label',
    takenDate: '.taken.date.label',
    takenTime: '.taken.time.label',
  },
  deleteProfile: { 'delete-profile': '.submit', 'confirm-delete': '.confirm.remove', 'keep-profile': '.confirm.keep' },
  changePassword: {
    'change-password': '.submit',
    newPassword: 'resetPassword.newPassword',
    repeatPassword: 'resetPassword.repeatPassword',
  },
  otpDevices: {
    'add-device': '.add',
    'remove-device': '.remove',
    'send-code': '.form.send',
    'confirm-device': '.code.confirm',
    'abandon-device': '.code.abandon',
    'confirm-removal': '.confirm.remove',
    'keep-device': '.confirm.keep',
    'send-new-code': 'oneTimePassword.sendNew',
    deviceType: '.form.type',
    deviceAddress: '.form.address.{deviceType}.label',
    deviceName: '.form.name',
    password: '.password.label',
    code: 'oneTimePassword.label',
  },
  loginSessions: {
    'end-session': '.endOne',
    'end-other-sessions': '.endOthers',
    'keep-session': '.end.keep',
    'confirm-ending': '.end.confirm',
    password: '.end.password',
  },
  yourData: {
    'get-data': '.copy.get',
    'save-page': '.files.page.save',
    'save-json': '.files.json.save',
    'save-messages': '.files.messages.save',
    'ask-deletion': '.deletion.ask',
    'keep-account': '.deletion.confirm.keep',
    'write-deletion': '.deletion.confirm.write',
  },
  resultsList: { 'start-testing': '.take', result: 'resultDetails.heading' },
  resultDetails: { 'save-message': 'report.message.button' },
  faq: { 'contact-us': '.contact.contactUs', 'see-all-questions': '.seeAll' },
  support: { 'send-request': '.send', supportInformation: '.information' },
};

const camelCase = (id: string): string => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The keys of the label of a button or a field on a route, of which the first one that has a text counts. */
export function labelKeys(route: RouteName, id: string): readonly string[] {
  const area = areaOf(route);
  const found = entryOf(ROUTE_LABELS[route] ?? {}, id);
  // Among the texts of a test, a key that begins with a dot belongs to the open step.
  const isOfArea = (key: string): boolean => key.startsWith('.') && route !== 'testSteps';
  if (found !== undefined) return [found].flat().map((key) => (isOfArea(key) ? `${area}${key}` : key));
  const [name, common] = [camelCase(id), entryOf(COMMON_LABELS, id)];
  const ofRoute = [`${area}.menu.${LINKS[id as LinkId]}.label`, `${area}.${name}`];
  return [
    ...ofRoute,
    ...(common === undefined ? [`buttons.${name}`, `form.fields.${id}.label`, `form.${id}.label`] : [common].flat()),
  ];
}
