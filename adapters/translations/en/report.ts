import type { ReportStatus, UnsentReason } from '../../../core/domain/report-status.ts';
import type { ReportForm, ReportFieldId } from '../../../core/domain/reported-field.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';

const fields = {
  name: 'Name',
  dateOfBirth: 'Date of birth',
  age: 'Age',
  sex: 'Sex',
  race: 'Race',
  ethnicity: 'Ethnicity',
  street: 'Street',
  city: 'City',
  state: 'State',
  county: 'County',
  zip: 'ZIP code',
  phone: 'Phone',
  email: 'Email',
  result: 'Result',
  symptoms: 'Symptoms',
  onset: 'First symptom',
  collectedAt: 'Test taken',
  analysedAt: 'Result read',
  releasedAt: 'Report made',
} as const satisfies Record<ReportFieldId, string>;

const preview = {
  title: 'What will be sent',
  forms: {
    identified: 'If you choose “Report my result”',
    anonymous: 'If you choose “Report without my name”',
  } satisfies Record<ReportForm, string>,
  to: {
    identified: 'It goes to public health agencies of your state and to federal (national) ones.',
    anonymous: 'It goes only to federal (national) health agencies.',
  } satisfies Record<ReportForm, string>,
  sent: 'We send:',
  toCome: 'You tell us these next. What you leave blank is not sent:',
  fromProfile: 'The profile may have these. What it has is sent:',
  missing: 'You still have to fill in:',
  leftOut: 'We do not send:',
  whenSent: 'The time when you send it',
  minimum:
    'You do not have to give a name or a date of birth. But then your state does not get the report. Federal (national) agencies still count the result, symptoms, times, age and ZIP code.',
  noState: 'Your state does not get this report. The last name or the date of birth is missing.',
} as const;

const facts = {
  title: 'Good to know about reports',
  points: {
    choice: 'Reporting is your choice.',
    states: 'Some states ask people to report. Some states do not use the results of home tests.',
    name: 'A state gets a report only if it has a last name and a date of birth.',
    country: 'Only federal (national) agencies count a report without a name.',
  },
} as const;

const statuses = {
  notReported: {
    word: 'Not reported',
    text: 'You chose not to report this result. So we sent nothing to a health agency, and we will not.',
  },
  queued: {
    word: 'On its way',
    text: 'We have your report. We will send it automatically. You do not have to do anything.',
  },
  sent: {
    word: 'Sent',
    text: 'We sent your report. An answer may come later. You do not have to do anything.',
  },
  accepted: {
    word: 'Accepted',
    text: 'The health agencies accepted your report. You do not have to do anything.',
  },
  acceptedWithWarnings: {
    word: 'Accepted, with notes',
    text: 'The health agencies accepted your report with notes. You do not have to do anything.',
  },
  refused: {
    word: 'Not accepted',
    text: 'The health agencies did not accept this report. Your result is still saved.',
  },
} as const satisfies Record<ReportStatus, { readonly word: string; readonly text: string }>;

const unsent = {
  tooOld: {
    word: 'Not reported',
    text: 'The test was more than 31 days old. Health agencies only count newer tests. Your result is saved.',
  },
  invalid: {
    word: 'Not sent',
    text: 'We could not send this report. Something in it does not fit the form of the health agencies. Your result is still saved.',
  },
} as const satisfies Record<UnsentReason, { readonly word: string; readonly text: string }>;

/** What is said of reports to the authorities, before and after they are sent. */
export const report = {
  title: 'Your report',
  looking: 'Looking for your report…',
  unknown: 'We cannot look for your report now. Your result is saved. Look again in a while.',
  again: 'Look again',
  fields,
  values: { unknown: 'Not given', unsure: 'Not sure', years: '{{count}} years' },
  preview,
  facts,
  statuses,
  tooOld: {
    title: 'This test is too old to report',
    text: 'You took it more than 31 days ago. Health agencies only count newer tests. We save your result and send nothing. Is the date wrong? Go back and change it.',
  },
  unsent,
  late: 'We have your report. Sending it takes longer than it should. We keep trying.',
  yourself:
    'Does your state ask you to report? Then call your state or local health department and tell them the result yourself.',
  contact: 'Contact us',
  history: { title: 'What happened so far', queued: 'We got your report' },
  remarks: {
    title: 'What they noted',
    text: 'These are the words of their computer system. They are about how the report is written, not about your health.',
  },
  contents: { title: 'What the report says', leftOut: 'It does not say:' },
  message: {
    button: 'Save the message',
    help: 'A file for computers (.hl7). It says what you see above. Keep it to yourself.',
    busy: 'Getting the message…',
    saved: 'The file is saved on this phone or computer.',
    failed: 'We could not get the message. Check your internet and try again.',
    fileName: 'report.hl7',
  },
} as const satisfies TextTree;
