import { isTimeUnsure, isTimerSet } from '../../core/flow/timers.ts';
import { afterScan, type Say } from './after-failure.ts';
import {
  hasTest,
  isAtReport,
  isClockAhead,
  isDamaged,
  isOld,
  isOnline,
  isOver,
  isStorageDenied,
  isUnsent,
  isUnsubmitted,
  pageError,
  type Facts,
  type ReplayTexts,
} from './facts.ts';
import { timerEnd, type Place } from './place-of.ts';
import { stepSay } from './step-say.ts';
import {
  isLoginMissing,
  unsentSay,
  resultSay,
  overSay,
  failureSay,
  pageSay,
  parkedSay,
  isNetworkNeeded,
  isScanUnseen,
  missingOf,
  calmSay,
  listed,
} from './what-to-say.ts';

export type State = keyof ReplayTexts['state'];

/** A situation: when it is that of the person, what is wrong then, and what to say. The first one that holds is answered. */
interface Rule {
  readonly state: State;
  readonly holds: (facts: Facts, place: Place) => boolean;
  readonly say: (facts: Facts, place: Place) => readonly Say[];
}

/** All situations, the gravest first. */
const RULES: readonly Rule[] = [
  { state: 'parked', holds: (_facts, place) => place === 'parked', say: parkedSay },
  {
    state: 'damaged',
    holds: (_facts, place) => place === 'testDamaged' || place === 'visitDamaged',
    say: (facts) => ['dropsIn', 'begin', ...unsentSay(facts)],
  },
  { state: 'over', holds: ({ source, at }) => isOver(source, at), say: overSay },
  {
    state: 'unreadable',
    holds: (_facts, place) => place === 'unreadable',
    say: () => ['otherBrowser', 'dropsIn'],
  },
  {
    state: 'clockUnsure',
    holds: (_facts, place) => place === 'expiredUnsure',
    say: () => ['online', 'notHome', 'timeUnknown'],
  },
  {
    state: 'expired',
    holds: (facts, place) =>
      place === 'expired' ||
      (place === 'step' && isTimerSet(facts.context.session) && !isAtReport(facts) && timerEnd(facts) === null),
    say: () => ['nowRead', 'newTest'],
  },
  { state: 'notSaved', holds: (_facts, place) => place === 'notSaved', say: () => ['newTest'] },
  {
    state: 'inactivityWarned',
    holds: ({ view }) => view.isInactivityWarned,
    say: (facts) => ['stay', ...failureSay(facts), ...stepSay(facts)],
  },
  {
    state: 'refused',
    holds: ({ snapshot }) => snapshot.refused.length > 0,
    say: (facts) =>
      timerEnd(facts) === null ? [...resultSay(facts), ...stepSay(facts)] : [...stepSay(facts), ...resultSay(facts)],
  },
  { state: 'scan', holds: (facts) => afterScan(facts) !== null, say: failureSay },
  { state: 'failure', holds: ({ view }) => view.errors.length > 0, say: failureSay },
  { state: 'failure', holds: (facts) => pageError(facts)?.isBefore === false, say: pageSay },
  { state: 'failureBefore', holds: (facts) => pageError(facts) !== null, say: pageSay },
  {
    state: 'queueDamaged',
    holds: (facts) => !isUnsent(facts) && isDamaged(facts, 'pendingCalls'),
    say: (facts) => [...stepSay(facts), ...resultSay(facts)],
  },
  {
    state: 'busy',
    holds: ({ snapshot }) => snapshot.busyWith !== null,
    say: (facts) => (isStorageDenied(facts) ? ['notStored'] : ['reload']),
  },
  {
    state: 'earlierUnsent',
    holds: (facts) => isUnsent(facts) && isUnsubmitted(facts),
    say: (facts) => [...stepSay(facts), ...unsentSay(facts)],
  },
  { state: 'unsentNotKept', holds: (facts) => isUnsent(facts) && isStorageDenied(facts), say: unsentSay },
  { state: 'unsentLogin', holds: (facts) => isUnsent(facts) && isLoginMissing(facts), say: unsentSay },
  { state: 'unsent', holds: isUnsent, say: unsentSay },
  {
    state: 'offlineStep',
    holds: (facts) => !isOnline(facts) && isNetworkNeeded(facts),
    say: (facts) => ['online', ...stepSay(facts)],
  },
  {
    state: 'offline',
    holds: (facts) => !isOnline(facts),
    say: (facts) =>
      listed(
        isStorageDenied(facts) && hasTest(facts) && 'notStored',
        'online',
        isAtReport(facts) && 'writeDown',
        ...stepSay(facts),
      ),
  },
  {
    state: 'notStored',
    holds: isStorageDenied,
    say: (facts) => (hasTest(facts) ? ['notStored', ...stepSay(facts)] : ['otherBrowser']),
  },
  {
    state: 'clockUnsure',
    holds: ({ context }) => isTimeUnsure(context.session),
    say: (facts) => ['online', ...stepSay(facts)],
  },
  { state: 'clockCorrected', holds: ({ context }) => context.session.clockNotice !== null, say: stepSay },
  { state: 'partDamaged', holds: (facts) => isDamaged(facts, 'test'), say: stepSay },
  { state: 'asksAgain', holds: (facts) => missingOf(facts) !== null, say: stepSay },
  { state: 'clockAhead', holds: isClockAhead, say: calmSay },
  { state: 'leftForHelp', holds: ({ snapshot }) => (snapshot.page?.from ?? null) !== null, say: calmSay },
  { state: 'visitorAfter', holds: (_facts, place) => place === 'visitorAfter', say: calmSay },
  { state: 'scanUnseen', holds: isScanUnseen, say: calmSay },
  { state: 'calmThen', holds: isOld, say: calmSay },
  { state: 'calm', holds: () => true, say: calmSay },
];

/** What is wrong at a place, and what to say. */
export function situationOf(facts: Facts, place: Place): { readonly state: State; readonly say: readonly Say[] } {
  const rule = RULES.find(({ holds }) => holds(facts, place));
  if (rule === undefined) throw new Error('The last rule holds always.');
  return { state: rule.state, say: [...new Set(rule.say(facts, place))] };
}
