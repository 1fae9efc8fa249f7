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
export type EventFact = keyof typeof EVENT_DETAILS;

interface EventRow {
  readonly when: string;
  readonly facts: readonly Exclude<EventFact, 'reason'>[];
  readonly reasons?: readonly string[];
}

/** Every security event, when it is logged, and what its line says. docs/monitoring.md is generated from it. */
export const SECURITY_EVENTS = {
  loginSucceeded: { when: 'A person logged in, with every factor.', facts: ['account'] },
  loginRefused: {
    when: 'A login was refused.',
    facts: ['account', 'email'],
    reasons: ['unknownAccount', 'wrongPassword', 'wrongCode'],
  },
  secondFactorAsked: {
    when: 'The password was right, and a code was sent to a two-factor device.',
    facts: ['account'],
  },
  accountCreated: { when: 'An account was created and logged in.', facts: ['account', 'email'] },
  registrationRefused: {
    when: 'A registration was refused.',
    facts: ['email'],
    reasons: ['wrongCode', 'notVerified', 'hasAccount'],
  },
  callsLimited: {
    when: 'Too many calls came from an address or about an account.',
    facts: ['route', 'account', 'email'],
  },
  accessTokenRefused: {
    when: 'A call came with an invalid access token.',
    facts: ['account'],
    reasons: ['forgedOrExpired', 'sessionEnded'],
  },
  refreshTokenReused: {
    when: 'Two clients used one refresh token, so its login session was ended.',
    facts: ['account'],
  },
  loggedOut: { when: 'A login session was ended by logging out.', facts: ['account'] },
  loginSessionsEnded: {
    when: 'Login sessions were ended other than by logging out.',
    facts: ['account'],
    reasons: ['passwordChanged', 'devicesChanged', 'endedByOwner'],
  },
  loginSessionsKept: { when: 'Ending other login sessions came with a wrong password.', facts: ['account'] },
  passwordChanged: { when: 'A logged-in user changed the password.', facts: ['account'] },
  passwordChangeRefused: { when: 'A change of the password came with a wrong current one.', facts: ['account'] },
  resetLinkAsked: { when: 'A reset link was asked for.', facts: ['account', 'email'] },
  passwordReset: { when: 'A password was set by a reset link.', facts: ['account'] },
  resetLinkRefused: { when: 'A reset link was not valid.', facts: ['account'] },
  otpDeviceAdded: { when: 'A two-factor device was added.', facts: ['account'] },
  otpDeviceRemoved: { when: 'A two-factor device was removed.', facts: ['account'] },
  otpDeviceChangeRefused: {
    when: 'A change of the two-factor devices was refused.',
    facts: ['account'],
    reasons: ['wrongPassword', 'wrongCode'],
  },
  personalDataRead: { when: 'An account read everything held about it.', facts: ['account'] },
  foreignOriginRefused: { when: 'A page of another site made a call with a cookie.', facts: ['route'] },
  requestUnparsable: {
    when: 'A request was refused before it could be read.',
    facts: ['address'],
    reasons: ['malformed', 'tooLarge', 'tooSlow'],
  },
  databaseRestored: {
    when: 'The database was restored from a copy, which ended every login session, code and link.',
    facts: [],
  },
  keysChanged: { when: 'The server read changed keys from its key file.', facts: [] },
  keysDiffer: { when: 'The server lacks a key that other servers of its database use.', facts: [] },
  keysRotated: { when: '`keys rotate` added keys.', facts: ['operator'] },
  keysReplaced: {
    when: '`keys replace` made new keys and ended every login session, code and link.',
    facts: ['operator'],
  },
  allLoginsEnded: { when: '`keys end-logins` ended every login session, code and link.', facts: ['operator'] },
  pseudonymAsked: { when: '`keys pseudonym` printed the pseudonym of a person or address.', facts: ['operator'] },
  identitiesShown: { when: '`reports show --identities` printed who was tested.', facts: ['operator', 'report'] },
  personFound: { when: '`people find` counted what is held about a person.', facts: ['operator', 'account', 'test'] },
  personExported: {
    when: '`people export` wrote everything held about a person.',
    facts: ['operator', 'account', 'test'],
  },
  personErased: { when: '`people erase` erased a person.', facts: ['operator', 'account', 'test'] },
  affectedListed: { when: '`people breach` listed everyone whose data was held.', facts: ['operator', 'people'] },
} as const satisfies Readonly<Record<string, EventRow>>;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

type RowOf<Event extends SecurityEvent> = (typeof SECURITY_EVENTS)[Event];

/** The facts about an event. Null is not logged. `account`, `email` and `test` are names, of which the pseudonym is logged. */
export type DetailsOf<Event extends SecurityEvent> = {
  readonly [Fact in RowOf<Event>['facts'][number]]: string | null;
} & (RowOf<Event> extends { readonly reasons: readonly (infer Reason)[] } ? { readonly reason: Reason } : unknown);

/** An event as a line says it: the facts under their names. */
export type EventLine = { readonly event: SecurityEvent } & Readonly<Record<string, string>>;

/** Records security events (docs/monitoring.md). */
export interface SecurityTrail {
  note<Event extends SecurityEvent>(event: Event, facts: DetailsOf<Event>): void;
}
