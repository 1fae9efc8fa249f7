import type { GuestInfo } from '../../../core/domain/guest-info.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';
import { choices } from './choices.ts';
import { errorParts, errors } from './errors.ts';
import { outbox } from './outbox.ts';
import { places } from './places.ts';
import { timerBar } from './timer-bar.ts';

const fields = {
  firstName: { label: 'First name' },
  middleName: { label: 'Middle name' },
  lastName: { label: 'Last name' },
  dateOfBirth: { label: 'Date of birth', help: 'Enter month, day and year, like 04/28/1986.' },
  age: { label: 'Age in years', help: 'Enter the age of the person who took the test.' },
  phoneNumber: { label: 'Phone number', help: 'Enter 10 digits, beginning with the area code.' },
  address: { label: 'Street address', help: 'Enter the house number, street and apartment.' },
  city: { label: 'City' },
  state: { label: 'State' },
  county: { label: 'County' },
  zipCode: { label: 'ZIP code', help: 'Enter 5 digits, because they decide which health agency gets the report.' },
  sex: { label: 'Sex' },
  ethnicity: { label: 'Ethnicity' },
  race: { label: 'Race' },
  emailAddress: { label: 'Email', help: 'Enter a full email address, for example name@mail.com.' },
} as const satisfies Record<keyof GuestInfo, { readonly label: string; readonly help?: string }>;

const disclaimer = {
  page: 'About this test',
  heading: 'Before you start',
  paragraphs: {
    authorized: 'The FDA has not cleared or approved this test. It is authorized for emergency use only.',
    cleared: 'The FDA has cleared this test for use at home.',
    advice: 'Clearline does not give medical advice, so ask a doctor about your result.',
    limits: 'No test is always right, so you may have COVID-\u206019 even if yours is negative.',
  },
  continue: 'Continue',
} as const;

const home = {
  page: 'Home',
  heading: 'What would you like to do?',
  notStored: {
    title: 'This browser does not save your test',
    text: 'Keep this page open until your result is sent. If you close it or load it again, you will lose the whole test. A private window or blocked cookies can cause this problem.',
  },
  menu: {
    testing: { label: 'Testing', text: 'Take a test now.' },
    express: { label: 'Express testing', text: 'Report the result of a test that you already took.' },
    results: { label: 'View results', text: 'See the results of every test that you have taken so far.' },
    profiles: {
      label: 'Profile management and settings',
      text: 'Manage the people you test, your password and your login codes.',
    },
    faq: { label: 'Support', text: 'Find answers to your questions, or contact our support team.' },
    termsOfUse: { label: 'Terms of use', text: 'Read the rules for using Clearline.' },
    privacyPolicy: { label: 'Privacy policy', text: 'Read what we do with your information.' },
    healthDataPolicy: { label: 'Health data policy', text: 'Read about your rights over your health data.' },
    signOut: { label: 'Sign out', text: 'Log out of Clearline on this phone or computer.' },
  },
  starting: 'Starting your test…',
  startFailed: 'Your test did not start',
  incomplete: {
    title: 'Your test is incomplete',
    text: 'You can continue your unfinished test from the step where you stopped.',
    freed: 'If you cancel now, you can still use the same cassette for another test.',
    used: 'If you cancel, you cannot use this cassette again and will need a new kit.',
    nothing: 'If you cancel, you will lose the answers you have given so far.',
    continueTest: 'Continue test',
    cancelTest: 'Cancel test',
    canceling: 'Canceling your test…',
    logOut: 'Log out',
    logOutCost: 'Logging out also cancels your test, so the next person who uses this phone or computer cannot see it.',
  },
  finished: {
    title: 'Your test is done',
    text: 'Your result is saved, and you have only a few more screens to finish.',
    guest: 'At the end, you can create an account to keep your result.',
    toKeep: 'It is not in your account yet, so please do the last steps, which ask who it is for.',
    seeLastSteps: 'See the last steps',
    close: 'Close this test',
  },
  hello: 'Hello, {{name}}',
  notNow: 'Not now',
  more: 'Support, rules and log out',
  test: {
    readyAt: 'Your result is ready at about {{time}}.',
    readyAtOf: 'The result of {{name}} is ready at about {{time}}.',
    reading: 'The waiting time is over, so you can now read your result.',
    expired: 'The time to read your result is over, so you need a test with a new kit.',
    expiredUnsure: 'The time to read your result may be over, so connect to the internet to have the time checked.',
    saved: 'It is saved on this phone or computer while you are away.',
    savedOf: 'The test of {{name}} is saved on this phone or computer while you are away.',
  },
  lastResult: {
    title: 'Last result',
    titleOf: 'Last result: {{name}}',
    waiting: 'Getting your last result…',
    none: 'The result of your latest test will appear here after you take one.',
    failed: 'Your last result did not load, but you can try View results later.',
    testFrom: 'Test again on or after',
    from: 'from {{time}}',
    testBy: 'It is time to test again. Test by',
    by: 'before {{time}}',
    testNow: 'It is past the time to test again, so test now.',
  },
} as const;

const form = {
  problem: 'There is a problem',
  errorPrefix: 'Error:',
  optional: '(optional)',
  groups: {
    contact: 'How to reach this person',
    address: 'Home address',
    background: 'More about this person',
  },
  noDateOfBirth: {
    label: 'I do not want to enter my date of birth',
    help: 'We will ask for an age instead, and not for a name, phone number or address.',
    notice: 'A state gets a report only if it includes a name and a date of birth.',
  },
  fields,
  places,
} as const;

/** What screens of an account say where it belongs to no group. `{{email}}` is the address of support. */
const noUserGroup = {
  title: 'Your account is not ready',
  text: 'Your account is missing some information, so it cannot store profiles and results. Nothing was sent or saved.',
  contact: 'Please write to us at {{email}}, and we will repair your account as soon as we can.',
} as const;

/** What the pages outside the test, and many pages within it, say. */
export const general = {
  buttons: {
    next: 'Next',
    ok: 'OK',
    cancel: 'Cancel',
    tryAgain: 'Try again',
    continue: 'Continue',
    home: 'Go to home page',
    create: 'Create account',
    contact: 'Contact support',
    show: 'Show',
    hide: 'Hide',
    working: 'One moment…',
    saving: 'Saving…',
    sending: 'Sending…',
  },
  inactivity: {
    title: 'Are you still there?',
    text: 'No one has used Clearline for almost an hour. In 2 minutes, we will log you out to protect your information.',
    stay: 'Stay logged in',
    leave: 'Log out now',
  },
  disclaimer,
  home,
  form,
  people: {
    unnamed: 'Person without a name',
    age: { baby: 'Under age 1', one: 'Age 1', many: 'Age {{age}}' },
    zip: 'ZIP code {{zip}}',
  },
  noUserGroup,
  outbox,
  timerBar,
  choices,
  errors,
  errorParts,
  saved: 'The profile is saved, and everything in it is up to date.',
} as const satisfies TextTree;
