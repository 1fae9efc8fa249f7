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

/** Where a trouble stands, by which the order of the advice is chosen. */
type Situation = 'ended' | 'ofTest' | 'pastSubmission' | 'timed' | 'untimed';

/** What the advice about a trouble consists of. `later` and `wayThen` say that something comes after something else. */
type Part = 'connect' | 'after' | 'later' | 'way' | 'wayThen' | 'newTest' | 'todo' | 'whichTest';

/** What the person does, in this order. While a timer runs, the test comes first. */
const ORDERS: Readonly<Record<Situation, readonly Part[]>> = {
  ended: ['after', 'newTest'],
  ofTest: ['connect', 'way', 'after'],
  pastSubmission: ['connect', 'after', 'whichTest'],
  timed: ['way', 'todo', 'later'],
  untimed: ['connect', 'after', 'wayThen', 'todo'],
};

const isTimed = ({ context: { session, moment } }: AnswerFacts): boolean => secondsLeft(session, moment.now) !== null;

/** Whether an error is one of a page beside the test. */
const isOfPage = ([name]: Trouble): boolean => name === 'failure' || name === 'failureBefore';

function situationOf([name]: Trouble, facts: AnswerFacts): Situation {
  const isOfTest = name === 'scan' || (name === 'failure' && failureOf(facts) !== null);
  if (isOfTest && endByFailure(facts) !== null) return 'ended';
  if (isOfTest || isLeftTest(name, facts)) return 'ofTest';
  // It may be the result of this test.
  if (name === 'refused' && isPastSubmission(facts)) return 'pastSubmission';
  return isTimed(facts) && !AT_RISK.includes(name) ? 'timed' : 'untimed';
}

/** The words of each part; null or false if there are none. */
const PARTS: Readonly<Record<Part, (trouble: Trouble, facts: AnswerFacts) => string | null | false>> = {
  connect: ([name], facts) =>
    !facts.open.play.isOnline && TRIED_AGAIN.includes(name) && adviceTexts(facts).connectFirst,
  after: ([, , after = '']) => after,
  later: (trouble, facts) => {
    const [, , after = ''] = trouble;
    return isOfPage(trouble) ? fillIn(adviceTexts(facts).later, { advice: after }) : after;
  },
  way: (_trouble, facts) => wayToTest(facts),
  wayThen: (trouble, facts) => {
    const way = wayToTest(facts);
    return isOfPage(trouble) && way !== null ? fillIn(adviceTexts(facts).afterThat, { advice: way }) : way;
  },
  newTest: (_trouble, facts) => endByFailure(facts) === 'newKit' && wayToNewTest(facts),
  todo: ([name], facts) => (isTimed(facts) || STEP_CONTINUES.includes(name)) && stepTodo(facts),
  whichTest: (_trouble, facts) => adviceTexts(facts).whichTest,
};

/** What to do about a trouble, in the order in which the person does it: also how they get on with the test, or begin another one. */
export function troubleSteps(trouble: Trouble, facts: AnswerFacts): readonly string[] {
  return present(...ORDERS[situationOf(trouble, facts)].map((part) => PARTS[part](trouble, facts)));
}
