import type { ServerPorts } from '../../core/ports/server-ports.ts';
import { toDevicePayload } from '../../core/api/device-payload.ts';
import { calendarDateAt, toIsoInstant } from '../../core/domain/calendar-date.ts';
import type { CurrentUser } from '../../core/domain/current-user.ts';
import { EMPTY_GUEST_FORM } from '../../core/domain/guest-form.ts';
import type { Language } from '../../core/domain/languages.ts';
import { draftOfPerson, type Profile } from '../../core/domain/profile.ts';
import type { Result } from '../../core/domain/result.ts';
import { validatePerson } from '../../core/domain/validate-person.ts';
import { encodeCassette } from '../../fixtures/cassettes.ts';
import type { CodeReader } from './code-reader.ts';
import { DEMO_PASSWORD, type DemoAccount, type DemoPerson } from './demo-people.ts';
import { demoDevice, OLD_TESTS, submissionOf } from './demo-tests.ts';

/** What an account is made with. */
export interface SeedDeps {
  readonly apis: ServerPorts;
  readonly readCode: CodeReader;
  /** Whether a test holds a cassette already. */
  readonly isHeld: (device: unknown) => Promise<boolean>;
  readonly language: Language;
  /** Epoch milliseconds. */
  readonly now: number;
  /** In minutes, east positive. */
  readonly utcOffset: number;
}

/** How many there are now, and how many of them were made just now. */
export interface Seeded {
  readonly there: number;
  readonly made: number;
}

/** An account after seeding. */
export interface SeededAccount {
  readonly email: string;
  readonly password: string;
  readonly secondFactor: string | null;
  readonly isNew: boolean;
  readonly profiles: Seeded;
  readonly results: Seeded;
  readonly underWay: Seeded;
  /** The code of the cassette that the test under way holds. */
  readonly usedCassette: string;
}

/** Aborts the setup of an account; the message says why. */
export class SeedFailed extends Error {}

async function must<Value>(what: string, call: Promise<Result<Value, { readonly code: string }>>): Promise<Value> {
  const answer = await call;
  if (!answer.ok) throw new SeedFailed(`${what} failed with ${answer.error.code}.`);
  return answer.value;
}

function requireCode(code: string | null, address: string): string {
  if (code !== null) return code;
  throw new SeedFailed(
    `No code for ${address} arrived in the server's mailbox. A server with SMTP_URL delivers its emails elsewhere: start it without that setting.`,
  );
}

async function logIn({ apis: { authApi }, readCode }: SeedDeps, account: DemoAccount): Promise<CurrentUser | null> {
  const address = account.secondFactor ?? account.email;
  const { answer, code } = await readCode(address, () => authApi.logIn(account.email, DEMO_PASSWORD));
  if (!answer.ok) {
    if (answer.error.code === 'INVALID_USERNAME_OR_PASSWORD') return null;
    throw new SeedFailed(`Logging in failed with ${answer.error.code}.`);
  }
  if (answer.value.kind === 'signedIn') return answer.value.user;
  const token = requireCode(await code(), address);
  return must('The second factor', authApi.submitOneTimePassword(answer.value.challengeId, token));
}

async function register(deps: SeedDeps, { email }: DemoAccount): Promise<CurrentUser> {
  const { apis, readCode, language } = deps;
  const { answer, code } = await readCode(email, () => apis.authApi.sendVerificationCode(email, language));
  if (!answer.ok && answer.error.code === 'EMAIL_REGISTRATION_ERROR') {
    throw new SeedFailed('It has an account with another password, which is left as it is.');
  }
  await must('Sending a code', Promise.resolve(answer));
  await must('Verifying the code', apis.authApi.verifyCode(email, requireCode(await code(), email)));
  return must('Registering', apis.authApi.createAccount(email, DEMO_PASSWORD, language));
}

async function addSecondFactor({ apis: { otpDeviceApi }, readCode }: SeedDeps, address: string): Promise<void> {
  if ((await must('Reading the devices', otpDeviceApi.list())).length > 0) return;
  const { answer, code } = await readCode(address, () => otpDeviceApi.sendCode('EMAIL', address, DEMO_PASSWORD));
  await must('Sending a code to the device', Promise.resolve(answer));
  const device = { type: 'EMAIL', name: 'Other email', address } as const;
  await must('Adding the device', otpDeviceApi.add(device, requireCode(await code(), address)));
}

async function addProfile(deps: SeedDeps, user: CurrentUser, person: DemoPerson, isFirst: boolean): Promise<Profile> {
  const today = calendarDateAt(deps.now, deps.utcOffset);
  const checked = validatePerson({ ...EMPTY_GUEST_FORM, ...person }, today, 0);
  if (!checked.ok) throw new RangeError('A person of the demo accounts cannot be saved.');
  const owner = { userGroupId: user.user_groups[0] ?? '', userId: user.uuid };
  const draft = draftOfPerson(checked.value, {
    ...owner,
    consentToReport: isFirst,
    label: '',
    isDefaultProfile: isFirst,
  });
  return must('Saving a profile', deps.apis.profileRepo.create(draft));
}

async function fillProfiles(deps: SeedDeps, user: CurrentUser, { people }: DemoAccount) {
  const there = await must('Reading the profiles', deps.apis.profileRepo.getAll(user.uuid));
  const profiles: Profile[] = [];
  let made = 0;
  for (const [index, person] of people.entries()) {
    const found = there.find(
      ({ firstName, lastName }) => firstName === person.firstName && lastName === person.lastName,
    );
    if (found === undefined) made += 1;
    profiles.push(found ?? (await addProfile(deps, user, person, index === 0)));
  }
  return { profiles, count: { there: profiles.length, made } };
}

async function fillResults(
  deps: SeedDeps,
  user: CurrentUser,
  account: DemoAccount,
  profiles: readonly Profile[],
): Promise<Seeded> {
  const { resultApi } = deps.apis;
  const userGroupId = user.user_groups[0] ?? '';
  const { results } = await must('Reading the results', resultApi.getAll(userGroupId, null));
  let made = 0;
  for (const test of OLD_TESTS) {
    const profileId = profiles[test.person]?.profileId ?? '';
    if (results.some((one) => one.profileId === profileId && one.result === test.result)) continue;
    const { testId } = await must('Beginning a test', resultApi.createTestId());
    const submission = submissionOf(account, test, { testId, userGroupId, profileId }, deps);
    await must('Saving a result', resultApi.create(submission));
    made += 1;
  }
  return { there: OLD_TESTS.length, made };
}

async function beginTest({ apis, isHeld, now, utcOffset }: SeedDeps, account: DemoAccount) {
  const device = demoDevice(account, 'under way', calendarDateAt(now, utcOffset));
  const usedCassette = encodeCassette(device, 'long');
  if (await isHeld(toDevicePayload(device))) return { usedCassette, count: { there: 1, made: 0 } };
  const { testId } = await must('Beginning a test', apis.resultApi.createTestId());
  await must('Saving a cassette', apis.deviceRegistry.save(device, testId));
  const timeStamp = toIsoInstant(now);
  const progress = { testId, testProgress: 'wait', isReportingResult: false, timeStamp } as const;
  await must('Posting the progress of a test', apis.resultApi.postProgress(progress));
  return { usedCassette, count: { there: 1, made: 1 } };
}

/** Creates what an account is missing, as a person's browser does. */
export async function seedAccount(deps: SeedDeps, account: DemoAccount): Promise<SeededAccount> {
  const known = await logIn(deps, account);
  const user = known ?? (await register(deps, account));
  const { profiles, count } = await fillProfiles(deps, user, account);
  const results = await fillResults(deps, user, account, profiles);
  const { usedCassette, count: underWay } = await beginTest(deps, account);
  if (account.secondFactor !== null) await addSecondFactor(deps, account.secondFactor);
  await must('Logging out', deps.apis.authApi.logOut());
  const { email, secondFactor } = account;
  const login = { email, password: DEMO_PASSWORD, secondFactor, isNew: known === null };
  return { ...login, profiles: count, results, underWay, usedCassette };
}
