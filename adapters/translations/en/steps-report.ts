import type { ReportOption, TestResult } from '../../../core/domain/choice-lists.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';

interface ResultTexts extends TextTree {
  readonly word: string;
  readonly meaning: string;
  readonly now: TextTree;
  readonly again: TextTree;
  readonly figure: string;
}

const results = {
  positive: {
    word: 'Positive',
    meaning: 'The test found the virus. You most likely have COVID-19.',
    now: {
      home: 'Stay home and away from other people.',
      mask: 'Wear a mask if you must be near others.',
      tell: 'Tell the people you were close to.',
      doctor: 'Call your doctor. Ask if a medicine can help you. It works best early.',
    },
    again: {
      title: 'Testing again',
      text: 'You do not need to test again to be sure. Ask your doctor what to do next.',
    },
    figure: 'Line at C. Line at T. Positive.',
  },
  negative: {
    word: 'Negative',
    meaning: 'The test did not find the virus. You may still have COVID-19.',
    now: {
      careful: 'Keep away from people who could get very ill.',
      worse: 'If you feel ill or get worse, call your doctor.',
    },
    again: {
      title: 'When to test again',
      symptoms: 'You have symptoms: test again after 48 hours.',
      noSymptoms: 'You have no symptoms: test again after 48 hours, and once more 48 hours after that.',
      unsure: 'You are not sure about symptoms: test again after 48 hours.',
      why: 'Early on, one test can miss the virus. The FDA advises to test again.',
    },
    figure: 'Line at C. No line at T. Negative.',
  },
  invalid: {
    word: 'Invalid',
    meaning: 'The test did not work. It does not show if you have COVID-19.',
    now: {
      retest: 'Test again with a new swab, a new cartridge and a new buffer tube.',
      kit: 'You need a new kit for this.',
      support: 'If it happens again, contact support.',
    },
    again: { title: 'When to test again', text: 'Test again as soon as you have a new kit.' },
    figure: 'No line at C. Invalid.',
  },
} as const satisfies Record<TestResult, ResultTexts>;

const options = {
  reportToAims: {
    label: 'Report my result',
    text: 'We send the result and the information you enter to public health agencies.',
    why: 'It helps your state see where COVID-19 spreads.',
  },
  reportAnonymously: {
    label: 'Report without my name',
    text: 'We send the result, age, sex, race, ethnicity and ZIP code. We leave out name, address, phone and e-mail.',
    why: 'It counts for the whole country, but your state may not use it.',
  },
  doNotReport: {
    label: 'Do not report',
    text: 'We save your result on our server. We send nothing to a health agency.',
    why: 'Some states ask people to report. It is your choice here.',
  },
} as const satisfies Record<ReportOption, { readonly label: string; readonly text: string; readonly why: string }>;

/** Steps from the result to the end. */
export const reportSteps = {
  'result-details': {
    title: 'Your result',
    lead: 'This is the result of the test you just took.',
    nowTitle: 'What to do now',
    meaningTitle: 'What it means',
    results,
    emergency: {
      title: 'Call 911 if you see any of these signs',
      signs: {
        breathing: 'Trouble breathing',
        chest: 'Pain or pressure in the chest that does not go away',
        confusion: 'Being newly confused',
        waking: 'Cannot wake up or stay awake',
        color: 'Pale, gray or blue skin, lips or nails',
      },
    },
  },
  'submit-report': {
    title: 'Report your result',
    lead: 'You choose what we send. Nothing is sent until you press Next.',
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
    to: 'It goes to public health agencies in your state and the country.',
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
    figure: 'The used swab, tube and cassette go into a trash bag.',
  },
  'reporting-information': {
    title: 'You are done',
    lead: 'Thank you for testing.',
    reported: 'We saved your report for public health agencies.',
    notReported: 'We saved your result. We did not report it.',
    waiting: 'Your result is waiting on this device. We send it when you are online.',
    next: 'OK',
    express: { lead: 'Thank you for telling us your result.' },
    figure: 'A cassette and a check mark.',
  },
} as const;
