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
    identified: 'It goes to the public health agencies of your state and to federal (national) ones.',
    anonymous: 'It goes only to federal (national) health agencies.',
  } satisfies Record<ReportForm, string>,
  sent: 'We send:',
  toCome: 'You tell us these next, and what you leave blank is not sent:',
  fromProfile: 'We also send these if the profile has them:',
  missing: 'You still have to fill in:',
  leftOut: 'We do not send:',
  whenSent: 'The time when you send it',
  minimum:
    'You can leave out the name or the date of birth, but then your state does not get the report. Federal (national) agencies still count the result, symptoms, times, age and ZIP code.',
  noState: 'Your state does not get this report, because the name or the date of birth is missing.',
} as const;

const facts = {
  title: 'Good to know about reports',
  points: {
    choice: 'Reporting is your choice.',
    states: 'Some states ask people to report, and others do not use the results of home tests.',
    name: 'A state gets a report only if it has a name and a date of birth.',
    country: 'Only federal (national) agencies count a report without a name.',
  },
} as const;

const statuses = {
  notReported: {
    word: 'Not reported',
    text: 'You chose not to report this result, so we have not sent it to any health agency and will not.',
  },
  queued: {
    word: 'On its way',
    text: 'We have your report and will send it automatically, so you do not have to do anything.',
  },
  sent: {
    word: 'Sent',
    text: 'We sent your report, and an answer may come later. You do not have to do anything.',
  },
  accepted: {
    word: 'Accepted',
    text: 'The health agencies accepted your report, so you do not have to do anything else.',
  },
  acceptedWithWarnings: {
    word: 'Accepted, with notes',
    text: 'The health agencies accepted your report with notes, but you do not have to do anything.',
  },
  refused: {
    word: 'Not accepted',
    text: 'The health agencies did not accept this report, but your result is still saved.',
  },
  withdrawn: {
    word: 'Withdrawn',
    text: 'This report was withdrawn. We deleted what it says and will not send it, but your result is still saved.',
  },
} as const satisfies Record<ReportStatus, { readonly word: string; readonly text: string }>;

const unsent = {
  tooOld: {
    word: 'Not reported',
    text: 'The test was more than 31 days old, and health agencies only count newer tests. Your result is saved.',
  },
  invalid: {
    word: 'Not sent',
    text: 'We could not send this report, because something in it does not fit the form of the health agencies. Your result is still saved.',
  },
  noAgency: {
    word: 'Not sent',
    text: 'No health agency takes reports from this app now. Your result is saved. We keep your report for 90 days and send it if that changes.',
  },
  held: {
    word: 'Waiting for a check',
    text: 'Many reports came at the same time, so a person on our team checks yours before we send it. We have your report, and your result is saved.',
  },
  expired: {
    word: 'Not sent',
    text: 'No health agency accepted this report in time, so we deleted what it says. Your result is still saved.',
  },
  notAsked: {
    word: 'Not reported',
    text: 'No health agency took reports from this app when you saved this result, so we did not report it.',
  },
  reportedBefore: {
    word: 'Not reported again',
    text: 'We had a report of this test before, so we do not make another one. Your result is saved.',
  },
} as const satisfies Record<UnsentReason, { readonly word: string; readonly text: string }>;

/** Who received a report, and how it can be withdrawn. */
const ledger = {
  title: 'Who got your report',
  titleWaiting: 'Who got your report, and how to withdraw it',
  hub: 'The lab messaging service',
  what: 'What it got',
  whats: { named: 'The report with a name', unnamed: 'The report without a name' },
  when: 'When',
  answer: 'Its answer',
  noAnswer: 'None yet',
  contact: 'Questions',
  askUs: 'Ask us, and have the test number ready: {{number}}',
  askBoth: '{{contact}}, or ask us. The test number is {{number}}.',
  passesOn: {
    state: 'It passes the report on to the health agencies of your state and to federal (national) ones.',
    country: 'It passes the report on to federal (national) health agencies only.',
    unknown: 'It passes the report on to health agencies.',
  },
  others: {
    title: 'Who did not get it',
    noOne: 'No health agency has confirmed that it has your report.',
    stateAnonymous: 'Your state did not get it, because it is a report without a name.',
    stateIncomplete: 'Your state did not get it, because the name or the date of birth is missing.',
    rest: 'We send reports to no one else, such as a doctor, an employer, a school or an insurance company.',
  },
  withdrawn: {
    person: 'You withdrew it.',
    requested: 'Our support team withdrew it, because you asked for it.',
    duplicate: 'Our support team withdrew it, because this test was already reported.',
    mistake: 'Our support team withdrew it, because it was made by mistake.',
  },
  withdraw: {
    title: 'Changed your mind?',
    text: 'Your report is still waiting, so you can withdraw it.',
    button: 'Withdraw this report',
    sent: 'A report that was sent cannot be withdrawn. Ask your state or local health department what you can do.',
    confirm: {
      title: 'Withdraw this report?',
      goes: 'We delete the report and do not send it to any health agency. You cannot report this test again.',
      stays: 'Your result is still saved.',
      keep: 'Keep the report',
      withdraw: 'Yes, withdraw it',
      busy: 'Withdrawing the report…',
    },
    done: 'Your report is withdrawn.',
    sending: 'It is being sent right now, so we could not withdraw it. Look again in a few minutes.',
    tooLate: 'It was too late to withdraw the report. You see above what happened to it.',
    failed: 'We could not withdraw the report. Check your internet connection and try again.',
  },
} as const;

/** What is said of reports to the authorities, before and after they are sent. */
export const report = {
  title: 'Your report to health agencies',
  looking: 'Looking for your report…',
  unknown: 'We cannot look for your report now, but your result is saved. Look again in a while.',
  again: 'Look again',
  fields,
  values: { unknown: 'Not given', unsure: 'Not sure', years: '{{count}} years' },
  preview,
  facts,
  statuses,
  tooOld: {
    title: 'This test is too old to report',
    text: 'You took it more than 31 days ago, and health agencies only count newer tests. We save your result but send nothing. If the date is wrong, go back and change it.',
  },
  noAgency: {
    title: 'No health agency takes reports now',
    text: 'No health agency takes reports from this app now, so you do not have to choose. We save your result and send nothing.',
  },
  unsent,
  ledger,
  late: 'We have your report, but sending it is taking longer than it should. We will keep trying.',
  yourself:
    'If your state asks you to report, call your state or local health department and tell them the result yourself.',
  contact: 'Contact us',
  history: { title: 'What happened so far', queued: 'We got your report' },
  remarks: {
    title: 'What they noted',
    text: 'These words come from their computer system and are about how the report is written, not about your health.',
  },
  contents: { title: 'What the report says', leftOut: 'It does not say:' },
  message: {
    button: 'Save the message',
    help: 'This is a file for computers (.hl7). It says what you see above, so keep it private.',
    busy: 'Getting the message…',
    saved: 'The file is saved on this phone or computer.',
    failed: 'We could not get the message. Check your internet connection and try again.',
    fileName: 'report.hl7',
  },
  erased:
    'We deleted what this report says from our server, as our privacy policy tells you. The health agencies still have it.',
  about: 'About your report',
} as const satisfies TextTree;
