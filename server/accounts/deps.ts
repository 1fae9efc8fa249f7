import type { ServerClock } from '../clock.ts';
import type { Keys } from '../keys/key-ring.ts';
import type { SecurityTrail } from '../trail/security-events.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { CheckPassword } from './check-password.ts';
import type { Codes } from './codes.ts';
import type { IsKnownBrowser } from './known-browser.ts';
import type { KnownBrowserStore } from './kysely-known-browser-store.ts';
import type { LoginSessionStore } from './kysely-login-session-store.ts';
import type { CountMail } from './mail-allowance.ts';
import type { Passwords } from './passwords.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** What the use-cases of this area are made from. */
export interface AccountDeps {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
  readonly passwords: Passwords;
  readonly checkPassword: CheckPassword;
  readonly codes: Codes;
  readonly accessTokens: AccessTokens;
  readonly keys: Keys;
  readonly trail: SecurityTrail;
  readonly countMail: CountMail;
  readonly isKnownBrowser: IsKnownBrowser;
  readonly knownBrowsers: KnownBrowserStore;
  readonly loginSessions: LoginSessionStore;
}
