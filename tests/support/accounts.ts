import type { CurrentUser } from '../../core/domain/current-user.ts';
import type { AccountSetUp } from '../../adapters/memory/memory-backend.ts';
import type { StepId } from '../../core/flow/step-row.ts';
import { makeVisitorHarness, type FlowHarness } from './flow-harness.ts';

export const PASSWORD = 'Quiet-Lamp-72';
export const ANA_EMAIL = 'ana@mail.example';
export const BEN_EMAIL = 'ben@mail.example';

const ANA = { firstName: 'Ana', lastName: 'Ruiz', zipCode: '94110', dateOfBirth: '1988-04-12T00:00:00.000Z', age: 38 };
const LEO = { ...ANA, firstName: 'Leo', dateOfBirth: '1990-04-12T00:00:00.000Z', age: 36 };
const BEN = { ...ANA, firstName: 'Ben', lastName: 'Cole' };

type SetUp = Partial<Omit<AccountSetUp, 'email' | 'password'>>;

/** For a test of the list itself. */
export const ANA_ALONE: SetUp = { profiles: [ANA] };

/** Ana's account on the server; by default with her own profile and Leo's. */
export function addAna(harness: FlowHarness, setUp: SetUp = {}): CurrentUser {
  return harness.backend.accountWith({ email: ANA_EMAIL, password: PASSWORD, profiles: [ANA, LEO], ...setUp });
}

/** Ben's account on the server, with one profile. */
export function addBen(harness: FlowHarness): CurrentUser {
  return harness.backend.accountWith({ email: BEN_EMAIL, password: PASSWORD, profiles: [BEN] });
}

/** Logs in to an account without a second factor. */
export async function logIn(harness: FlowHarness, email: string): Promise<void> {
  const answer = await harness.account().logIn({ email, password: PASSWORD, isRemembered: false });
  if (!answer.ok) throw new Error(`Logging in failed with ${answer.error.code}.`);
}

/** Ana, logged in in the first tab. */
export async function anaLoggedIn(setUp: SetUp = {}): Promise<FlowHarness> {
  const harness = makeVisitorHarness();
  addAna(harness, setUp);
  await logIn(harness, ANA_EMAIL);
  return harness;
}

/** Ana in the middle of a test of the last person of the account, by default Leo. */
export async function anaTesting(until: StepId, setUp: SetUp = {}): Promise<FlowHarness> {
  const harness = await anaLoggedIn(setUp);
  await harness.actions().startTest('testing');
  await harness.passUntil('profile-selection');
  const profile = harness.state().identity.profiles.at(-1);
  if (profile === undefined) throw new Error('The account has no profile.');
  harness.runner().send({ type: 'profileSelected', profile });
  await harness.passUntil(until);
  return harness;
}

/** The newest code that was sent to an address. */
export function codeFor(harness: FlowHarness, address: string): string {
  const code = harness.backend.messages().findLast(({ to, code: sent }) => to === address && sent !== undefined)?.code;
  if (code === undefined) throw new Error('No code was sent.');
  return code;
}

/** Registers the current visitor, up to the created account. */
export async function register(harness: FlowHarness, email: string): Promise<void> {
  await harness.account().sendVerificationCode(email);
  await harness.account().verifyCode(codeFor(harness, email));
  const made = await harness.account().createAccount(PASSWORD);
  if (!made.ok) throw new Error(`Creating the account failed with ${made.error.code}.`);
}

/** How often a call reached the server. */
export function callsOf({ backend }: FlowHarness, name: string): number {
  return backend.calls.filter((call) => call.name === name).length;
}
