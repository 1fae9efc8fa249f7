import type { Move } from '../../fixtures/arbitraries/paths.ts';
import type { FlowHarness } from './app-harness.ts';
import { answerStep } from './pass-step.ts';

/** The call that submits a guest's result. */
export const SUBMISSION = 'POST /test-results/guest-create';

type AtOnce = Extract<Move, { readonly kind: 'atOnce' }>;

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
  harness.turnTo(there);
  const second = press === 'next' ? harness.actions().pressNext() : harness.actions().pressBack();
  harness.turnTo(here);
  await Promise.all([first, second]);
  goOnNoting();
  const again = there === here ? [press] : [{ tab: there }, press, { tab: here }];
  const isSubmitted = backend.calls.slice(callsBefore).some(({ name }) => name === SUBMISSION);
  if (!isWaiting) path.note(leaving, ...again);
  else if (isSubmitted) path.note({ hold: SUBMISSION }, leaving, ...again, { release: SUBMISSION });
  else {
    path.note(leaving);
    path.comment(`${press} in the ${there} tab, before the response to it`);
  }
}
