import type { ReportOption, SureAnswer, TestResult } from '../../../core/domain/choice-lists.ts';
import { RULE_WORDS, type RuleWords } from '../../flow-table.ts';

type Answered = 'symptomatic' | 'collection' | 'control' | 'test' | 'result';
type AnswerValue = SureAnswer | TestResult | 'self' | 'other';

/** What the walk says in its own words, beside the texts of the app. */
export interface WalkWords {
  readonly menu: { readonly question: string; readonly save: string; readonly leave: string; readonly keys: string };
  /** What can be done, as the menu offers it. */
  readonly offers: {
    readonly answer: string;
    readonly answered: Readonly<Record<Answered, string>>;
    readonly values: Readonly<Record<AnswerValue, string>>;
    readonly report: string;
    readonly reports: Readonly<Record<ReportOption, string>>;
    readonly person: string;
    readonly onset: string;
    readonly tick: string;
    readonly takenDay: string;
    readonly takenTime: string;
    readonly scanText: string;
    readonly scanBox: string;
    readonly scanCassette: string;
    readonly scanAgain: string;
    readonly scanLeave: string;
    readonly form: string;
    readonly wait: string;
    readonly passTime: string;
    readonly next: string;
    readonly noNext: string;
    readonly back: string;
    readonly jumpBack: string;
    readonly home: string;
    readonly goOn: string;
    readonly lastSteps: string;
    readonly close: string;
    readonly cancel: string;
    readonly startTesting: string;
    readonly startReporting: string;
    readonly declineAccount: string;
    readonly createAccount: string;
    readonly fill: string;
    readonly press: string;
    readonly pressById: string;
    readonly reload: string;
    readonly goOffline: string;
    readonly goOnline: string;
    readonly open: string;
  };
  /** What an offer asks further. */
  readonly asks: {
    readonly onset: string;
    readonly takenDay: string;
    readonly takenTime: string;
    readonly scanText: string;
    readonly wait: string;
    readonly press: string;
    readonly open: string;
    readonly person: string;
    readonly jumpBack: string;
    readonly field: string;
    readonly form: Readonly<Record<'firstName' | 'lastName' | 'dateOfBirth' | 'zip', string>>;
    readonly saveAs: string;
  };
  /** What is told of a place. */
  readonly told: {
    readonly rules: string;
    readonly step: string;
    readonly lastScan: string;
    readonly result: string;
    readonly message: string;
  };
  readonly rules: RuleWords;
  readonly waiting: (seconds: string) => string;
  readonly saved: (file: string) => string;
  readonly notSaved: (file: string, code: string) => string;
}

export const english: WalkWords = {
  menu: { question: 'What now?', save: 'Save the path walked, and leave', leave: 'Leave', keys: '↑↓ move • ⏎ choose' },
  offers: {
    answer: 'Answer',
    answered: {
      symptomatic: 'symptomatic',
      collection: 'collection',
      control: 'control',
      test: 'test',
      result: 'result',
    },
    values: {
      yes: 'yes',
      no: 'no',
      unsure: 'unsure',
      self: 'self',
      other: 'other',
      positive: 'positive',
      negative: 'negative',
      invalid: 'invalid',
    },
    report: 'Report',
    reports: {
      reportToAims: 'reportToAims',
      reportAnonymously: 'reportAnonymously',
      doNotReport: 'doNotReport',
    },
    person: 'Choose the person who is tested',
    onset: 'Type the onset date',
    tick: 'Tick every box',
    takenDay: 'Type the day of the test',
    takenTime: 'Type the time of the test',
    scanText: 'Scan: type or paste what the code says',
    scanBox: 'Scan the box',
    scanCassette: 'Scan the cassette',
    scanAgain: 'OK, scan again',
    scanLeave: 'Cancel, and go home',
    form: 'Fill in the form about the person, and save it',
    wait: 'Wait',
    passTime: 'Let time pass',
    next: 'Next',
    noNext: 'Next (not available now)',
    back: 'Back',
    jumpBack: 'Jump back to an earlier step',
    home: 'Home',
    goOn: 'Continue the test',
    lastSteps: 'See the last steps',
    close: 'Close this test',
    cancel: 'Cancel the test',
    startTesting: 'Start a test',
    startReporting: 'Report a test',
    declineAccount: 'No, thanks',
    createAccount: 'Create an account',
    fill: 'Type into a field',
    press: 'Press a button',
    pressById: 'Press a button by its id',
    reload: 'Reload the page',
    goOffline: 'The network goes away',
    goOnline: 'The network comes back',
    open: 'Open an address',
  },
  asks: {
    onset: 'Onset date (MM/DD/YYYY)',
    takenDay: 'Day of the test (MM/DD/YYYY)',
    takenTime: 'Time of the test (HH:MM, 24 hours)',
    scanText: 'What the code says',
    wait: 'How long (such as 14m59s)?',
    press: 'Which button (its id)?',
    open: 'Which address?',
    person: 'Who is tested?',
    jumpBack: 'Back to which step?',
    field: 'Which field?',
    form: {
      firstName: 'First name',
      lastName: 'Last name',
      dateOfBirth: 'Date of birth (MM/DD/YYYY)',
      zip: 'ZIP code',
    },
    saveAs: 'Save as',
  },
  told: { rules: 'rules', step: 'step', lastScan: 'last scan', result: 'result', message: 'message' },
  rules: RULE_WORDS,
  waiting: (seconds) => `Waiting ${seconds} s (--skip-waits takes none) …`,
  saved: (file) => `${file} is saved. This plays it:\n\n  npm run cli -- play ${file}`,
  notSaved: (file, code) => `${file} cannot be written (${code}).`,
};
