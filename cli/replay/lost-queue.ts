import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import type { DiagnosticsSnapshot } from '../../core/diagnostics/diagnostics-snapshot.ts';
import type { PersistedItemName } from '../../core/diagnostics/persisted-items.ts';
import { adviceTexts, asShown, isUnsubmitted, joined, type AnswerFacts, type Trouble } from './answer-facts.ts';

/** Whether something is damaged now, or was when a page was opened. */
export function isDamaged({ persisted, damage }: DiagnosticsSnapshot, item: PersistedItemName): boolean {
  return persisted[item] === 'damaged' || damage?.items.includes(item) === true;
}

/** Whether what waited to be sent was damaged, so that a submitted result may not be on the server. */
export const isQueueLost = ({ source }: AnswerFacts): boolean =>
  source.kind === 'snapshot' && isDamaged(source.snapshot, 'pendingCalls');

/** What to do about a result that may have been lost with what waited to be sent. */
export function lostResultTodo(facts: AnswerFacts): string {
  const { source } = facts;
  const { writeDown, look, report } = adviceTexts(facts).lostQueue;
  const label = asShown(facts, (language) => translations[language].landing.landing.already.action);
  const hasAccount = source.kind === 'snapshot' && source.snapshot.who === 'account';
  return joined(writeDown, hasAccount && look, fillIn(report, { report: label }));
}

/** What to do where what waited to be sent was damaged; null where it was not. */
export function lostQueue(facts: AnswerFacts): Trouble | null {
  const { session } = facts.context;
  if (!isQueueLost(facts)) return null;
  const todo = lostResultTodo(facts);
  if (isUnsubmitted(session)) return ['pendingDamagedInTest', {}, fillIn(adviceTexts(facts).later, { advice: todo })];
  return [session.submittedAt === null ? 'pendingDamaged' : 'pendingDamagedDone', {}, todo];
}
