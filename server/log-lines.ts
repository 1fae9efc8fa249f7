/** What a line of the log says beside its message. */
export const LOG_FIELDS = {
  reqId: 'The id of the call; for a job, of the call that posted it',
  route: 'Pattern of the address, without ids',
  method: 'Of the call',
  status: 'Of the answer',
  milliseconds: 'Until the answer',
  reason: 'Why; for the database as in [Check](operations.md#check)',
  failure: 'A code; for a bug its kind and the lines of the program',
  job: 'Its id',
  kind: 'What it does',
  tries: 'Tries so far',
  event: 'The [security event](#security-events)',
} as const;
export type LogField = keyof typeof LOG_FIELDS;

interface LogRow {
  readonly level: 'info' | 'warn' | 'error';
  readonly when: string;
  readonly fields: readonly LogField[];
}

/** Every line that the server logs, by its message. docs/monitoring.md is generated from it. */
export const LOG_LINES = {
  'Server listening at …': {
    level: 'info',
    when: 'The server has started.',
    fields: [],
  },
  Answered: {
    level: 'info',
    when: 'A call was answered.',
    fields: ['reqId', 'route', 'method', 'status', 'milliseconds'],
  },
  'Security event': { level: 'info', when: 'A security event happened.', fields: ['event', 'reqId'] },
  'X-Forwarded-For is ignored: set TRUST_PROXY to the address of the proxy, see docs/settings.md': {
    level: 'warn',
    when: 'An untrusted proxy named a client’s address. Once a process.',
    fields: ['reqId'],
  },
  'X-Forwarded-For has no address: calls without one share the limits of one address': {
    level: 'warn',
    when: 'A trusted proxy sent the header in a form that is not known. Once a process.',
    fields: ['reqId'],
  },
  'The database is not available': {
    level: 'warn',
    when: 'A call could not use the database, and was answered with 503.',
    fields: ['reqId', 'route', 'reason', 'failure'],
  },
  'A call failed': {
    level: 'error',
    when: 'A call met a bug, and was answered with 500. Tell the developers.',
    fields: ['reqId', 'route', 'failure'],
  },
  'A message will be tried again': {
    level: 'warn',
    when: 'A report or message could not be delivered now.',
    fields: ['reqId', 'job', 'kind', 'tries', 'failure'],
  },
  'A message was given up': {
    level: 'error',
    when: 'A report is stuck, a message to a person was retried for a day, or its code has expired.',
    fields: ['reqId', 'job', 'kind', 'tries', 'failure'],
  },
  'A message could not be settled': {
    level: 'error',
    when: 'The database failed during a job, which is due again within two minutes.',
    fields: ['reqId', 'job', 'kind', 'tries', 'failure'],
  },
  'The queue could not be read': {
    level: 'error',
    when: 'A worker could not look for jobs. Once until it can again.',
    fields: ['failure'],
  },
  'What is no longer needed could not be removed': {
    level: 'warn',
    when: 'A cleaning failed. It is repeated within ten minutes.',
    fields: ['failure'],
  },
  'Deleted data stay in the database while another program reads it': {
    level: 'warn',
    when: 'A backup or shell holds the log of SQLite, which grows. Every ten minutes until it ends.',
    fields: [],
  },
  'A look at the keys failed': {
    level: 'error',
    when: 'The mark of the database beside the key file could not be compared.',
    fields: ['failure'],
  },
} as const satisfies Readonly<Record<string, LogRow>>;

/** The message of a line; another one does not compile. */
export type LogMessage = keyof typeof LOG_LINES;
