import { APP_ROUTES, routeAt } from '../../core/flow/app-routes.ts';
import type { ResumeReason } from '../../core/flow/app-state.ts';
import { rowOf } from '../../core/flow/flows.ts';
import { redirectOf } from '../../core/flow/guards.ts';
import { INACTIVITY_WORDS } from '../../core/flow/inactivity.ts';
import { PREREQUISITE_WORDS } from '../../core/flow/predicates.ts';
import { RESUME_RULE_WORDS, resumption } from '../../core/flow/resume.ts';
import { ROUTE_GUARDS } from '../../core/flow/route-guards.ts';
import { isReadingExpired, TIMER_WORDS } from '../../core/flow/timers.ts';
import type { TerminalTab } from '../play/terminal-tab.ts';
import type { OpenReplay } from './open-replay.ts';
import type { ReplaySource } from './replay-source.ts';

/** A rule that led to the current state, by its name in the core and in words. */
export interface Reason {
  readonly rule: string;
  readonly words: string;
}

function resumeReason({ rule, missing }: ResumeReason): Reason {
  const what = missing === null ? '' : ` Missing: ${PREREQUISITE_WORDS[missing]}.`;
  return {
    rule: missing === null ? `resume: ${rule}` : `resume: ${rule} ${missing}`,
    words: RESUME_RULE_WORDS[rule] + what,
  };
}

/** Why the step showed at first: the page was opened on it, or the person went there in the open page. */
function arrival(source: ReplaySource, { opened }: OpenReplay): readonly Reason[] {
  if (source.kind === 'state') return opened.view.resumed === null ? [] : [resumeReason(opened.view.resumed)];
  const { resumed, step } = source.snapshot;
  if (resumed !== null) return [resumeReason(resumed)];
  return step === null ? [] : [{ rule: 'walked', words: 'The person reached this step in the open page.' }];
}

/** Where a reload would lead to another step than the one that shows. */
function reload(tab: TerminalTab): readonly Reason[] {
  const { session, identity } = tab.state();
  const after = resumption({ session, identity, moment: tab.runner.moment() });
  if (after.step === session.currentStep) return [];
  const step = rowOf({ ...session, currentStep: after.step })?.id ?? 'none';
  const { rule, words } = resumeReason(after);
  return [{ rule, words: `A reload leads to ${step}. ${words}` }];
}

function timer(tab: TerminalTab): readonly Reason[] {
  const [{ session }, { now }] = [tab.state(), tab.runner.moment()];
  const kind = rowOf(session)?.timer;
  if (kind === undefined) return [];
  const rule = kind === 'countdown' ? 'waiting' : isReadingExpired(session, now) ? 'expired' : 'reading';
  return [{ rule: `timer: ${rule}`, words: TIMER_WORDS[rule] }];
}

function inactivity(tab: TerminalTab): readonly Reason[] {
  const { logoutMessage, isInactivityWarned } = tab.state().view;
  if (logoutMessage === 'inactivity') return [{ rule: 'inactivity: over', words: INACTIVITY_WORDS.over }];
  return isInactivityWarned ? [{ rule: 'inactivity: quiet', words: INACTIVITY_WORDS.quiet }] : [];
}

/** Which guard keeps the person from the steps of the test. */
function guard(tab: TerminalTab): readonly Reason[] {
  const name = ROUTE_GUARDS.testSteps;
  const target = redirectOf(name, tab.state());
  if (target === null || routeAt(tab.route()) === null || tab.isAt(APP_ROUTES.testSteps)) return [];
  return [{ rule: `guard: ${name}`, words: `The guard of ${APP_ROUTES.testSteps} leads to ${target}.` }];
}

/** Every rule that contributes to the current state. */
export function reasonsOf(source: ReplaySource, open: OpenReplay): readonly Reason[] {
  const tab = open.play.tab();
  return [...arrival(source, open), ...reload(tab), ...timer(tab), ...inactivity(tab), ...guard(tab)];
}
