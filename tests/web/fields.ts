import { expect, type Locator, type Page } from '@playwright/test';
import { translations } from '../../adapters/translations/index.ts';
import { LANGUAGES, type Language } from '../../core/domain/languages.ts';
import { anyOf } from './controls.ts';

type Texts = (typeof translations)[Language];

/** The labels of each field that tests use, by its name in product.md section 3. A field may have another label on each screen. */
const LABELS = {
  firstName: ({ general }) => [general.form.fields.firstName.label],
  lastName: ({ general }) => [general.form.fields.lastName.label],
  dateOfBirth: ({ general }) => [general.form.fields.dateOfBirth.label],
  phoneNumber: ({ general, support }) => [general.form.fields.phoneNumber.label, support.support.phoneNumber],
  city: ({ general }) => [general.form.fields.city.label],
  state: ({ general }) => [general.form.fields.state.label],
  county: ({ general }) => [general.form.fields.county.label],
  zipCode: ({ general }) => [general.form.fields.zipCode.label],
  consentToReport: ({ profiles }) => [profiles.profileForm.consent.label],
  label: ({ profiles }) => [profiles.profileForm.label.label],
  isDefaultProfile: ({ profiles }) => [profiles.profileForm.default.label],
  email: ({ general, support }) => [general.form.fields.emailAddress.label, support.support.email],
  password: ({ account }) => [
    account.login.password,
    account.createAccount.password,
    account.otpDevices.password.label,
    account.loginSessions.end.password,
  ],
  confirmPassword: ({ account }) => [account.createAccount.confirmPassword],
  newPassword: ({ account }) => [account.resetPassword.newPassword],
  repeatPassword: ({ account }) => [account.resetPassword.repeatPassword],
  code: ({ account, steps }) => [
    account.resetPassword.code,
    account.codeVerification.label,
    account.oneTimePassword.label,
    steps.scan.type.label,
  ],
  deviceName: ({ account }) => [account.otpDevices.form.name],
  deviceAddress: ({ account }) => Object.values(account.otpDevices.form.address).map(({ label }) => label),
  requestType: ({ support }) => [support.support.requestType],
  name: ({ support }) => [support.support.name],
  supportInformation: ({ support }) => [support.support.information],
  search: ({ faq }) => [faq.faq.search.label],
  symptomOnsetDate: ({ steps }) => [steps.steps['health-questionnaire'].onset.label],
  sound: ({ steps }) => [steps.alerts.sound.label],
  notices: ({ steps }) => [steps.alerts.notices.label],
} as const satisfies Record<string, (texts: Texts) => readonly string[]>;

/** The answers to each question that tests choose, by the values that are stored and sent. */
const ANSWERS = {
  isSymptomatic: ({ general }) => general.choices.sure,
  controlLineResult: ({ general }) => general.choices.sure,
  testLineResult: ({ general }) => general.choices.sure,
  result: ({ general }) => general.choices.result,
  reportOption: ({ steps }) => {
    const { reportToAims, reportAnonymously, doNotReport } = steps.steps['submit-report'].options;
    return {
      reportToAims: reportToAims.label,
      reportAnonymously: reportAnonymously.label,
      doNotReport: doNotReport.label,
    };
  },
  isSelfCollecting: ({ steps }) => {
    const { self, other } = steps.steps['collection-method'].options;
    return { self: self.label, other: other.label };
  },
  deviceType: ({ account }) => {
    const { PHONE, EMAIL } = account.otpDevices.form.types;
    return { PHONE: PHONE.label, EMAIL: EMAIL.label };
  },
} as const satisfies Record<string, (texts: Texts) => Readonly<Record<string, string>>>;

export type FieldName = keyof typeof LABELS;
export type Question = keyof typeof ANSWERS;
export type AnswerTo<Name extends Question> = keyof ReturnType<(typeof ANSWERS)[Name]> & string;

const everyLanguage = LANGUAGES.map((language): Texts => translations[language]);
/** What follows the label of a field that may stay empty. */
const OPTIONAL = `(?:\\s+${anyOf(everyLanguage.map(({ general }) => general.form.optional))})?`;

/** A field by its label, in whichever language it shows. A radio button may have the label of a field beside it. */
export function field(page: Page, name: FieldName): Locator {
  const labels = everyLanguage.flatMap((texts): readonly string[] => LABELS[name](texts));
  const labelled = page.getByLabel(new RegExp(`^${anyOf(labels)}${OPTIONAL}\\s*$`));
  return labelled.and(page.locator(':not([type="radio"])'));
}

/** Types into several fields. */
export async function fill(page: Page, values: Readonly<Partial<Record<FieldName, string>>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name as FieldName).fill(value);
}

/** Waits until these fields hold these values. */
export async function expectValues(page: Page, values: Readonly<Partial<Record<FieldName, string>>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name as FieldName)).toHaveValue(value);
}

/** An answer to a question by its words, in whichever language it shows. */
export function answerTo<Name extends Question>(page: Page, question: Name, value: AnswerTo<Name>): Locator {
  const words = everyLanguage.map(
    (texts) => (ANSWERS[question](texts) as Readonly<Record<string, string>>)[value] ?? '',
  );
  return page.getByRole('radio', { name: new RegExp(`^${anyOf(words)}$`) });
}

/** Chooses an answer to a question. */
export function choose<Name extends Question>(page: Page, question: Name, value: AnswerTo<Name>): Promise<void> {
  return answerTo(page, question, value).check();
}
