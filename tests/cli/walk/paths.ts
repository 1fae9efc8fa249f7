import { CASSETTES } from '../../../fixtures/cassettes.ts';

/** The actions of a guest's scenario up to the wait. */
export const TO_THE_WAIT = [
  'start: testing',
  'until: health-questionnaire',
  'answer: { symptomatic: no }',
  'until: scan-device',
  'scan: https://clearline.example/kit',
  'scan: 0100860000000017112601151728011510COV260001721A1B2C3D4',
  'until: collection-method',
  'answer: { collection: self }',
  'until: countdown',
] as const;

/** From there on up to the question for the first line. */
export const TO_THE_LINES = [
  ...TO_THE_WAIT,
  'wait: 15m',
  'until: second-scan',
  `scan: ${CASSETTES.valid}`,
  'until: control-line',
] as const;
