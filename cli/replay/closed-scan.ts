import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import { flowNameOf, rowOf } from '../../core/flow/flows.ts';
import type { ScanRejection } from '../../core/flow/step-buttons.ts';
import { adviceTexts, asShown, type AnswerFacts, type AfterScan, type TerminalAdvice } from './answer-facts.ts';
import { afterScans } from './failure-advice.ts';

type Closed = keyof TerminalAdvice['closedScan'];

/** What to do by what comes next after a rejected scan, if its message was closed; null for the code on the box, whose only message has no such list. */
const CLOSED: Readonly<Record<AfterScan, Closed | null>> = {
  again: 'again',
  againUsed: 'again',
  box: null,
  expired: 'newKit',
  expiredReport: 'notReported',
  used: 'newKit',
  usedReport: 'reportedBefore',
  different: 'different',
  address: 'again',
  check: 'check',
  flu: 'newKit',
  fluReport: 'notReported',
};

/** Messages that only one of the two scans of a test has: the server checks the first one, with which the second one is compared. */
const ONLY_AT: Readonly<Partial<Record<ScanRejection, 'first' | 'second'>>> = {
  codeIsDifferentThanBefore: 'second',
  requestError: 'first',
};

/** Whether a message about a scan may have been closed at the step, which the details do not say. */
export function isScanUnseen({ source, open, context: { session } }: AnswerFacts): boolean {
  const isUnseen = source.kind === 'snapshot' && source.snapshot.scan.outcome === null;
  const leaveBy = rowOf(session)?.leaveBy;
  const isScan = leaveBy === 'boxScan' || leaveBy === 'cassetteScan';
  return isUnseen && isScan && open.opened.session.currentStep === session.currentStep;
}

/** The messages that a scan of a cassette may have shown, by what to do about them. */
function messagesByAdvice(facts: AnswerFacts): ReadonlyMap<Closed, readonly string[]> {
  const { session } = facts.context;
  const flow = flowNameOf(session);
  const found = new Map<Closed, readonly string[]>();
  for (const [rejected, after] of Object.entries(afterScans(facts)) as [ScanRejection, AfterScan][]) {
    const advice = CLOSED[after];
    const only = ONLY_AT[rejected];
    if (advice === null || (only !== undefined && only !== rowOf(session)?.scan)) continue;
    const title = asShown(facts, (language) => translations[language].steps.scan.messages[flow][rejected].title);
    found.set(advice, [...new Set([...(found.get(advice) ?? []), `"${title}"`])]);
  }
  return found;
}

/** What to ask at a scan without a message, and what each answer means. Empty at other steps. */
export function askClosedScan(facts: AnswerFacts): readonly string[] {
  if (!isScanUnseen(facts)) return [];
  const { scanMessage, closedScan } = adviceTexts(facts);
  if (rowOf(facts.context.session)?.leaveBy === 'boxScan') return [scanMessage.box];
  const listed = new Intl.ListFormat(facts.language, { type: 'disjunction' });
  const meanings = [...messagesByAdvice(facts)].map(([advice, titles]) =>
    fillIn(closedScan[advice], { titles: listed.format(titles) }),
  );
  return [scanMessage.cassette, ...meanings];
}
