import type { ReportResponse } from '../../core/api/payloads.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { outboxStatus } from '../../core/flow/outbox-notices.ts';
import { QUIET_PAGE } from '../../core/step-texts/shown-text.ts';
import { stepTexts } from '../../core/step-texts/step-texts.ts';
import { ALL_STEPS, perform, type Deed, type Play } from './deeds.ts';
import { makeTruth, type RuleName, type TrueTest } from './truth.ts';
import { isGuest, sitterOf, TABS, World, type AccountHolder, type PersonName, type Tab } from './world.ts';

const isAccountHolder = (name: PersonName): name is AccountHolder => !isGuest(name);

/** What the server has of a test, asked from other browsers: of every account, and of no one; null for nothing. */
async function serverHas({ phones, backend }: World, testId: string): Promise<ReportResponse | null> {
  const asked = [
    ...Object.values(phones).map(({ reportApi }) => reportApi.get(testId, 'account')),
    backend.openBrowser().reportApi.get(testId, 'guest'),
  ];
  const found = (await Promise.all(asked)).find(({ ok }) => ok);
  return found?.ok === true ? found.value : null;
}

/** The keys of the texts that a tab shows on its step. */
function keysOn({ isOnline }: World, { runner, navigator }: Tab): ReadonlySet<string> {
  if (navigator.current() !== APP_ROUTES.testSteps || runner.current().session.currentStep < 0) return new Set();
  const context = { state: runner.current(), moment: runner.moment(), page: { ...QUIET_PAGE, isOnline } };
  return new Set(stepTexts(context).flatMap(({ keys }) => keys));
}

/** Compares what the screens say of a result and its report with the server. */
async function judgeWords({ world, truth }: Play): Promise<void> {
  for (const tab of world.openTabs) {
    const test = truth.testAt(tab);
    const keys = keysOn(world, tab);
    if (test === undefined || keys.size === 0) continue;
    const held = await serverHas(world, test.testId);
    const isReported = held !== null && held.status !== 'notReported' && held.status !== 'withdrawn';
    const isTrue = {
      '.reported': isReported,
      '.reportedBefore': isReported,
      '.notReported': held !== null && !isReported,
      '.failed': held === null,
    };
    for (const [key, holds] of Object.entries(isTrue)) {
      if (keys.has(key) && !holds)
        truth.breaks('trueWords', `"${key}", and the server has ${held?.status ?? 'nothing'}`);
    }
  }
}

/** Whether a person finds the result of a test: in the account, or, for a guest, on the server. */
async function isFound(world: World, { testId, owner }: TrueTest): Promise<boolean> {
  if (!isAccountHolder(owner)) return (await serverHas(world, testId)) !== null;
  return (await world.phones[owner]?.reportApi.get(testId, 'account'))?.ok === true;
}

/** The owner of a test comes back, and does only what the app offers. */
async function comeBack(play: Play, { owner }: TrueTest): Promise<void> {
  const { world } = play;
  const there = TABS.find((name) => world.tabs[name] !== undefined && sitterOf(world, world.tabs[name]) === owner);
  await perform(play, `tab ${there ?? 'one'}`);
  if (there === undefined) {
    if (sitterOf(world, world.tab) !== null) await perform(play, 'logout');
    await perform(play, isAccountHolder(owner) ? `login ${owner}` : 'continueGuestTest');
  }
  await perform(play, 'newProfile');
  await perform(play, 'wait 3');
  // A test that began later shows first.
  const rest: readonly Deed[] = ['continue', 'newProfile', `pass ${ALL_STEPS}`, 'next', 'wait 3'];
  for (const deed of rest) await perform(play, deed);
}

/** Whether a result must arrive: it was read, and its person did not give it up. */
const isOwed = ({ readAt, ended, wasSaved, wasWarned }: TrueTest): boolean =>
  readAt !== null && ended !== 'cancelled' && ((ended !== 'loggedOut' && !wasWarned) || wasSaved);

async function judgeResults(play: Play): Promise<void> {
  const { world, truth } = play;
  const isHere = (test: TrueTest): boolean => world.openTabs.some((tab) => truth.testAt(tab) === test);
  // Who is here acts before they log out for others.
  const owed = [...truth.tests.values()].filter(isOwed);
  for (const test of [...owed.filter(isHere), ...owed.filter((test) => !isHere(test))]) {
    if (await isFound(world, test)) continue;
    const isKnown = async (): Promise<boolean> => test.isRefusalShown || isFound(world, test);
    // Who learns at the submission that their login has ended, or that their person is gone, tries once more.
    for (let tries = 0; tries < 3 && !(await isKnown()); tries += 1) await comeBack(play, test);
    if (!(await isKnown())) truth.breaks('nothingLost', `the result of ${test.owner} is gone`);
  }
}

/** "Will be sent" holds: after some tries with a network nothing waits any more of who is here. */
function judgeSending({ world, truth }: Play): void {
  const waits = world.openTabs.some(({ runner }) => outboxStatus(runner.current())?.waits === 'result');
  if (waits) truth.breaks('willBeSent', 'a result still waits');
}

/** Of guided tests, since the cassette of another is used before; the last test with a cassette counts. */
function judgeCassettes({ world, truth }: Play): void {
  const tests = [...truth.tests.values()];
  for (const [place, test] of tests.entries()) {
    for (const cassette of test.cassettes) {
      if (test.isReporting || tests.slice(place + 1).some(({ tried }) => tried.has(cassette))) continue;
      const isOpen = world.openTabs.some((tab) => truth.testAt(tab) === test);
      const isHeld = world.backend.isHeld(cassette);
      if ((test.droppedAt !== null || isOpen) && !isHeld) truth.breaks('cassettes', 'a cassette in use is free');
      if (test.droppedAt === null && test.ended !== null && isHeld)
        truth.breaks('cassettes', 'a freed cassette is taken');
    }
  }
}

/** The only form of this play is Nia's first profile. */
async function judgeProfiles({ world, truth }: Play): Promise<void> {
  const profiles = await world.phones.Nia?.profileRepo.getAll(
    world.tab.runner.current().identity.currentUser?.uuid ?? '',
  );
  const isTwice = profiles?.ok === true && profiles.value.length > 1;
  if (isTwice) truth.breaks('oneDeedOneThing', 'one form made two profiles');
}

/** The network and the storage work again, and everyone comes back. */
async function finish(play: Play): Promise<void> {
  play.world.faults.clear();
  play.world.storage.failures = 0;
  await perform(play, 'online');
  await perform(play, 'wait 4');
  judgeSending(play);
  await judgeWords(play);
  await judgeProfiles(play);
  await judgeResults(play);
  judgeCassettes(play);
}

/** Plays deeds in a new world up to its end. Returns the first case of each rule that was broken. */
export async function playDeeds(deeds: readonly Deed[]): Promise<ReadonlyMap<RuleName, string>> {
  const truth = makeTruth();
  const play: Play = { truth, world: new World(truth) };
  for (const deed of deeds) {
    await perform(play, deed);
    await judgeWords(play);
  }
  await finish(play);
  return truth.broken;
}
