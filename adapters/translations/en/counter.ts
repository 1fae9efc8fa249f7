/** The counter of a step that takes some seconds. */
export const counter = {
  start: 'Start the {{seconds}} seconds',
  started: 'The {{seconds}} seconds are starting now, so continue until we tell you to stop.',
  left: 'Seconds left',
  round: 'Circle {{round}} of {{rounds}}',
  goOn: 'Go on until we tell you',
  stop: 'Stop',
  done: '{{seconds}} seconds done',
  again: 'Do it again',
} as const;
