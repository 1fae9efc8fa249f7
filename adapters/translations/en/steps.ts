import type { StageName } from '../../../core/flow/step-row.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';
import type { AllStepTexts } from '../texts.ts';
import { scan } from './scan.ts';
import { collectSteps } from './steps-collect.ts';
import { readSteps } from './steps-read.ts';
import { reportSteps } from './steps-report.ts';
import { startSteps } from './steps-start.ts';

const allSteps = {
  ...startSteps,
  ...collectSteps,
  ...readSteps,
  ...reportSteps,
} as const satisfies AllStepTexts;

/** What the test itself says, step by step. */
export const steps = {
  steps: allSteps,
  scan,
  timer: { label: 'Time remaining' },
  picture: { pause: 'Hold the picture still', play: 'Let the picture move' },
  progress: {
    label: 'Progress of your test',
    now: 'Now: {{stage}}',
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
    lead: 'The 15 minutes to read your result are over.',
    why: 'After 30 minutes the lines can change. A result read now may be wrong.',
    now: 'Take a new test with a new kit.',
    home: 'Go to home',
    figure: 'A cassette beside a clock that has run out.',
  },
  accountPrompt: {
    title: 'Would you like an account?',
    lead: 'With an account you can see your results again.',
    create: { button: 'Create account', text: 'We save this result in your new account.' },
    decline: { button: 'No, thanks', text: 'We sign you out. You cannot see this result here again.' },
    declining: 'Signing you out…',
  },
} as const satisfies TextTree;
