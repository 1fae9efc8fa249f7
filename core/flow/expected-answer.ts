import type { SessionEvent } from './events.ts';
import { rowOf } from './flows.ts';
import type { TestSession } from './session.ts';
import { isAsking, type Question } from './step-row.ts';

/** The question that an event answers, or null. A new event says here whether it answers one. */
function questionOf(event: SessionEvent): Question | null {
  switch (event.type) {
    case 'profileSelected':
      return 'profile';
    case 'symptomsAnswered':
    case 'onsetTyped':
      return 'symptoms';
    case 'boxTicked':
      return 'boxes';
    case 'collectionChosen':
      return 'collection';
    case 'lineRead':
      return event.line === 'control' ? 'controlLine' : 'testLine';
    case 'resultChosen':
      return 'result';
    case 'testTimeTyped':
      return 'taken';
    case 'reportOptionChosen':
      return 'reportOption';
    case 'testStarted':
    case 'sessionRestored':
    case 'timePassed':
    case 'timersCorrected':
    case 'nextPressed':
    case 'backPressed':
    case 'boxAccepted':
    case 'cassetteAccepted':
    case 'cassetteUnwanted':
    case 'cassetteUnsure':
    case 'cassetteMatched':
    case 'testSubmitted':
    case 'testCancelled':
    case 'testAbandoned':
    case 'flowFinished':
      return null;
  }
}

/** Whether the current step asks for this answer: the onset only with symptoms, the report option only
 * if an agency takes reports. Always true for events that answer no question. */
export function isExpectedAnswer(session: TestSession, event: SessionEvent): boolean {
  if (event.type === 'onsetTyped' && session.isSymptomatic !== 'yes') return false;
  if (event.type === 'reportOptionChosen' && !session.hasAgency) return false;
  const [question, row] = [questionOf(event), rowOf(session)];
  return question === null || (row !== null && isAsking(row, question));
}
