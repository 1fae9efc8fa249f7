import { randomUUID } from 'node:crypto';
import type { Language } from '../../core/domain/languages.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { Stores } from './unit-of-work.ts';
import type { Registration, User } from './ports.ts';
import type { PasswordRejection } from './check-password.ts';
import { hashSecretToken } from './secret-token.ts';
import { openLoginSession, issueTokens, type OpenLoginSession, type LoginTokens } from './login-session.ts';
import type { AccountDeps } from './deps.ts';

/** Why no account is created. `not-verified`: not by this browser, or too long ago. */
export type RegistrationRejection = PasswordRejection | { readonly code: 'not-verified' | 'has-account' };

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly language: Language;
  /** The cookie by which verify-code bound the registration to this browser. */
  readonly binding: string | undefined;
}

export type CreateAccount = (account: NewAccount) => Promise<Result<LoginTokens, RegistrationRejection>>;

/** The rejections that are security events; a password that breaks a rule is none. */
const REFUSALS: Partial<Record<RegistrationRejection['code'], 'notVerified' | 'hasAccount'>> = {
  'not-verified': 'notVerified',
  'has-account': 'hasAccount',
};

/** Creates the account of a verified email, with one group, and logs it in. */
export function makeCreateAccount(deps: AccountDeps): CreateAccount {
  const { unitOfWork, clock, passwords, checkPassword, accessTokens, trail } = deps;
  const create: CreateAccount = async ({ email, password, language, binding }) => {
    const bindingHash = hashSecretToken(binding ?? '');
    const found = await unitOfWork.run((stores) => findRegistration(stores, bindingHash, email, clock.now()));
    if (!found.ok) return found;
    const { existing, registration } = found.value;
    if (existing !== null) return logInAgain(deps, existing, registration, password);

    const names = { email, firstName: '', lastName: '' };
    const rejection = await checkPassword(password, names);
    if (rejection !== null) return err(rejection);
    const passwordHash = await passwords.hash(password);
    const user: User = { ...names, userId: randomUUID(), passwordHash, language, groupIds: [randomUUID()] };
    const made = await unitOfWork.run((stores) => insertAccount(stores, user, bindingHash, clock.now()));
    if (made.ok) {
      trail.note('accountCreated', { account: user.userId, email });
      return ok(await issueTokens(accessTokens, made.value));
    }
    // A concurrent call was faster, from another browser or from this one.
    const after = await unitOfWork.run((stores) => findRegistration(stores, bindingHash, email, clock.now()));
    if (!after.ok || after.value.existing === null) return err({ code: 'has-account' });
    return logInAgain(deps, after.value.existing, after.value.registration, password);
  };
  return async (account) => {
    const created = await create(account);
    const reason = created.ok ? undefined : REFUSALS[created.error.code];
    if (reason !== undefined) trail.note('registrationRefused', { email: account.email, reason });
    return created;
  };
}

async function findRegistration(
  { registrations, users }: Stores,
  bindingHash: string,
  email: string,
  now: number,
): Promise<Result<{ registration: Registration; existing: User | null }, { code: 'not-verified' }>> {
  const registration = await registrations.find(bindingHash);
  if (registration === null || registration.expiresAt <= now || registration.email !== email) {
    return err({ code: 'not-verified' });
  }
  return ok({ registration, existing: await users.findByEmail(email) });
}

async function insertAccount(
  stores: Stores,
  user: User,
  bindingHash: string,
  now: number,
): Promise<Result<OpenLoginSession, 'has-account'>> {
  if (!(await stores.users.insert(user, now))) return err('has-account');
  await stores.registrations.setUser(bindingHash, user.userId);
  return ok(await openLoginSession(stores, user, now));
}

/**
 * Logs a browser in that retries with the same cookie and password because the answer was lost. For any other caller, and once the
 * account has a second factor, the email already has an account.
 */
async function logInAgain(
  { unitOfWork, clock, passwords, accessTokens, trail }: AccountDeps,
  user: User,
  registration: Registration,
  password: string,
): Promise<Result<LoginTokens, RegistrationRejection>> {
  const isOwn = registration.userId === user.userId && (await passwords.verify(user.passwordHash, password));
  if (!isOwn) return err({ code: 'has-account' });
  const opened = await unitOfWork.run(async (stores) => {
    await stores.users.lock(user.userId);
    const now = await stores.users.find(user.userId);
    const devices = await stores.otpDevices.listOf(user.userId);
    if (now?.passwordHash !== user.passwordHash || devices.length > 0) return err({ code: 'has-account' as const });
    return ok(await openLoginSession(stores, now, clock.now()));
  });
  if (!opened.ok) return opened;
  trail.note('loginSucceeded', { account: user.userId });
  return ok(await issueTokens(accessTokens, opened.value));
}
