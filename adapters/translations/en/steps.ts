import type { StageName, StepId } from '../../../core/flow/step-row.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';
import type { StepTexts } from '../texts.ts';
import { accepted } from './accepted.ts';
import { counter } from './counter.ts';
import { practice } from './practice.ts';
import { rescue } from './rescue.ts';
import { scan } from './scan.ts';
import { collectSteps } from './steps-collect.ts';
import { readSteps } from './steps-read.ts';
import { reportSteps } from './steps-report.ts';
import { startSteps } from './steps-start.ts';

const written = { ...startSteps, ...collectSteps, ...readSteps, ...reportSteps };

/** The steps without texts. One error here names them, instead of an error in every reader. */
const missing: object & Record<Exclude<StepId, keyof typeof written>, StepTexts> = {};

/** What the test itself says, step by step. */
export const steps = {
  steps: { ...written, ...missing },
  scan,
  accepted,
  rescue,
  practice,
  counter,
  timer: { label: 'Time remaining' },
  alerts: {
    legend: 'When the time is up',
    dark: {
      title: 'Set an alarm for the end of the wait',
      text: 'This browser cannot keep the screen on, and a dark screen does not play any sound. Set an alarm on your phone or on another clock. If you keep the screen on yourself, make sure that silent mode is off.',
    },
    missing: {
      sound: {
        title: 'The sound is off',
        text: 'Touch this page to turn the sound on, so that you hear when the time is up. If it stays off, set an alarm on your phone or on another clock.',
      },
      notices: {
        title: 'Messages are blocked',
        text: 'Your browser blocks messages from this page now, so allow them in its settings or keep this page open.',
      },
    },
    sound: {
      label: 'Play a sound',
      on: 'The sound is on, so keep the volume high enough to hear it.',
      off: 'The sound is off, so you will hear nothing when the time is over.',
      locked: 'Your browser allows sound only after a touch, so select this to turn the sound on.',
    },
    notices: {
      label: 'Show a message on this phone or computer',
      on: 'The message appears while you are using another app or tab.',
      off: 'The message says only that it is time to continue.',
      refused: 'Your browser blocks messages from this page, but you can change that in its settings.',
    },
  },
  readAloud: { label: 'Read aloud', help: 'Reads each step of the test aloud' },
  clock: {
    corrected: {
      title: 'The clock was changed',
      text: 'The clock on this phone or computer was changed. We corrected the timer, so that the waiting time is not too short.',
    },
    unsure: {
      title: 'We are not sure of the time',
      text: 'The clock on this phone or computer was changed. Connect to the internet, so that we can check the correct time.',
    },
  },
  lines: {
    control: { yes: 'Line at C.', no: 'No line at C.', unsure: 'Not sure about C.' },
    test: { yes: 'Line at T.', no: 'No line at T.', unsure: 'Not sure about T.' },
    chosen: 'You chose this result yourself, but your answers about the lines mean: {{result}}.',
    reasons: {
      noControlLine: 'You did not see any line at C, so the test did not work properly.',
      controlUnsure: 'You were not sure about the line at C, so we cannot tell if the test worked.',
      testUnsure: 'You were not sure about the line at T, so we cannot tell if the virus was found.',
    },
  },
  picture: { pause: 'Hold the picture still', play: 'Let the picture move' },
  progress: {
    label: 'Progress of your test',
    showAll: 'Show all parts of the test',
    stages: {
      prepare: 'Get ready',
      scan: 'Scan',
      collect: 'Collect',
      wait: 'Wait',
      read: 'Read',
      report: 'Report',
    } satisfies Record<StageName, string>,
  },
  expired: {
    title: 'Test result expired',
    lead: 'You had {{windowMinutes}} minutes to read your result, and that time is over.',
    why: 'After {{endMinutes}} minutes, the lines can change and the result may be wrong.',
    now: 'Please take another test with a new kit, and do not trust any line that you see now.',
    unsure: {
      title: 'Your test result may have expired',
      lead: 'The {{windowMinutes}} minutes to read your result may be over.',
      now: 'Stay on this page, because your test goes on here if there is time left. Going to the home page ends this test, and until we have checked the time, do not trust any line.',
    },
    home: 'Go to home page',
    figure: 'A cassette with a red cross over its window, beside a clock that has run out.',
  },
  accountPrompt: {
    title: 'Would you like an account?',
    lead: 'With an account, you can log in at any time and see your results again.',
    create: { button: 'Create account', text: 'We save the result of this test in your new account.' },
    decline: { button: 'No, thanks', text: 'We log you out, and after that you cannot see this result here again.' },
    declining: 'Logging you out…',
  },
} as const satisfies TextTree;
