/** What a line about a security event says beside the event itself. */
export const EVENT_DETAILS = {
  account: 'Pseudonym of the account',
  email: 'Pseudonym of the email address',
  test: 'Pseudonym of a guest’s test',
  address: 'Pseudonym of the client’s network address',
  route: 'The call, by its name in `core/api/routes.ts`',
  reason: 'Why, as listed with the event',
  operator: 'Operating-system user of the command',
  report: 'Random id of the report',
  people: 'How many people',
} as const;
export type EventField = keyof typeof EVENT_DETAILS;

interface EventRow {
  readonly when: string;
  readonly fields: readonly Exclude<EventField, 'reason'>[];
  readonly reasons?: readonly string[];
}

/** Every security event, when it is logged, and what its line says. docs/monitoring.md is generated from it. */
export const SECURITY_EVENTS = {
  loginSucceeded: { when: 'A person logged in, with every factor.', fields: ['account'] },
  loginRefused: {
    when: 'A login was refused.',
    fields: ['account', 'email'],
    reasons: ['unknownAccount', 'wrongPassword', 'wrongCode'],
  },
  secondFactorAsked: {
    when: 'The password was right, and a code was sent to a two-factor device.',
    fields: ['account'],
  },
  accountCreated: { when: 'An account was created and logged in.', fields: ['account', 'email'] },
  registrationRefused: {
    when: 'A registration was refused.',
    fields: ['email'],
    reasons: ['wrongCode', 'notVerified', 'hasAccount'],
  },
  callsLimited: {
    when: 'Too many calls came from an address or about an account.',
    fields: ['route', 'account', 'email'],
  },
  accessTokenRefused: {
    when: 'A call came with an invalid access token.',
    fields: ['account'],
    reasons: ['forgedOrExpired', 'sessionEnded'],
  },
  refreshTokenReused: {
    when: 'Two clients used one refresh token, so its login session was ended.',
    fields: ['account'],
  },
  loggedOut: { when: 'A login session was ended by logging out.', fields: ['account'] },
  loginSessionsEnded: {
    when: 'Login sessions were ended other than by logging out.',
    fields: ['account'],
    reasons: ['passwordChanged', 'devicesChanged', 'endedByOwner'],
  },
  loginSessionsKept: { when: 'Ending other login sessions came with a wrong password.', fields: ['account'] },
  passwordChanged: { when: 'A logged-in user changed the password.', fields: ['account'] },
  passwordChangeRefused: { when: 'A change of the password came with a wrong current one.', fields: ['account'] },
  resetLinkAsked: { when: 'A reset link was asked for.', fields: ['account', 'email'] },
  passwordReset: { when: 'A password was set by a reset link.', fields: ['account'] },
  resetLinkRefused: { when: 'A reset link was not valid.', fields: ['account'] },
  otpDeviceAdded: { when: 'A two-factor device was added.', fields: ['account'] },
  otpDeviceRemoved: { when: 'A two-factor device was removed.', fields: ['account'] },
  otpDeviceChangeRefused: {
    when: 'A change of the two-factor devices was refused.',
    fields: ['account'],
    reasons: ['wrongPassword', 'wrongCode'],
  },
  personalDataRead: { when: 'An account read everything held about it.', fields: ['account'] },
  foreignOriginRefused: { when: 'A page of another site made a call with a cookie.', fields: ['route'] },
  requestUnparsable: {
    when: 'A request was refused before it could be read.',
    fields: ['address'],
    reasons: ['malformed', 'tooLarge', 'tooSlow'],
  },
  databaseRestored: {
    when: 'The database was restored from a copy, which ended every login session, code and link.',
    fields: [],
  },
  keysChanged: { when: 'The server read changed keys from its key file.', fields: [] },
  keysDiffer: { when: 'The server lacks a key that other servers of its database use.', fields: [] },
  keyFileFailed: {
    when: 'The key file cannot be used (`keys show` says why): the server would not start again.',
    fields: [],
    reasons: ['keyFileMissing', 'keyFileUnusable'],
  },
  keysRotated: { when: '`keys rotate` added keys.', fields: ['operator'] },
  keysReplaced: {
    when: '`keys replace` made new keys and ended every login session, code and link.',
    fields: ['operator'],
  },
  allLoginsEnded: { when: '`keys end-logins` ended every login session, code and link.', fields: ['operator'] },
  pseudonymAsked: { when: '`keys pseudonym` printed the pseudonym of a person or address.', fields: ['operator'] },
  identitiesShown: { when: '`reports show --identities` printed who was tested.', fields: ['operator', 'report'] },
  reportReleased: { when: '`reports release` queued a report that was held.', fields: ['operator', 'report'] },
  reportRetried: { when: '`reports retry` queued a report again.', fields: ['operator', 'report'] },
  reportWithdrawn: { when: '`reports withdraw` ended a report that waited.', fields: ['operator', 'report'] },
  personFound: {
    when: '`people find` counted what is held about a person.',
    fields: ['operator', 'account', 'test', 'email'],
  },
  personExported: {
    when: '`people export` wrote everything held about a person.',
    fields: ['operator', 'account', 'test', 'email'],
  },
  personErased: { when: '`people erase` erased a person.', fields: ['operator', 'account', 'test', 'email'] },
  affectedListed: { when: '`people breach` listed everyone whose data was held.', fields: ['operator', 'people'] },
} as const satisfies Readonly<Record<string, EventRow>>;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

type RowOf<Event extends SecurityEvent> = (typeof SECURITY_EVENTS)[Event];

/** The fields about an event. Null is not logged. `account`, `email` and `test` are names, of which the pseudonym is logged. */
export type DetailsOf<Event extends SecurityEvent> = {
  readonly [Fact in RowOf<Event>['fields'][number]]: string | null;
} & (RowOf<Event> extends { readonly reasons: readonly (infer Reason)[] } ? { readonly reason: Reason } : unknown);

/** An event as a line says it: the fields under their names. */
export type EventLine = { readonly event: SecurityEvent } & Readonly<Record<string, string>>;

/** Records security events (docs/monitoring.md). */
export interface SecurityTrail {
  note<Event extends SecurityEvent>(event: Event, fields: DetailsOf<Event>): void;
}
