/** What a line about a security event says beside the event itself. */
export const EVENT_FACTS = {
  account: 'The pseudonym of the account',
  email: 'The pseudonym of the email address that was named',
  test: 'The pseudonym of a test of a guest',
  address: 'The pseudonym of the client’s network address',
  route: 'The call, by its name in `core/api/routes.ts`',
  reason: 'Why; the reasons are listed with the event',
  operator: 'The operating-system user that ran the command',
  report: 'The id of the report, which is random',
  people: 'How many people',
} as const;
export type EventFact = keyof typeof EVENT_FACTS;

interface EventRow {
  readonly when: string;
  readonly facts: readonly Exclude<EventFact, 'reason'>[];
  readonly reasons?: readonly string[];
}

/** Every security event, when it is logged, and what its line says. docs/security-events.md is generated from it. */
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
    when: 'A call was refused because there were too many, from an address or about an account.',
    facts: ['route', 'account', 'email'],
  },
  accessTokenRefused: {
    when: 'A call came with an access token that is not accepted.',
    facts: ['account'],
    reasons: ['forgedOrExpired', 'sessionEnded'],
  },
  refreshTokenReused: {
    when: 'A refresh token was used twice, so the login session was ended: two clients had it.',
    facts: ['account'],
  },
  loggedOut: { when: 'A login session was ended by logging out.', facts: ['account'] },
  loginSessionsEnded: {
    when: 'Login sessions were ended by something other than logging out.',
    facts: ['account'],
    reasons: ['passwordChanged', 'devicesChanged', 'endedByOwner'],
  },
  loginSessionsKept: { when: 'Ending other login sessions came with a wrong password.', facts: ['account'] },
  passwordChanged: { when: 'A logged-in user changed the password.', facts: ['account'] },
  passwordChangeRefused: { when: 'A change of the password came with a wrong current one.', facts: ['account'] },
  resetLinkAsked: { when: 'A link to reset a password was asked for.', facts: ['account', 'email'] },
  passwordReset: { when: 'A password was set by a link.', facts: ['account'] },
  resetLinkRefused: { when: 'A link to reset a password was not valid.', facts: ['account'] },
  otpDeviceAdded: { when: 'A two-factor device was added.', facts: ['account'] },
  otpDeviceRemoved: { when: 'A two-factor device was removed.', facts: ['account'] },
  otpDeviceChangeRefused: {
    when: 'A change of the two-factor devices was refused.',
    facts: ['account'],
    reasons: ['wrongPassword', 'wrongCode'],
  },
  personalDataRead: { when: 'An account read everything that is held about it.', facts: ['account'] },
  foreignOriginRefused: { when: 'A page of another site made a call with a cookie.', facts: ['route'] },
  requestUnparsable: {
    when: 'A request was refused before it could be read.',
    facts: ['address'],
    reasons: ['malformed', 'tooLarge', 'tooSlow'],
  },
  databaseRestored: {
    when: 'The server found that its database was restored from a copy, and ended every login session, code and link.',
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
    when: '`people export` wrote everything that is held about a person.',
    facts: ['operator', 'account', 'test'],
  },
  personErased: { when: '`people erase` erased a person.', facts: ['operator', 'account', 'test'] },
  affectedListed: { when: '`people breach` listed everyone whose data was held.', facts: ['operator', 'people'] },
} as const satisfies Readonly<Record<string, EventRow>>;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

type RowOf<Event extends SecurityEvent> = (typeof SECURITY_EVENTS)[Event];

/** The facts about an event. Null is not logged. `account`, `email` and `test` are names, of which the pseudonym is logged. */
export type FactsOf<Event extends SecurityEvent> = {
  readonly [Fact in RowOf<Event>['facts'][number]]: string | null;
} & (RowOf<Event> extends { readonly reasons: readonly (infer Reason)[] } ? { readonly reason: Reason } : unknown);

/** An event as a line says it: the facts under their names. */
export type EventLine = { readonly event: SecurityEvent } & Readonly<Record<string, string>>;

/** Records security events (docs/security-events.md). */
export interface SecurityTrail {
  note<Event extends SecurityEvent>(event: Event, facts: FactsOf<Event>): void;
}
