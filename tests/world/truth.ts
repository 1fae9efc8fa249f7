import type { AccountSubmission } from '../../core/api/payloads.ts';
import type { ReportOption } from '../../core/domain/choice-lists.ts';
import { rowOf } from '../../core/flow/flows.ts';
import { isResult, testIdOf } from '../../core/flow/test-calls.ts';
import { timerBar } from '../../core/flow/timer-bar.ts';
import type { TimerAlert } from '../../core/ports/chime.ts';
import {
  MINUTE_MS,
  SECOND_MS,
  sitterOf,
  WAIT_MS,
  isGuest,
  type PersonName,
  type Tab,
  type Witness,
  type World,
} from './world.ts';

/** What must be true in every play (product.md, and decisions.md sections 4, 7 and 8). */
export const RULES = {
  trueWords: 'What a screen says of a result and its report is true of the server.',
  willBeSent: 'What "will be sent" is sent once there is a network.',
  nothingLost: 'A result that was read reaches its owner, or they are told why not.',
  realTime: 'Nothing says "ready" or "expired" before 15 real minutes.',
  timerVisible: 'A wait or a reading window that runs shows in every tab.',
  strangers: 'A test and its refusal show to their owner only.',
  shownBeforeDone: 'A result is sent as its person last wished, after a press on what was shown.',
  cassettes: 'The server holds the cassettes that are in use or used, and no other.',
  tabs: 'A press moves no other tab back.',
  oneDeedOneThing: 'A form that was saved once makes one profile.',
} as const;
export type RuleName = keyof typeof RULES;

/** What really happened to one test. Instants are in real time. */
export interface TrueTest {
  readonly testId: string;
  /** A test that was taken before: its cassette is used already. */
  readonly isReporting: boolean;
  /** Whose test it is. A guest who logs in where they test goes on as that account's person. */
  owner: PersonName;
  /** The cassettes that were scanned for it, and those that its person held before the camera. */
  readonly cassettes: Set<string>;
  readonly tried: Set<string>;
  /** When the drops fell on the cassette, so that the wait began. */
  droppedAt: number | null;
  /** When the lines were confirmed. */
  readAt: number | null;
  /** The choice with which its person last pressed a button that saves; null after going back. */
  wish: ReportOption | null;
  ended: 'cancelled' | 'loggedOut' | 'finished' | null;
  isRefusalShown: boolean;
  /** The dialog before the logout for inactivity showed to its guest, or an hour may have passed by their phone since they touched it. */
  wasWarned: boolean;
  /** When its owner last had it before them, by the phone's clock. */
  seenAt: number;
  /** The app said that the result is saved, or that it will be sent. */
  wasSaved: boolean;
}

/** What is true, whatever the app says, and the rules that were broken. */
export interface Truth extends Witness {
  /** In the order in which they began. */
  readonly tests: ReadonlyMap<string, TrueTest>;
  /** The first case of each broken rule. */
  readonly broken: ReadonlyMap<RuleName, string>;
  breaks(rule: RuleName, what: string): void;
  /** The test that a tab shows; undefined if it shows none. */
  testAt(tab: Tab): TrueTest | undefined;
}

/** The phone counts whole seconds, and asks the server's clock over a network. */
const TOLERANCE_MS = 5 * SECOND_MS;

const begun = (testId: string, owner: PersonName, isReporting: boolean): TrueTest => ({
  ...{
    testId,
    owner,
    isReporting,
    cassettes: new Set(),
    tried: new Set(),
    droppedAt: null,
    readAt: null,
    wish: null,
    ended: null,
  },
  ...{ isRefusalShown: false, wasWarned: false, wasSaved: false, seenAt: 0 },
});

/** A guest whom a login displaced has an hour from their last touch, which was up to 55 minutes before: then the dialog shows. */
const isLeft = ({ owner, seenAt }: TrueTest, { clock }: World): boolean =>
  isGuest(owner) && Math.abs(clock.now() - seenAt) > 5 * MINUTE_MS;

/** The fields of a create call that tell what is reported. */
type SentFields = Partial<Pick<AccountSubmission, 'testId' | 'sendToAims' | 'isAnonymous'>>;

/** The option of a create call. */
function optionOf(fields: SentFields): ReportOption {
  if (fields.sendToAims !== true) return 'doNotReport';
  return fields.isAnonymous === true ? 'reportAnonymously' : 'reportToAims';
}

/**
 * Whether a wait or a reading window runs; in their first and last minute a screen may say either. A window is over where a clock that was
 * set forward may have passed its end, so that nobody reads too late.
 */
function isRunning({ droppedAt, readAt, ended }: TrueTest, { real, wasSetForward }: World): boolean {
  const since = droppedAt === null ? Number.NaN : real - droppedAt;
  const end = wasSetForward ? WAIT_MS : 2 * WAIT_MS;
  return readAt === null && ended === null && since > MINUTE_MS && since < end - MINUTE_MS;
}

/** Follows what the owner of a test does with it. */
function follow(test: TrueTest, { runner }: Tab, { real, clock, isHourOver }: World): void {
  test.seenAt = clock.now();
  const { session, outbox, identity, view } = runner.current();
  if (session.deviceId !== null) test.cassettes.add(session.deviceId);
  if (rowOf(session)?.id === 'countdown') test.droppedAt ??= real;
  if (session.analysedAt !== null && session.result !== null) test.readAt ??= real;
  const isWaiting = outbox.waiting.some((call) => isResult(call) && testIdOf(call) === test.testId);
  test.wasSaved ||= session.submittedAt !== null || (isWaiting && view.pending === null);
  test.wasWarned ||= identity.isGuestLogin && (view.isInactivityWarned || isHourOver);
}

/** An empty truth, which sees all that happens in a world. */
export function makeTruth(): Truth {
  const tests = new Map<string, TrueTest>();
  const broken = new Map<RuleName, string>();
  const breaks = (rule: RuleName, what: string): void => void (broken.has(rule) || broken.set(rule, what));
  const testAt = ({ runner }: Tab): TrueTest | undefined => tests.get(runner.current().session.testId ?? '');

  function note(world: World, tab: Tab): TrueTest | undefined {
    const { testId, isReportingResult } = tab.runner.current().session;
    const sitter = sitterOf(world, tab);
    if (testId === null || sitter === null) return undefined;
    if (!tests.has(testId)) tests.set(testId, begun(testId, sitter, isReportingResult));
    const test = testAt(tab);
    if (test?.owner === sitter) follow(test, tab, world);
    return test;
  }

  function judgeTime(world: World, test: TrueTest | undefined, says: string | null): void {
    if (says === null || test === undefined || test.droppedAt === null) return;
    const waited = world.real - test.droppedAt;
    if (waited < WAIT_MS - TOLERANCE_MS)
      breaks('realTime', `"${says}" after ${String(Math.round(waited / MINUTE_MS))} minutes`);
  }

  function judgeOwners(world: World, tab: Tab, test: TrueTest | undefined): void {
    const sitter = sitterOf(world, tab);
    const who = sitter ?? 'the landing';
    if (test !== undefined && test.owner !== sitter) breaks('strangers', `a test of ${test.owner} shows to ${who}`);
    for (const { testId } of tab.runner.current().outbox.refused) {
      const refused = tests.get(testId);
      if (refused === undefined) continue;
      if (refused.owner === sitter) refused.isRefusalShown = true;
      else breaks('strangers', `a refusal of ${refused.owner} shows to ${who}`);
    }
  }

  function judgeTimer(world: World, tab: Tab): void {
    const running = [...tests.values()].find((test) => isRunning(test, world));
    if (running === undefined || timerBar(tab.runner.current(), world.clock.now()) !== null) return;
    breaks('timerVisible', `no timer of ${running.owner}'s test for ${sitterOf(world, tab) ?? 'the landing'}`);
  }

  return {
    ...{ tests, broken, breaks, testAt },
    called: (name, fields: SentFields) => {
      if (!/\/test-results\/(?:guest-)?create$/.test(name)) return;
      const test = tests.get(fields.testId ?? '');
      const option = optionOf(fields);
      // A saved result is sent once more, without a report, when an account is declined or takes it over.
      const isRepeated = test?.wasSaved === true && option === 'doNotReport';
      if (test === undefined || test.wish === option || isRepeated) return;
      breaks('shownBeforeDone', `sent with ${option}, wished ${test.wish ?? 'nothing'}`);
    },
    changed: (world, tab, alert: TimerAlert | null) =>
      judgeTime(world, note(world, tab), alert === 'ready' || alert === 'expired' ? alert : null),
    painted: (world) => {
      for (const test of tests.values()) test.wasWarned ||= isLeft(test, world);
      for (const tab of world.openTabs) {
        const test = note(world, tab);
        const { step } = tab.painted;
        const isReading = rowOf(tab.runner.current().session)?.timer === 'reading';
        judgeTime(world, test, isReading || step === 'expired' ? step : null);
        judgeOwners(world, tab, test);
        judgeTimer(world, tab);
      }
    },
  };
}
