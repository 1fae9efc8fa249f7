import type { CalendarDate } from '../core/domain/calendar-date.ts';
import type { CurrentUser } from '../core/domain/current-user.ts';
import type { FieldError } from '../core/domain/error-codes.ts';
import { EMPTY_GUEST_FORM } from '../core/domain/guest-form.ts';
import { draftOfPerson, type ProfileDraft } from '../core/domain/profile.ts';
import { err, type Result } from '../core/domain/result.ts';
import { validatePerson, PERSON_TEXT_LIMITS } from '../core/domain/validate-person.ts';
import type { AuthApi } from '../core/ports/auth-api.ts';
import type { OtpDeviceApi } from '../core/ports/otp-device-api.ts';
import type { ProfileRepo } from '../core/ports/profile-repo.ts';
import { PLAYED, type Played } from './driver.ts';
import type { Path } from './read-scenario.ts';
import type { Scenario, ScenarioProfile } from './scenario.ts';
import { written } from './schema-parts.ts';

/** What the fields take whose values are not listed words. */
const TAKEN: Readonly<Partial<Record<string, string>>> = {
  dateOfBirth: 'a day in the past as MM/DD/YYYY',
  age: 'an age in whole years',
  phoneNumber: 'a US phone number of 10 digits',
  zipCode: 'a ZIP code of 5 digits',
  state: 'a state as two letters, such as CA',
};

function takenBy(field: string): string {
  const limits: Readonly<Partial<Record<string, number>>> = PERSON_TEXT_LIMITS;
  return TAKEN[field] ?? `a text of at most ${String(limits[field])} characters`;
}

/** What is wrong with a profile of a scenario: each field with its value, and what it takes. */
function invalidProfile({ form }: ScenarioProfile, errors: readonly FieldError[]): string {
  const values: Readonly<Record<string, unknown>> = form;
  const wrong = errors.map(({ field }) => `${field} ${written(values[field])}; expected ${takenBy(field)}`);
  return `A profile of the scenario is invalid: ${wrong.join('; ')}.`;
}

/** The scenario's own account. */
export const SCENARIO_EMAIL = 'scenario@clearline.example';
export const SCENARIO_PASSWORD = 'Quiet-Lamp-72';
/** The second account, with the same password. */
export const SCENARIO_OTHER_EMAIL = 'other.person@clearline.example';
/** The two-factor address of an account. */
export const SCENARIO_OTP_EMAIL = 'second.factor@clearline.example';

/** The content of a message: a code, or a reset link. */
export interface SentMessage {
  readonly code: string | null;
  readonly resetLink: { readonly uid: string; readonly token: string } | null;
}

/** The dependencies to create an account, in a separate browser. */
export interface TestAccount {
  readonly authApi: AuthApi;
  readonly profileRepo: ProfileRepo;
  readonly otpDeviceApi: OtpDeviceApi;
  /** The email address that is typed for one in the scenario. */
  email(text: string): string;
  /** The newest message to any of these addresses, in the scenario's spelling. */
  lastMessage(addresses: readonly string[]): Promise<SentMessage | null>;
}

/** Aborts the setup with a call's failure, or with a profile that is invalid; `path` is where the scenario has that. */
class SetUpFailed extends Error {
  readonly path: Path | null;

  constructor(message: string, path: Path | null = null) {
    super(message);
    this.path = path;
  }
}

async function must<Value>(what: string, call: Promise<Result<Value, { readonly code: string }>>): Promise<Value> {
  const answer = await call;
  if (!answer.ok)
    throw new SetUpFailed(`The scenario's account could not be made: ${what} failed with ${answer.error.code}.`);
  return answer.value;
}

/** Defaults for the fields that a scenario's profile omits. */
const OMITTED = { ...EMPTY_GUEST_FORM, zipCode: '94110' };
const OMITTED_BIRTH = '01/01/1990';

function draftOf(
  profile: ScenarioProfile,
  user: CurrentUser,
  path: readonly [string, number],
  today: CalendarDate,
): ProfileDraft {
  const { age = '', dateOfBirth = '' } = profile.form;
  const born = age === '' && dateOfBirth === '' ? { dateOfBirth: OMITTED_BIRTH } : {};
  const person = validatePerson({ ...OMITTED, ...profile.form, ...born }, today, 0);
  if (!person.ok) {
    throw new SetUpFailed(invalidProfile(profile, person.error), [...path, person.error[0]?.field ?? '']);
  }
  const { consentToReport, label = '' } = profile;
  const userGroupId = user.user_groups[0] ?? '';
  return draftOfPerson(person.value, {
    consentToReport,
    label,
    isDefaultProfile: path[1] === 0,
    userGroupId,
    userId: user.uuid,
  });
}

async function codeFor(deps: TestAccount, address: string): Promise<string> {
  const code = (await deps.lastMessage([address]))?.code ?? null;
  if (code === null) throw new SetUpFailed("The scenario's account could not be made: no code came.");
  return code;
}

async function addSecondFactor(deps: TestAccount): Promise<void> {
  const address = deps.email(SCENARIO_OTP_EMAIL);
  const device = { type: 'EMAIL', name: 'My other email', address } as const;
  await must(
    'sending a code to the device',
    deps.otpDeviceApi.sendCode(device.type, device.address, SCENARIO_PASSWORD),
  );
  await must('adding the device', deps.otpDeviceApi.add(device, await codeFor(deps, SCENARIO_OTP_EMAIL)));
}

/** An account to register, by its email address in the scenario. */
interface Registration {
  readonly written: string;
  /** Where the scenario has its profiles. */
  readonly key: 'profiles' | 'other';
  readonly profiles: readonly ScenarioProfile[];
  readonly hasSecondFactor: boolean;
}

async function register(deps: TestAccount, account: Registration, today: CalendarDate): Promise<void> {
  const { authApi } = deps;
  const { written, key, profiles, hasSecondFactor } = account;
  const email = deps.email(written);
  await must('sending a code', authApi.sendVerificationCode(email, 'en'));
  await must('verifying the code', authApi.verifyCode(email, await codeFor(deps, written)));
  const user = await must('registering', authApi.createAccount(email, SCENARIO_PASSWORD, 'en'));
  for (const [index, profile] of profiles.entries()) {
    await must('saving a profile', deps.profileRepo.create(draftOf(profile, user, [key, index], today)));
  }
  if (hasSecondFactor) await addSecondFactor(deps);
}

function registrationsOf({ who, profiles, other }: Scenario): readonly Registration[] {
  const own = { written: SCENARIO_EMAIL, key: 'profiles', profiles, hasSecondFactor: who === 'account+otp' } as const;
  const second = {
    written: SCENARIO_OTHER_EMAIL,
    key: 'other',
    profiles: other ?? [],
    hasSecondFactor: false,
  } as const;
  return [...(who.startsWith('account') ? [own] : []), ...(other === null ? [] : [second])];
}

/** Registers the accounts of a scenario as a person does: its own, if any, and the second. They stay logged in in that browser. */
export async function makeScenarioAccount(deps: TestAccount, scenario: Scenario, today: CalendarDate): Promise<Played> {
  try {
    for (const account of registrationsOf(scenario)) await register(deps, account, today);
    return PLAYED;
  } catch (error) {
    if (error instanceof SetUpFailed) {
      const { message: reason, path } = error;
      return err({ reason, ...(path === null ? {} : { path }) });
    }
    throw error;
  }
}
