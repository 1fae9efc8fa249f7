import type { Moment } from './app-state.ts';
import type { Person } from './person.ts';
import type { FlowContext } from './predicates.ts';
import { identityIn, type OpenTest, type TestRecord } from './test-record.ts';

/** What an event of a test depends on besides its record. */
export interface RecordContext {
  readonly person: Person;
  readonly moment: Moment;
  /** The earlier step that the tab shows because its answer is missing; null if it shows the test's own step. */
  readonly asked: number | null;
  /** The same when the event is applied again. */
  readonly eventId: string;
}

/** What the rules of the steps decide on. */
export function contextIn(
  record: TestRecord,
  open: OpenTest,
  { person, moment }: Pick<RecordContext, 'person' | 'moment'>,
): FlowContext {
  return { session: open.session, identity: identityIn(record, person), moment };
}
