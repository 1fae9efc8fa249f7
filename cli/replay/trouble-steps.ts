import { fillIn } from '../../adapters/translations/fill-in.ts';
import { secondsLeft } from '../../core/flow/timers.ts';
import { adviceTexts, present, type AnswerFacts, type FilledText, type Trouble } from './answer-facts.ts';
import { endByFailure, failureOf } from './failure-advice.ts';
import { pageOf, wayToNewTest, wayToTest } from './page-advice.ts';
import { isPastSubmission } from './place-of.ts';
import { stepTodo } from './step-advice.ts';

/** Troubles in spite of which the person can continue with the step. */
const STEP_CONTINUES: readonly FilledText<'advice'>[0][] = [
  'offline',
  'offlineWaiting',
  'offlineReport',
  'offlineAtRisk',
  'earlierUnsent',
  'notStored',
  'clockCorrected',
  'clockUnsure',
  'partDamaged',
  'inactivityWarned',
  'offlineStep',
  'pendingDamagedInTest',
  'unsentLate',
  // Only while it is not the result of this test.
  'refused',
];

/** Troubles after which a call is made once more. */
const TRIED_AGAIN: readonly FilledText<'advice'>[0][] = ['failure', 'failureBefore', 'refused'];

/** Troubles that any press could make worse, so they are said first. */
const AT_RISK: readonly FilledText<'advice'>[0][] = ['offlineAtRisk', 'notStored'];

/** Whether an error showed at the test before the person left it for help. */
const isLeftTest = (name: FilledText<'advice'>[0], facts: AnswerFacts): boolean =>
  name === 'failureBefore' && pageOf(facts)?.from === 'testSteps';

/** What to do about a trouble, in the order in which the person does it: also how they get on with the test, or begin another one. */
export function troubleSteps([name, , after = '']: Trouble, facts: AnswerFacts): readonly string[] {
  const isOfTest = name === 'scan' || (name === 'failure' && failureOf(facts) !== null);
  const end = isOfTest ? endByFailure(facts) : null;
  const { connectFirst, whichTest } = adviceTexts(facts);
  const connect = !facts.open.play.isOnline && TRIED_AGAIN.includes(name) && connectFirst;
  if (end !== null) return present(after, end === 'newKit' && wayToNewTest(facts));
  if (isOfTest || isLeftTest(name, facts)) return present(connect, wayToTest(facts), after);
  // It may be the result of this test.
  if (name === 'refused' && isPastSubmission(facts)) return present(connect, after, whichTest);
  const isTimed = secondsLeft(facts.context.session, facts.context.moment.now) !== null;
  const todo = (isTimed || STEP_CONTINUES.includes(name)) && stepTodo(facts);
  const [isOfPage, way] = [name === 'failure' || name === 'failureBefore', wayToTest(facts)];
  const wayThen = isOfPage && way !== null ? fillIn(adviceTexts(facts).afterThat, { advice: way }) : way;
  if (!isTimed || AT_RISK.includes(name)) return present(connect, after, wayThen, todo);
  return present(way, todo, isOfPage ? fillIn(adviceTexts(facts).later, { advice: after }) : after);
}
