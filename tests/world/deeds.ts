import { formatUsDate } from '../../core/domain/calendar-date.ts';
import { timeOfDayAt } from '../../core/domain/wall-clock.ts';
import { reportOptionsFor, type ReportOption } from '../../core/domain/choice-lists.ts';
import type { PersonInfo } from '../../core/domain/validate-person.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { deviceIdOf } from '../../core/domain/device.ts';
import { rowOf } from '../../core/flow/flows.ts';
import { guestTestToContinue, shownStep } from '../../core/flow/selectors.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { StepId } from '../../core/flow/step-row.ts';
import { readingsOf } from '../../fixtures/arbitraries/readings.ts';
import { aDevice } from '../../fixtures/builders/device.ts';
import { encodeCassette } from '../../fixtures/cassettes.ts';
import type { FlowHarness } from '../support/app-harness.ts';
import { makeFlowPath } from '../support/flow-path.ts';
import { answerStep } from '../support/pass-step.ts';
import type { Fault, FaultAnswer } from './faults.ts';
import type { TrueTest, Truth } from './truth.ts';
import {
  EMAILS,
  MINUTE_MS,
  PASSWORD,
  SECOND_MS,
  sitterOf,
  WAIT_MS,
  type AccountHolder,
  type Painted,
  type PersonName,
  type TabName,
  type World,
} from './world.ts';

/** Deeds of a person that need no details. `symptoms` began today, by the phone's clock; `nextTwice` presses twice before a repaint. */
export const PRESSES = [
  ...(['next', 'nextTwice', 'back', 'scan', 'symptoms', 'sendEdited', 'cancel', 'continue', 'logout'] as const),
  ...(['decline', 'createAccount', 'newProfile', 'readRefusals', 'reload', 'continueGuestTest'] as const),
] as const;

/** What a person does at the tab in front, or what happens to the phone, the network or the account. */
export type Deed =
  | (typeof PRESSES)[number]
  | `guest ${'Gil' | 'Gus'}`
  | `${'login' | 'register'} ${AccountHolder}`
  | `start ${FlowName}`
  /** Passes so many steps, or all up to one, with the answers of a test. */
  | `pass ${number}`
  | `reach ${StepId}`
  | `choose ${ReportOption}`
  | `tab ${TabName}`
  /** Minutes pass; the phone sleeps, so that its pages do not count them; or its clock is set. */
  | `${'wait' | 'sleep' | 'clock'} ${number}`
  | 'online'
  | 'offline'
  /** The next such call fails, before or after the server did what it asks; or it is on its way until `release`. */
  | `fault ${Fault['call']} ${'before' | 'after'} ${FaultAnswer}`
  | `hold ${'request' | 'answer'} ${Fault['call']}`
  | 'release'
  /** Each such call about the test that shows fails. */
  | `failsFor ${Fault['call']}`
  /** So many writes fail. */
  | `storageFails ${number}`
  /** Ana's other phone deletes the profile that is tested here, or ends the other logins. */
  | 'deleteProfile'
  | 'endLogins';

/** A world, and what is true in it. */
export interface Play {
  readonly world: World;
  readonly truth: Truth;
}

const NEGATIVE = readingsOf('negative');
/** More than any flow has. */
export const ALL_STEPS = 80;
const NEVER = new Promise<never>(() => undefined);

const stepOf = ({ tab, clock }: World): ReturnType<typeof shownStep> =>
  shownStep(tab.runner.current().session, clock.now());

/** The part of a harness with which a step is answered. */
function harnessOf(world: World): FlowHarness {
  const { tab } = world;
  return {
    path: makeFlowPath(world.clock.now()),
    runner: () => tab.runner,
    actions: () => tab.actions,
    state: () => tab.runner.current(),
    step: () => stepOf(world),
  } as unknown as FlowHarness;
}

/** The cassette in the person's hand: that of the test, or a new one once the last was used. */
function cassetteText({ world, truth }: Play): string {
  const test = truth.testAt(world.tab);
  const sitter = sitterOf(world, world.tab) ?? 'Gil';
  const used = [...truth.tests.values()].filter(({ owner, droppedAt }) => owner === sitter && droppedAt !== null);
  const fresh = `${sitter.toUpperCase()}${String(used.length).padStart(8 - sitter.length, '0')}`;
  const [known] = test?.cassettes ?? [];
  const device = aDevice({ serialNumber: known?.slice(0, fresh.length) ?? fresh });
  test?.tried.add(deviceIdOf(device));
  return encodeCassette(device, 'long');
}

/** Chooses the last profile of the account, unless one is chosen: the first one cannot be deleted. */
function chooseProfile({ tab: { runner } }: World): void {
  const { identity, session } = runner.current();
  const profile = identity.profiles.at(-1);
  if (profile !== undefined && session.selectedProfileId === null) runner.send({ type: 'profileSelected', profile });
}

/** A time of the test that is ahead, since the clock was set back, is typed again. */
function retypeTestTime({ tab: { runner } }: World): void {
  const { session } = runner.current();
  const { now, today, offsetAt } = runner.moment();
  if (!session.isReportingResult || session.analysedAt === null || session.analysedAt <= now) return;
  runner.send({ type: 'testTimeTyped', part: 'date', text: formatUsDate(today) });
  runner.send({ type: 'testTimeTyped', part: 'time', text: timeOfDayAt(now, offsetAt(now)) });
}

/** What the person does at a step before Next. What is answered already stays. */
async function answer(play: Play): Promise<unknown> {
  const { world } = play;
  const { tab } = world;
  const { identity, session } = tab.runner.current();
  switch (stepOf(world)) {
    case 'profile-selection':
      return chooseProfile(world);
    case 'review-profile':
      return identity.isGuestLogin ? answerStep(harnessOf(world), NEGATIVE) : chooseProfile(world);
    case 'first-scan':
    case 'second-scan':
      return tab.actions.scanCode(cassetteText(play));
    case 'health-questionnaire':
      return session.isSymptomatic ?? answerStep(harnessOf(world), NEGATIVE);
    case 'submit-report':
      return session.reportOption ?? answerStep(harnessOf(world), NEGATIVE);
    case 'result-questionnaire':
      retypeTestTime(world);
      return answerStep(harnessOf(world), NEGATIVE);
    case 'countdown':
      return world.wait(WAIT_MS + SECOND_MS);
    default:
      return answerStep(harnessOf(world), NEGATIVE);
  }
}

/** Whether the button of what is painted saves the result. */
const isSaving = ({ step, session }: Painted): boolean =>
  step === 'review-profile' || (step === 'submit-report' && session.reportOption === 'doNotReport');

const isAtSteps = ({ tab }: World): boolean => tab.navigator.current() === APP_ROUTES.testSteps;

/** Presses Next on what is painted, also if something else stands behind it by now. */
async function press({ world, truth }: Play, times = 1): Promise<void> {
  const { tab } = world;
  if (!isAtSteps(world)) return;
  const test = truth.tests.get(tab.painted.session.testId ?? '');
  if (test !== undefined && isSaving(tab.painted)) test.wish = tab.painted.session.reportOption;
  const others = world.openTabs
    .filter((other) => other !== tab && test !== undefined && truth.testAt(other) === test)
    .map((other) => ({ other, before: other.runner.current().session.currentStep }));
  const isLast = rowOf(tab.runner.current().session)?.leaveBy === 'finish';
  for (let press = 0; press < times; press += 1) void tab.actions.pressNext();
  await world.settle();
  for (const { other, before } of others) {
    const isBack = other.runner.current().session.currentStep < before;
    if (isBack && truth.testAt(other) === test) truth.breaks('tabs', 'moved back by Next in another tab');
  }
  if (isLast && test !== undefined && truth.testAt(tab) === undefined) test.ended ??= 'finished';
}

async function passStep(play: Play): Promise<void> {
  const { world } = play;
  const step = stepOf(world);
  if (step === 'none' || step === 'expired' || !isAtSteps(world)) return;
  // An answer that is held would never come.
  await Promise.race([answer(play), step === 'countdown' ? NEVER : world.settle()]);
  await world.settle();
  world.paint();
  if (stepOf(world) === step) await press(play);
  world.paint();
}

/** Passes steps until one shows, or nothing leads on. */
async function passUntil(play: Play, isThere: () => boolean, most = ALL_STEPS): Promise<void> {
  for (let left = most; left > 0 && !isThere(); left -= 1) {
    const { session } = play.world.tab.runner.current();
    await passStep(play);
    const { session: after, view } = play.world.tab.runner.current();
    if (after === session || view.errors.length > 0) return;
  }
}

/** Whether an account is logged in at the tab in front: no login or registration is offered there. */
const isLoggedIn = ({ tab }: World): boolean => tab.runner.current().identity.currentUser !== null;

/** Enters an account. Who tests as a guest in this tab takes the tests along. */
async function enter({ world, truth }: Play, as: AccountHolder, work: () => Promise<unknown>): Promise<void> {
  const { tab } = world;
  const guest = sitterOf(world, tab);
  if (isLoggedIn(world) || tab.runner.current().view.pending !== null) return;
  const isOpen = ({ testId }: TrueTest): boolean => (tab.runner.test(testId)?.open ?? null) !== null;
  const own = [...truth.tests.values()].filter((test) => test.owner === guest && isOpen(test));
  await work();
  if (sitterOf(world, tab) !== as) return;
  for (const test of own) if (test.ended === null) test.owner = as;
}

async function register({ world }: Play, as: AccountHolder): Promise<void> {
  const { account, runner } = world.tab;
  await account.sendVerificationCode(EMAILS[as]);
  await account.verifyCode(world.backend.messages().findLast(({ to }) => to === EMAILS[as])?.code ?? '');
  await account.createAccount(PASSWORD);
  const { currentUser } = runner.current().identity;
  if (currentUser?.email === EMAILS[as]) world.addPhone(as, currentUser);
}

const NEW_PERSON: PersonInfo = {
  ...{ firstName: 'Nia', middleName: '', lastName: 'Ruiz', dateOfBirth: '1988-04-12T00:00:00.000Z', age: 38 },
  ...{ phoneNumber: '', address: '', city: '', state: 'default', county: '', zipCode: '94110' },
  ...{ sex: 'default', ethnicity: 'default', race: 'default' },
};

/**
 * Fills in the form of the first profile and saves it; once more after a failure. Who has people already says that a guest's result is for
 * the first of them.
 */
async function saveNewProfile({ world }: Play): Promise<void> {
  const { account, navigator, runner } = world.tab;
  const { account: asked, identity } = runner.current();
  const [first] = identity.profiles;
  if (asked.isAfterGuest && first !== undefined) return void (await account.profiles.guestResult.keepFor(first));
  if (navigator.current() !== APP_ROUTES.newProfile || !isLoggedIn(world)) return;
  await account.profiles.saveNew({ person: NEW_PERSON, consentToReport: false }, {});
}

/** Changes a letter of the reviewed profile and sends. */
async function sendEdited({ world, truth }: Play): Promise<void> {
  const { account, painted, runner } = world.tab;
  const { selectedProfileId } = runner.current().session;
  const test = truth.testAt(world.tab);
  if (painted.step !== 'review-profile' || selectedProfileId === null || test === undefined) return;
  const query = account.profiles.openTested(selectedProfileId);
  await query.load();
  const profile = query.state().value;
  if (profile === null) return;
  test.wish = painted.session.reportOption;
  const person = { ...NEW_PERSON, ...profile, firstName: `${profile.firstName}a`, sex: profile.gender };
  await account.profiles.saveReview(profile, { person, consentToReport: false });
}

async function deleteProfile({ world }: Play): Promise<void> {
  const { user_groups: groups } = world.users.Ana;
  const tested = world.tab.runner.current().session.selectedProfileId;
  await world.phones.Ana?.profileRepo.remove(groups[0] ?? '', tested ?? '');
  for (const { account } of world.openTabs) void account.profiles.openList().load();
}

/** A person ends a test. A guest's result that was not yet taken into the account stays a guest's. */
function end({ tab }: World, test: TrueTest, how: NonNullable<TrueTest['ended']>): void {
  test.ended ??= how;
  if (tab.runner.current().account.isAfterGuest) test.owner = 'Gil';
}

/** Ends what the person sees of their tests, since they wish to leave. */
function logOut({ world, truth }: Play): void {
  const sitter = sitterOf(world, world.tab);
  const seen = world.openTabs.map((tab) => truth.testAt(tab)).filter((test) => test?.owner === sitter);
  for (const test of seen) if (test !== undefined) end(world, test, 'loggedOut');
  world.tab.actions.logOut();
}

type FirstWord<Text> = Text extends `${infer First} ${string}` ? First : Text;
type Word = FirstWord<Deed>;

/** What each deed does with its words. */
const DOING: { readonly [Name in Word]: (play: Play, ...words: never[]) => unknown } = {
  guest: ({ world }, as: PersonName) => {
    const { actions, runner } = world.tab;
    if (runner.current().identity.isGuestLogin || isLoggedIn(world)) return;
    actions.continueAsGuest();
    // A guest who joins the visit of another tab is the same one.
    const { visit } = runner.current();
    if (!world.guests.has(visit)) world.guests.set(visit, as);
    return actions.acceptDisclaimer();
  },
  continueGuestTest: ({ world, truth }) => {
    const { actions, runner, navigator } = world.tab;
    const offered = guestTestToContinue(runner.current(), world.clock.now());
    if (navigator.current() !== APP_ROUTES.landing || offered === null) return;
    actions.continueGuestTest(offered.testId);
    world.guests.set(runner.current().visit, truth.tests.get(offered.testId)?.owner ?? 'Gil');
  },
  login: (play, as: AccountHolder) =>
    enter(play, as, () => play.world.tab.account.logIn({ email: EMAILS[as], password: PASSWORD, isRemembered: false })),
  register: (play, as: AccountHolder) => enter(play, as, () => register(play, as)),
  start: ({ world }, flow: FlowName) => world.tab.actions.startTest(flow),
  pass: (play, steps: string) => passUntil(play, () => false, Number(steps)),
  reach: (play, step: StepId) => passUntil(play, () => stepOf(play.world) === step),
  choose: ({ world }, option: ReportOption) => {
    const { runner, painted } = world.tab;
    const isOffered = reportOptionsFor(runner.current().identity.isGuestLogin).includes(option);
    if (isOffered && painted.step === 'submit-report') runner.send({ type: 'reportOptionChosen', option });
  },
  symptoms: ({ world }) => {
    const { runner } = world.tab;
    const [year = '', month = '', day = ''] = runner.moment().today.split('-');
    runner.send({ type: 'symptomsAnswered', answer: 'yes' });
    runner.send({ type: 'onsetTyped', text: `${month}/${day}/${year}` });
  },
  next: (play) => press(play),
  nextTwice: (play) => press(play, 2),
  scan: (play) => play.world.tab.actions.scanCode(cassetteText(play)),
  back: ({ world, truth }) => {
    if (!isAtSteps(world)) return;
    const test = truth.testAt(world.tab);
    if (test !== undefined && !test.wasSaved) test.wish = null;
    world.tab.actions.pressBack();
  },
  sendEdited,
  cancel: ({ world, truth }) => {
    if (!isAtSteps(world) && world.tab.navigator.current() !== APP_ROUTES.home) return;
    const test = truth.testAt(world.tab);
    const isOwn = test?.owner === sitterOf(world, world.tab);
    if (test !== undefined && isOwn) end(world, test, test.wasSaved ? 'finished' : 'cancelled');
    world.tab.actions.cancelTest();
  },
  continue: ({ world }) => world.tab.actions.continueTest(),
  logout: logOut,
  decline: ({ world }) =>
    world.tab.runner.current().view.accountPrompt ? world.tab.actions.declineAccount() : undefined,
  createAccount: ({ world }) =>
    world.tab.runner.current().view.accountPrompt ? world.tab.actions.createAccount() : undefined,
  newProfile: saveNewProfile,
  readRefusals: ({ world: { tab } }) =>
    tab.runner.current().outbox.refused.forEach((refused) => tab.actions.confirmRejection(refused)),
  reload: ({ world }) => world.reload(world.front),
  tab: ({ world }, name: TabName) => world.turnTo(name),
  wait: ({ world }, minutes: string) => world.wait(Number(minutes) * MINUTE_MS),
  sleep: ({ world }, minutes: string) => world.sleep(Number(minutes) * MINUTE_MS),
  clock: ({ world }, minutes: string) => world.setClock(Number(minutes) * MINUTE_MS),
  online: ({ world }) => world.goOnline(true),
  offline: ({ world }) => world.goOnline(false),
  fault: ({ world }, call: Fault['call'], when: 'before' | 'after', answer: FaultAnswer) =>
    world.faults.add({ call, when, answer }),
  hold: ({ world }, held: 'request' | 'answer', call: Fault['call']) => world.faults.add({ call, held }),
  release: ({ world }) => world.faults.release(),
  failsFor: ({ world, truth }, call: Fault['call']) => {
    const staysFor = truth.testAt(world.tab)?.testId;
    if (staysFor !== undefined) world.faults.add({ call, when: 'before', answer: '500', staysFor });
  },
  storageFails: ({ world }, times: string) => {
    world.storage.failures = Number(times);
  },
  deleteProfile,
  endLogins: ({ world }) => world.phones.Ana?.loginSessionApi.endOthers(PASSWORD),
};

/** Deeds that let time pass by themselves. The others may wait for an answer that is held, and what follows goes on. */
const LONG: ReadonlySet<string> = new Set(['pass', 'reach', 'wait', 'sleep', 'clock', 'tab', 'reload']);

/** Does one deed at the tab in front, which takes a second. What is not offered there is left out. */
export async function perform(play: Play, deed: Deed): Promise<void> {
  const { world } = play;
  const [word = '', ...words] = deed.split(' ');
  world.noteInput();
  const doing = DOING[word as Word] as (play: Play, ...words: readonly string[]) => unknown;
  await Promise.race([doing(play, ...words), LONG.has(word) ? NEVER : world.settle()]);
  await world.settle();
  world.paint();
  await world.wait(SECOND_MS);
}
