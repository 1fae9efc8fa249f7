import type { ReportOption } from '../../../core/domain/choice-lists.ts';
import type { TextsOfSomeSteps } from '../texts.ts';

const options = {
  reportToAims: {
    label: 'Report my result',
    text: 'We send the result and the information you enter to public health agencies.',
    why: 'This helps them see where COVID-19 is spreading.',
  },
  reportAnonymously: {
    label: 'Report without my name',
    text: 'We send the result, age, sex, race, ethnicity and ZIP code, but no name, address, phone or email.',
    why: 'Federal (national) agencies count it, but your state does not get it.',
  },
  doNotReport: {
    label: 'Do not report',
    text: 'We save your result on our server, but no health agency gets it.',
    why: 'Some states ask people to report, but here it is your choice.',
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
    lead: 'You choose what we send. Nothing goes to a health agency yet, and you see everything first.',
    question: 'Do you want to report your result?',
    options,
    missing: 'Before you continue, choose one answer.',
    saving: 'Saving your test…',
    failed: 'Your test is not saved yet',
    unsure: 'We do not know yet if your test is saved',
    saveOnly: 'Next: save my result',
    noAgency: { title: 'Save your result', lead: 'Nothing goes to a health agency.' },
  },
  'review-profile': {
    title: 'Your information',
    lead: 'Tell us about the person who took the test.',
    why: 'Public health agencies need this information to use your report.',
    sent: 'We send it with the result, the test date and your answer about symptoms.',
    to: 'It goes to the public health agencies of your state and to federal (national) ones.',
    toCountry: 'It goes to federal (national) health agencies only.',
    account: { lead: 'Check what we know about the person who took the test.' },
    noName: 'The name is missing, so your state does not get this report. Only federal (national) agencies count it.',
    noDateOfBirth:
      'You gave no name and no date of birth, so your state does not get this report. Only federal (national) agencies count it.',
    sentAnonymously:
      'We send the result, the test date and your answer about symptoms, with age, sex, race, ethnicity and ZIP code.',
    toAnonymously: 'It goes to federal (national) health agencies. What you change here is saved in the profile only.',
    anonymous: {
      title: 'You report without a name',
      text: 'We leave out name, date of birth, street, city, phone and email, so the report does not name the person.',
    },
    always: {
      title: 'This profile says: always report',
      text: 'That is why we did not ask if you want to report. To be asked next time, remove the check mark under Reports.',
    },
    gone: {
      lead: 'The profile of this test was deleted. Who took the test?',
      missing: 'Choose one person, or create a profile.',
      create: 'Create a profile',
    },
    unseen: {
      lead: 'We cannot show the profile of this person now, because you are offline.',
      text: 'You can still send your report, because we use what the profile says.',
      again: 'Show the profile',
    },
    submit: 'Send report',
    saving: 'Sending your report…',
    failed: 'Your report is not sent yet',
    unsure: 'We do not know yet if your report arrived',
    waiting: 'You are offline, so we keep your report and send it when you are online again.',
    missing: 'Fill in the form and save it to go on.',
    submitTooOld: 'Save result',
    saveAndSubmit: 'Save and send report',
    saveAndSubmitTooOld: 'Save profile and result',
    addName: 'Add a name',
    pages: {
      place: 'Page {{page}} of {{pages}}',
      placeKnown: '{{city}}, {{state}}',
      needed: {
        title: 'Two things we need',
        lead: 'About the person who took the test. The next two pages are optional.',
      },
      contact: {
        title: 'Name and contact',
        lead: 'Everything here is optional. Your state gets a report only if it has a name.',
      },
      contactByAge: {
        title: 'Contact',
        lead: 'This is optional. You did not give a date of birth, so we do not ask for a name.',
      },
      about: {
        title: 'About the person',
        lead: 'Everything here is optional. It shows health agencies if care reaches everyone.',
      },
    },
  },
  'dispose-kit': {
    title: 'Throw the kit away',
    lead: 'Put all the used parts in a bag, and then put the bag in your household trash.',
    points: {
      liquid: 'Leave the liquid inside the tube, and do not pour it down the drain.',
      hands: 'Wash your hands when you are finished, because the parts may carry the virus.',
    },
    figure: 'The used cassette, tube and swab are in a bag. An arrow points from the bag to a trash can.',
  },
  'reporting-information': {
    title: 'You are done',
    lead: 'Thank you for taking the test.',
    reported:
      'We saved your result, so you can close this page whenever you like. You will not get an email about the report.',
    reportedBefore:
      'We saved your result. Your report had already arrived when you changed your choice, but you can withdraw it below.',
    notReported: 'We saved your result, but we did not report it.',
    noAgency:
      'We saved your result, but we did not report it, because no health agency takes reports from this app now.',
    tooOld: 'We saved your result, but we did not report it, because the test is more than 31 days old.',
    waiting: 'Your result is still waiting on this phone or computer, and we will send it as soon as we can.',
    refused: 'Your result was not saved, and the message at the top of this page says why.',
    yours: 'Your result: {{result}}',
    next: 'OK',
    express: { lead: 'Thank you for telling us the result of your test.' },
    figure: 'A cassette with its window covered.',
    figureOf: 'Your result: {{result}}. {{lines}}',
  },
} as const satisfies TextsOfSomeSteps;
