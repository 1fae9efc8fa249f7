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
  type Caller,
  type ReplayTexts,
} from './caller.ts';
import { timerEnd, type Whereabouts } from './whereabouts.ts';
import { stepSay } from './step-say.ts';
import {
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
  readonly holds: (caller: Caller, place: Whereabouts) => boolean;
  readonly say: (caller: Caller, place: Whereabouts) => readonly Say[];
}

/** All situations, the gravest first. */
const RULES: readonly Rule[] = [
  { state: 'parked', holds: (_caller, place) => place === 'parked', say: parkedSay },
  {
    state: 'damaged',
    holds: (_caller, place) => place === 'damaged',
    say: (caller) => ['dropsIn', 'nowNone', ...unsentSay(caller)],
  },
  { state: 'over', holds: ({ source, at }) => isOver(source, at), say: overSay },
  {
    state: 'unreadable',
    holds: (_caller, place) => place === 'unreadable',
    say: () => ['notStored', 'dropsIn'],
  },
  {
    state: 'clockUnsure',
    holds: (_caller, place) => place === 'expiredUnsure',
    say: () => ['online', 'notHome', 'timeUnknown'],
  },
  {
    state: 'expired',
    holds: (caller, place) =>
      place === 'expired' ||
      (place === 'step' && isTimerSet(caller.context.session) && !isAtReport(caller) && timerEnd(caller) === null),
    say: () => ['nowRead', 'newTest'],
  },
  { state: 'notSaved', holds: (_caller, place) => place === 'notSaved', say: () => ['newTest'] },
  {
    state: 'inactivityWarned',
    holds: ({ view }) => view.isInactivityWarned,
    say: (caller) => ['stay', ...failureSay(caller), ...stepSay(caller)],
  },
  {
    state: 'refused',
    holds: ({ snapshot }) => snapshot.refused.length > 0,
    say: (caller) =>
      timerEnd(caller) === null
        ? [...resultSay(caller), ...stepSay(caller)]
        : [...stepSay(caller), ...resultSay(caller)],
  },
  { state: 'scan', holds: (caller) => afterScan(caller) !== null, say: failureSay },
  { state: 'failure', holds: ({ view }) => view.errors.length > 0, say: failureSay },
  { state: 'failure', holds: (caller) => pageError(caller)?.isBefore === false, say: pageSay },
  { state: 'failureBefore', holds: (caller) => pageError(caller) !== null, say: pageSay },
  {
    state: 'queueDamaged',
    holds: (caller) => !isUnsent(caller) && isDamaged(caller, 'test'),
    say: (caller) => [...stepSay(caller), ...resultSay(caller)],
  },
  {
    state: 'busy',
    holds: ({ snapshot }) => snapshot.busyWith !== null,
    say: (caller) => (isStorageDenied(caller) ? ['notStored'] : ['reload']),
  },
  {
    state: 'earlierUnsent',
    holds: (caller) => isUnsent(caller) && isUnsubmitted(caller),
    say: (caller) => [...stepSay(caller), ...unsentSay(caller)],
  },
  { state: 'unsent', holds: isUnsent, say: unsentSay },
  {
    state: 'offlineStep',
    holds: (caller) => !isOnline(caller) && isNetworkNeeded(caller),
    say: (caller) => ['online', ...stepSay(caller)],
  },
  {
    state: 'offline',
    holds: (caller) => !isOnline(caller),
    say: (caller) =>
      listed(
        isStorageDenied(caller) && hasTest(caller) && 'notStored',
        'online',
        isAtReport(caller) && 'writeDown',
        ...stepSay(caller),
      ),
  },
  {
    state: 'notStored',
    holds: isStorageDenied,
    say: (caller) => ['notStored', ...stepSay(caller)],
  },
  {
    state: 'clockUnsure',
    holds: ({ context }) => isTimeUnsure(context.session),
    say: (caller) => ['online', ...stepSay(caller)],
  },
  { state: 'clockCorrected', holds: ({ context }) => context.session.clockNotice !== null, say: stepSay },
  { state: 'asksAgain', holds: (caller) => missingOf(caller) !== null, say: stepSay },
  { state: 'clockAhead', holds: isClockAhead, say: calmSay },
  { state: 'leftForHelp', holds: ({ snapshot }) => (snapshot.page?.from ?? null) !== null, say: calmSay },
  { state: 'visitorAfter', holds: (_caller, place) => place === 'visitorAfter', say: calmSay },
  { state: 'scanUnseen', holds: isScanUnseen, say: calmSay },
  { state: 'calmThen', holds: isOld, say: calmSay },
  { state: 'calm', holds: () => true, say: calmSay },
];

/** What is wrong at a place, and what to say. */
export function situationOf(
  caller: Caller,
  place: Whereabouts,
): { readonly state: State; readonly say: readonly Say[] } {
  const rule = RULES.find(({ holds }) => holds(caller, place));
  if (rule === undefined) throw new Error('The last rule holds always.');
  return { state: rule.state, say: [...new Set(rule.say(caller, place))] };
}
