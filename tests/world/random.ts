import fc from 'fast-check';
import { reportOptionsFor } from '../../core/domain/choice-lists.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { StepId } from '../../core/flow/step-row.ts';
import { PRESSES, type Deed } from './deeds.ts';
import { FAULT_ANSWERS, STRUCK_CALLS, UNSURE_ANSWERS } from './faults.ts';

const GOALS: Readonly<Record<FlowName, readonly StepId[]>> = {
  testing: [
    ...(['first-scan', 'remove-foil', 'process-2', 'countdown', 'result-ready', 'confirm-result'] as const),
    ...(['result-details', 'submit-report', 'review-profile', 'reporting-information'] as const),
  ],
  reporting: ['first-scan', 'confirm-result', 'submit-report', 'review-profile', 'reporting-information'],
};

/** A word, followed by one of each list. */
const said = (...lists: readonly (readonly (string | number)[])[]): fc.Arbitrary<Deed> =>
  fc.tuple(...lists.map((list) => fc.constantFrom(...list))).map((words) => words.join(' ') as Deed);

const people = fc.oneof(said(['guest'], ['Gil', 'Gus']), said(['login'], ['Ana', 'Ana', 'Ben']));

/** A server that refuses to free a cassette knows of another test. */
const REFUSED_CALLS = STRUCK_CALLS.filter((call) => call !== 'removeDevice');

/** What can come between, most often a press. */
const disturbance: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Deed>(...PRESSES) },
  { weight: 3, arbitrary: fc.constantFrom<Deed>('online', 'offline', 'release', 'reload', 'back') },
  { weight: 1, arbitrary: said(['fault'], REFUSED_CALLS, ['before'], FAULT_ANSWERS) },
  { weight: 1, arbitrary: said(['fault'], STRUCK_CALLS, ['before', 'after'], UNSURE_ANSWERS) },
  { weight: 2, arbitrary: said(['hold'], ['request', 'answer'], STRUCK_CALLS) },
  { weight: 3, arbitrary: said(['tab'], ['one', 'two']) },
  { weight: 2, arbitrary: said(['wait'], [1, 2, 9, 16, 31, 63]) },
  { weight: 2, arbitrary: said(['clock'], [-60, -14, -5, 5, 14, 20, 60]) },
  { weight: 2, arbitrary: said(['pass'], [1, 2, 5, 80]) },
  { weight: 2, arbitrary: people },
  said(['sleep'], [2, 10, 20]),
  said(['choose'], reportOptionsFor(false)),
  said(['failsFor'], ['postProgress', 'removeDevice']),
  said(['storageFails'], [1, 3]),
  fc.constantFrom<Deed>('register Nia', 'deleteProfile', 'endLogins'),
);

/** A person goes to a goal in a flow, and then up to so many disturbances come. */
const goal = (most: number): fc.Arbitrary<readonly Deed[]> =>
  fc
    .constantFrom<FlowName>('testing', 'testing', 'reporting')
    .chain((flow) =>
      fc.tuple(
        people,
        fc.constant<Deed>(`start ${flow}`),
        said(['reach'], GOALS[flow]),
        fc.array(disturbance, { maxLength: most }),
      ),
    )
    .map(([person, start, reach, then]) => [person, start, reach, ...then]);

/** Random deeds: one to three goals, each with up to so many disturbances. Uniform deeds would rarely pass the wait. */
export const randomDeeds = (most: number): fc.Arbitrary<readonly Deed[]> =>
  fc.array(goal(most), { minLength: 1, maxLength: 3 }).map((parts) => parts.flat());
