import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import { terminalTexts, type TerminalTexts } from '../../adapters/translations/terminal.ts';
import { rowOf } from '../../core/flow/flows.ts';
import { isIdentified, isTestInProgress } from '../../core/flow/selectors.ts';
import { isTimeUnsure } from '../../core/flow/timers.ts';
import {
  adviceTexts,
  asShown,
  isAtReport,
  isUnsubmitted,
  joined,
  type AnswerFacts,
  type Trouble,
} from './answer-facts.ts';
import { afterRefused, failureOf, isResultUnsent, isStorageDenied, refusalOf } from './failure-advice.ts';
import { lostQueue } from './lost-queue.ts';
import { pageFailure } from './page-failure.ts';

import { storedUntil } from './since-then.ts';

type Unsent = 'unsent' | 'offlineUnsent' | 'earlierUnsent' | 'unsentNotKept';
type Waiting = TerminalTexts['replayAdvice']['waiting'];

/** What the person does so that a result is sent; while another test is under way, nothing yet. */
const WAITING_TODO: Readonly<Record<Unsent, (texts: Waiting, isOnline: boolean) => string>> = {
  unsent: ({ reopen }) => reopen,
  offlineUnsent: ({ tryNow, reopenElse }) => joined(tryNow, reopenElse),
  earlierUnsent: () => '',
  unsentNotKept: ({ tryNow, keepUntil, keepOpen }, isOnline) => (isOnline ? keepOpen : joined(tryNow, keepUntil)),
};

/** What to do about a result that waits to be sent, as the app's own notice says it. */
function unsentAdvice({ source, open, context: { session } }: AnswerFacts): Unsent {
  if (source.kind === 'snapshot' && !source.snapshot.flags.isDeviceKeeping) return 'unsentNotKept';
  if (isUnsubmitted(session)) return 'earlierUnsent';
  return open.play.isOnline ? 'unsent' : 'offlineUnsent';
}

/** Whether a result waits that only the login of its account sends, and no account is logged in. */
const isLoginMissing = ({ open }: AnswerFacts): boolean =>
  open.waiting.some(({ kind }) => kind === 'result') && open.play.tab().state().identity.currentUser === null;

/** What to do about a result that waits to be sent; null if none does. */
export function unsentResult(facts: AnswerFacts): Trouble | null {
  if (!isResultUnsent(facts)) return null;
  const [advice, { logIn, waiting }, { date, isOver }] = [unsentAdvice(facts), adviceTexts(facts), storedUntil(facts)];
  const isLogin = isLoginMissing(facts);
  if (isOver && advice !== 'unsentNotKept') return ['unsentLate', {}, joined(waiting.look, isLogin && logIn.late)];
  const loginTodo = advice === 'earlierUnsent' ? logIn.afterTest : logIn.now;
  const todo = isLogin ? loginTodo : WAITING_TODO[advice](waiting, facts.open.play.isOnline);
  const isHere = advice === 'unsent' || advice === 'offlineUnsent';
  const name = isLogin && isHere ? (`${advice}Login` as const) : advice;
  const tryNow = asShown(facts, (language) => translations[language].general.outbox.tryNow);
  return [name, { date }, joined(fillIn(todo, { date, tryNow }), waiting.writeDown)];
}

/** Whether the open step needs the network: the server checks the first scan of a cassette. */
const isNetworkNeeded = ({ open, context: { session } }: AnswerFacts): boolean => {
  const row = rowOf(session);
  return open.play.tab().openRow() !== null && row?.leaveBy === 'cassetteScan' && row.scan === 'first';
};

const isClockUnsure = ({ context }: AnswerFacts): boolean => isTimeUnsure(context.session);

/** What else endangers the test: a browser that stores nothing of it, or a clock that is not sure. Empty if nothing does. */
function risksOf(facts: AnswerFacts): string {
  const { source, language, context } = facts;
  const { notStored, clockUnsure } = terminalTexts[language].advice;
  const isDenied = source.kind === 'snapshot' && isStorageDenied(source.snapshot);
  return joined(isDenied && isTestInProgress(context.session) && notStored, isClockUnsure(facts) && clockUnsure);
}

/** What a missing network stops; null where the browser is online. */
function offlineTrouble(facts: AnswerFacts): Trouble | null {
  const { open } = facts;
  if (open.play.isOnline) return null;
  const [{ outbox }, risks] = [open.play.tab().state(), risksOf(facts)];
  const { connect } = adviceTexts(facts).said;
  if (isNetworkNeeded(facts)) return ['offlineStep', {}, joined(risks, connect)];
  const { resultSafe, waiting } = adviceTexts(facts);
  const isResultThere = isAtReport(facts.context.session);
  if (risks !== '') {
    const todo = isClockUnsure(facts) ? risks : joined(risks, connect);
    return ['offlineAtRisk', {}, joined(todo, isResultThere && waiting.writeDown)];
  }
  if (isResultThere) return ['offlineReport', {}, joined(resultSafe, waiting.writeDown, connect)];
  if (outbox.waiting.length > 0) return ['offlineWaiting', {}, connect];
  return [isIdentified(open.play.tab().state()) ? 'offline' : 'offlineVisitor', {}, connect];
}

/** The advice about the first of the results that were rejected later; null if there is none. */
export function refusedResult(facts: AnswerFacts): Trouble | null {
  const refusal = refusalOf(facts);
  return refusal === null ? null : afterRefused(facts, refusal);
}

/** What failed or is missing around the step; null if nothing did. */
export function troubleOf(facts: AnswerFacts): Trouble | null {
  const { source, open, context } = facts;
  const { session } = context;
  const { view } = open.play.tab().state();
  const snapshot = source.kind === 'snapshot' ? source.snapshot : null;
  const failure = refusedResult(facts) ?? failureOf(facts) ?? pageFailure(facts);
  if (view.isInactivityWarned) {
    const stay = asShown(facts, (shown) => translations[shown].general.inactivity.stay);
    const select = fillIn(adviceTexts(facts).said.stay, { stay });
    return ['inactivityWarned', { stay }, joined(select, failure?.[2] ?? ''), failure?.[3] ?? null];
  }
  if (failure !== null) return failure;
  const lost = isResultUnsent(facts) ? null : lostQueue(facts);
  if (lost !== null) return lost;
  if (snapshot !== null && snapshot.busyWith !== null) {
    const isDenied = isStorageDenied(snapshot);
    const { busy, said, safe } = adviceTexts(facts);
    const next = joined(isDenied ? safe.notStored : said.reload, busy);
    return [isDenied ? 'busyNotStored' : 'busy', {}, next, 'failing'];
  }
  const unsent = unsentResult(facts);
  if (unsent !== null) return unsent;
  const offline = offlineTrouble(facts);
  if (offline !== null) return offline;
  if (snapshot !== null && isStorageDenied(snapshot)) {
    const { safe, said } = adviceTexts(facts);
    if (!isTestInProgress(session)) return ['storesNothing', {}, said.otherBrowser];
    return ['notStored', {}, joined(safe.notStored, isClockUnsure(facts) && said.checkTime)];
  }
  if (session.clockNotice === null) return snapshot?.persisted.test === 'damaged' ? ['partDamaged'] : null;
  if (session.clockNotice === 'corrected') return ['clockCorrected'];
  return ['clockUnsure', {}, adviceTexts(facts).said.checkTime];
}
