import type { CurrentUser } from '../../core/domain/current-user.ts';
import { deviceIdOf, type ScannedDevice } from '../../core/domain/device.ts';
import { EMPTY_GUEST_INFO } from '../../core/domain/guest-info.ts';
import type { ProfileDraft } from '../../core/domain/profile.ts';
import type { ReportHub } from '../../core/domain/report-status.ts';
import { ok } from '../../core/domain/result.ts';
import { SUPPORT_EMAIL } from '../../core/domain/settings.ts';
import { validateSupportRequest } from '../../core/domain/validate-support-request.ts';
import type { BrowserPorts, ServerPorts } from '../../core/ports/server-ports.ts';
import { makeDeviceHolds, type DeviceHolds } from './device-holds.ts';
import { makeFaultInjector, type FaultInjector, type RecordedCall, type Rejected } from './fault-injector.ts';
import type { HeldResponses } from './held-responses.ts';
import { authRules } from './memory-auth-api.ts';
import { loginSessionRules } from './memory-login-session-api.ts';
import { otpDeviceRules } from './memory-otp-device-api.ts';
import { personalDataRules } from './memory-personal-data-api.ts';
import { MEMORY_PLACES } from './memory-places.ts';
import { makeMemoryPorts, type MemoryCall, type MemoryRules } from './memory-ports.ts';
import { addProfile, profileRules } from './memory-profile-repo.ts';
import { reportRules } from './memory-report-api.ts';
import { deliverReports } from './memory-reports.ts';
import { resultRules, type MemoryResultDeps } from './memory-result-api.ts';
import {
  addAccount,
  enter,
  makeMemoryWorld,
  toCurrentUser,
  type MemoryBrowserCookies,
  type MemoryMessage,
  type MemoryOtpDevice,
  type MemoryWorld,
  type MemoryWorldOptions,
} from './memory-world.ts';

/** Questions to customer service in memory. */
function supportRules(world: MemoryWorld): MemoryRules<'supportApi'> {
  return {
    send: ({ isRepeated, reject }, request) => {
      const checked = validateSupportRequest(request);
      if (!checked.ok) return reject(422, { fields: checked.error });
      if (!isRepeated) world.messages.push({ to: SUPPORT_EMAIL, kind: 'supportRequest' });
      return ok(undefined);
    },
  };
}

const answer = ({ reject }: MemoryCall, isDone: boolean) => (isDone ? ok(undefined) : reject(409));

/** The device registry in memory. */
function deviceRules(deviceHolds: DeviceHolds): MemoryRules<'deviceRegistry'> {
  return {
    check: (call, device, testId) => answer(call, deviceHolds.isFreeFor(deviceIdOf(device), testId)),
    save: (call, device, testId) =>
      answer(call, deviceHolds.hold(deviceIdOf(device), testId, device.manufacturingOrProductionDate)),
    remove: (call, deviceId, testId) => answer(call, deviceHolds.release(deviceId, testId)),
  };
}

export type { RecordedCall } from './fault-injector.ts';
export type { MemoryMessage } from './memory-world.ts';

/** The APIs for one browser with all its tabs. */
export interface MemoryBrowser extends BrowserPorts {
  /** Logs an account in without a call. */
  logIn(user: CurrentUser): void;
}

/** An account to set up. Its first profile is the default one. */
export interface AccountSetUp {
  readonly email: string;
  readonly password: string;
  readonly profiles?: readonly Partial<Omit<ProfileDraft, 'userGroupId' | 'userId' | 'isDefaultProfile'>>[];
  readonly otpDevices?: readonly Omit<MemoryOtpDevice, 'id'>[];
}

/** The server's rules in memory, with the switches that scenarios need. It is also the first browser. */
export interface MemoryBackend extends MemoryBrowser, ServerPorts {
  /** Every call that reached the back end, in order. */
  readonly calls: readonly RecordedCall[];
  /** Every message that was sent, in order. */
  messages(): readonly MemoryMessage[];
  /** Makes an account without registration, and without logging in. */
  accountWith(setUp: AccountSetUp): CurrentUser;
  /** Another browser, with cookies of its own. */
  openBrowser(): MemoryBrowser;
  /** Holds the cassette for another person's test. */
  holdForAnotherPerson(device: ScannedDevice): void;
  /** Whether any test holds the device. */
  isHeld(deviceId: string): boolean;
  /** The next call of that name fails with that status and these details. */
  failNext(name: string, status: number, about?: Rejected): void;
  /** The next call takes effect, but its answer is lost. */
  loseNextResponse(): void;
  /** Answers that are delayed. */
  readonly heldResponses: HeldResponses;
  setOnline(isOnline: boolean): void;
  /** From now on no health agency takes reports. */
  endAgency(): void;
  /** The reports that wait are sent to this hub. */
  deliverReports(hub: ReportHub): void;
}

const TEST_OF_ANOTHER_PERSON = 'test-of-another-person';

function openBrowser(faults: FaultInjector, deps: MemoryResultDeps): MemoryBrowser & ServerPorts {
  const { world } = deps;
  const cookies: MemoryBrowserCookies = {
    sessionId: null,
    browser: world.makeId('browser'),
    resetCodes: new Map(),
    registration: null,
  };
  const rules = {
    resultApi: resultRules(deps),
    reportApi: reportRules(deps, cookies),
    deviceRegistry: deviceRules(deps.deviceHolds),
    authApi: authRules(world, cookies),
    loginSessionApi: loginSessionRules(world, cookies),
    otpDeviceApi: otpDeviceRules(world, cookies),
    profileRepo: profileRules(world),
    supportApi: supportRules(world),
    personalDataApi: personalDataRules(deps),
    locationLookup: {
      lookUp: ({ reject }: MemoryCall, zip: string) => {
        const place = MEMORY_PLACES.find((known) => known.zip === zip);
        return place === undefined ? reject(404) : ok(place);
      },
    },
    serverTime: { now: () => ok(world.now()) },
  };
  return {
    ...makeMemoryPorts(rules, faults, world, cookies),
    logIn: ({ uuid }) => {
      const account = world.accounts.get(uuid);
      if (account !== undefined) enter(world, cookies, account);
    },
  };
}

function accountWith(world: MemoryWorld, setUp: AccountSetUp): CurrentUser {
  const account = addAccount(world, setUp.email, setUp.password);
  const { userId, groupId: userGroupId } = account;
  const { sex: gender, emailAddress: _none, ...emptyInfo } = EMPTY_GUEST_INFO;
  for (const profile of setUp.profiles ?? []) {
    const own = { userId, userGroupId, isDefaultProfile: false };
    addProfile(world, account, { ...emptyInfo, gender, consentToReport: false, label: '', ...profile, ...own });
  }
  for (const device of setUp.otpDevices ?? []) account.otpDevices.push({ ...device, id: world.makeId('device') });
  return toCurrentUser(account);
}

/** Makes an in-memory back end. */
export function makeMemoryBackend(options: MemoryWorldOptions): MemoryBackend {
  const [faults, world] = [makeFaultInjector(), makeMemoryWorld(options)];
  const deviceHolds = makeDeviceHolds(world.now);
  const deps: MemoryResultDeps = { world, deviceHolds, results: new Map(), reports: new Map() };
  return {
    ...openBrowser(faults, deps),
    calls: faults.calls,
    messages: () => world.messages,
    accountWith: (setUp) => accountWith(world, setUp),
    openBrowser: () => openBrowser(faults, deps),
    holdForAnotherPerson: (device) => void deviceHolds.hold(deviceIdOf(device), TEST_OF_ANOTHER_PERSON),
    isHeld: (deviceId) => deviceHolds.isHeld(deviceId),
    failNext: (...failure) => faults.failNext(...failure),
    loseNextResponse: () => faults.loseNextResponse(),
    heldResponses: faults.heldResponses,
    setOnline: (isOnline) => faults.setOnline(isOnline),
    endAgency: () => {
      world.hasAgency = false;
    },
    deliverReports: (hub) => deliverReports(deps.reports, hub, world.now()),
  };
}
