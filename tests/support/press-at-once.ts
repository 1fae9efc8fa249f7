import type { Move } from '../../fixtures/arbitraries/paths.ts';
import type { FlowHarness } from './app-harness.ts';
import { answerStep } from './pass-step.ts';

/** The call that submits a guest's result. */
export const SUBMISSION = 'POST /test-results/guest-create';

type AtOnce = Extract<Move, { readonly kind: 'atOnce' }>;

type Backend = FlowHarness['backend'];

const hasSubmitted = ({ calls }: Backend, before: number): boolean =>
  calls.slice(before).some(({ name }) => name === SUBMISSION);

/** Resolves when a result has reached the back end and its response has not come, or when the work has ended. */
async function underWay(backend: Backend, callsBefore: number, work: Promise<void>): Promise<void> {
  const over = new AbortController();
  void work.finally(() => over.abort());
  while (!over.signal.aborted && !hasSubmitted(backend, callsBefore)) await Promise.resolve();
}

/**
 * Answers the step and presses Next, and presses again before the response comes. In the path the response to a submission is held
 * meanwhile; without one, the presses follow each other.
 */
export async function pressAtOnce(harness: FlowHarness, { readings, press, where }: AtOnce): Promise<void> {
  const { path, backend } = harness;
  const here = harness.tabInFront();
  const there = where === 'here' ? here : here === 'first' ? 'second' : 'first';
  if (there !== here) for (const tab of [there, here]) harness.turnTo(tab);
  const leaving = await answerStep(harness, readings);
  const callsBefore = backend.calls.length;
  const goOnNoting = path.pause();
  const first = harness.actions().pressNext();
  const isWaiting = harness.state().view.pending !== null;
  // Next follows at once; Back is pressed while the result is on its way.
  if (press === 'back') await underWay(backend, callsBefore, first);
  harness.turnTo(there);
  const second = press === 'next' ? harness.actions().pressNext() : harness.actions().pressBack();
  harness.turnTo(here);
  await Promise.all([first, second]);
  goOnNoting();
  const again = there === here ? [press] : [{ tab: there }, press, { tab: here }];
  const isSubmitted = hasSubmitted(backend, callsBefore);
  if (!isWaiting) path.note(leaving, ...again);
  else if (isSubmitted) path.note({ hold: SUBMISSION }, leaving, ...again, { release: SUBMISSION });
  else {
    path.note(leaving);
    path.comment(`${press} in the ${there} tab, before the response to it`);
  }
}
