import type { ReportOption } from '../../../core/domain/choice-lists.ts';
import type { TextsOfSomeSteps } from '../texts.ts';

const options = {
  reportToAims: {
    label: 'Report my result',
    text: 'We send the result and the information you enter to public health agencies.',
    why: 'It helps them see where COVID-19 spreads.',
  },
  reportAnonymously: {
    label: 'Report without my name',
    text: 'We send the result, age, sex, race, ethnicity and ZIP code. We leave out name, address, phone and email.',
    why: 'Federal (national) agencies count it. Your state does not get it.',
  },
  doNotReport: {
    label: 'Do not report',
    text: 'We save your result on our server. No health agency gets it.',
    why: 'Some states ask people to report. It is your choice here.',
  },
} as const satisfies Record<ReportOption, { readonly label: string; readonly text: string; readonly why: string }>;

/** Steps from the result to the end. */
export const reportSteps = {
  'result-details': {
    title: 'Your result',
    lead: 'This is the result of the test you just took.',
  },
  'submit-report': {
    title: 'Report your result',
    lead: 'You choose what we send. Nothing goes to a health agency yet. You see everything first.',
    question: 'Do you want to report your result?',
    options,
    missing: 'Choose one answer.',
    saving: 'Saving your test…',
    failed: 'Your test is not saved yet',
  },
  'review-profile': {
    title: 'Your information',
    lead: 'Tell us about the person who took the test.',
    why: 'Public health agencies need it to use your report.',
    sent: 'We send it with the result, the test date and your answer about symptoms.',
    to: 'It goes to public health agencies of your state and to federal (national) ones.',
    toCountry: 'It goes to federal (national) health agencies only.',
    account: { lead: 'Check what we know about the person who took the test.' },
    noLastName:
      'The last name is blank. So your state does not get this report. Only federal (national) agencies count it.',
    noDateOfBirth:
      'You gave no name and no date of birth. So your state does not get this report. Only federal (national) agencies count it.',
    sentAnonymously:
      'We send the result, the test date and your answer about symptoms, with age, sex, race, ethnicity and ZIP code.',
    toAnonymously: 'It goes to federal (national) health agencies. What you change here is saved in the profile only.',
    anonymous: {
      title: 'You report without a name',
      text: 'We leave out name, date of birth, street, city, phone and email. The report does not say who it is.',
    },
    always: {
      title: 'This profile says: always report',
      text: 'So we did not ask if you want to report. To be asked next time, remove the check mark under Reports.',
    },
    gone: {
      lead: 'The profile of this test was deleted. Who took the test?',
      missing: 'Choose one person, or create a profile.',
      create: 'Create a profile',
    },
    unseen: {
      lead: 'We cannot show the profile of this person now. You are offline.',
      text: 'You can send your report all the same. We use what the profile says.',
      again: 'Show the profile',
    },
    submit: 'Save and send',
    saving: 'Sending your report…',
    failed: 'Your report is not sent yet',
    waiting: 'You are offline. We keep your report and send it when you are online.',
    missing: 'Fill in the form and save it to go on.',
  },
  'dispose-kit': {
    title: 'Throw the kit away',
    lead: 'Put all used parts in a bag. Put the bag in the trash.',
    points: {
      liquid: 'Do not pour the liquid down the drain.',
      hands: 'Wash your hands when you are done.',
    },
    figure: 'The used cassette, tube and swab go into a trash bag.',
  },
  'reporting-information': {
    title: 'You are done',
    lead: 'Thank you for testing.',
    reported: 'Your report is on its way to health agencies. You can close this page.',
    notReported: 'We saved your result. We did not report it.',
    tooOld: 'We saved your result. We did not report it, because the test is more than 31 days old.',
    waiting: 'Your result is not sent yet. It is waiting on this phone or computer. We send it as soon as we can.',
    refused: 'Your result was not saved. The message at the top of this page says why.',
    yours: 'Your result: {{result}}',
    next: 'OK',
    express: { lead: 'Thank you for telling us your result.' },
    figure: 'A cassette with its window covered.',
    figureOf: 'Your result: {{result}}. {{lines}}',
  },
} as const satisfies TextsOfSomeSteps;
