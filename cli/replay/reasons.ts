import { fillIn } from '../../adapters/translations/fill-in.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import type { Language } from '../../core/domain/languages.ts';
import { APP_ROUTES, ROUTE_ROWS, routeAt } from '../../core/flow/app-routes.ts';
import type { ResumeReason } from '../../core/flow/app-state.ts';
import { flowNameOf, flowOf, rowOf } from '../../core/flow/flows.ts';
import { redirectOf } from '../../core/flow/guards.ts';
import { resumption } from '../../core/flow/resume.ts';
import { isReadingExpired } from '../../core/flow/timers.ts';
import { flowContext, type TerminalTab } from '../play/terminal-tab.ts';
import { pageWords } from './page-words.ts';
import { stepTitle } from '../walk/format-step.ts';
import type { OpenReplay } from './open-replay.ts';
import type { ReplaySource } from './replay-source.ts';

/** A rule that led to the current state, by its name in the core and in words of a language. */
export interface Reason {
  readonly rule: string;
  readonly words: string;
}

function resumeReason({ rule, missing }: ResumeReason, language: Language): Reason {
  const { replay, missing: missingTexts } = terminalTexts[language];
  if (missing === null) return { rule: `resume: ${rule}`, words: replay.resumed[rule] };
  const what = fillIn(replay.reasons.missing, { missing: missingTexts[missing] });
  return { rule: `resume: ${rule} ${missing}`, words: `${replay.resumed[rule]} ${what}` };
}

/** Why the step showed at first: the page was opened on it, or the person went there in the open page. */
function arrival(source: ReplaySource, { opened }: OpenReplay, language: Language): readonly Reason[] {
  const { resumed } = source.kind === 'state' ? opened.view : source.snapshot;
  if (resumed !== null) return [resumeReason(resumed, language)];
  if (source.kind === 'state' || source.snapshot.step === null) return [];
  return [{ rule: 'walked', words: terminalTexts[language].replay.reasons.walked }];
}

/** Where a reload would lead to another step than the one that shows. */
function reload(tab: TerminalTab, language: Language): readonly Reason[] {
  const context = flowContext(tab);
  const { session } = context;
  const { reasons } = terminalTexts[language].replay;
  const after = resumption(context);
  if (after.step === session.currentStep) return [];
  const row = flowOf(session)[after.step];
  const { rule, words } = resumeReason(after, language);
  const where =
    row === undefined
      ? reasons.reloadNone
      : fillIn(reasons.reload, { title: stepTitle(row.id, flowNameOf(session), language, KITS[0]) });
  return [{ rule, words: `${where} ${words}` }];
}

function timer(tab: TerminalTab, language: Language): readonly Reason[] {
  const [{ session }, { now }] = [tab.state(), tab.runner.moment()];
  const kind = rowOf(session)?.timer;
  if (kind === undefined) return [];
  const rule = kind === 'countdown' ? 'waiting' : isReadingExpired(session, now) ? 'expired' : 'reading';
  return [{ rule: `timer: ${rule}`, words: terminalTexts[language].replay.reasons[rule] }];
}

function inactivity(tab: TerminalTab, language: Language): readonly Reason[] {
  const { logoutMessage, isInactivityWarned } = tab.state().view;
  const { over, quiet } = terminalTexts[language].replay.reasons;
  if (logoutMessage === 'inactivity') return [{ rule: 'inactivity: over', words: over }];
  return isInactivityWarned ? [{ rule: 'inactivity: quiet', words: quiet }] : [];
}

/** Which guard keeps the person from the steps of the test. */
function guard(tab: TerminalTab, language: Language): readonly Reason[] {
  const name = ROUTE_ROWS.testSteps.guard;
  const target = redirectOf(name, tab.state());
  if (target === null || routeAt(tab.route()) === null || tab.isAt(APP_ROUTES.testSteps)) return [];
  const places = { from: pageWords(APP_ROUTES.testSteps, language), to: pageWords(target, language) };
  return [{ rule: `guard: ${name}`, words: fillIn(terminalTexts[language].replay.reasons.guard, places) }];
}

/** Every rule that contributes to the current state. */
export function reasonsOf(source: ReplaySource, open: OpenReplay, language: Language): readonly Reason[] {
  const tab = open.play.tab();
  const ofTab = [reload, timer, inactivity, guard].flatMap((reasons) => reasons(tab, language));
  return [...arrival(source, open, language), ...ofTab];
}
