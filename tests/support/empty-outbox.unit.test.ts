import { expect, it } from 'vitest';
import { err } from '../../core/domain/result.ts';
import { EMPTY_OUTBOX } from '../../core/flow/app-state.ts';
import { emptyOutbox } from './empty-outbox.ts';
import { startedHarness, type FlowHarness } from './flow-harness.ts';
import { SUBMISSION } from './press-at-once.ts';

/** A guest whose result waits, without a network. */
async function waitingHarness(): Promise<FlowHarness> {
  const harness = await startedHarness('reporting');
  await harness.passUntil('submit-report');
  harness.backend.setOnline(false);
  await harness.passUntil('reporting-information');
  await harness.runner().settled();
  expect(harness.state().outbox.waiting.map(({ kind }) => kind)).toContain('guestResult');
  return harness;
}

it('sends what waits, however many faults are left over', async () => {
  const harness = await waitingHarness();
  for (let fault = 0; fault < 5; fault += 1) harness.backend.heldResponses.lose(SUBMISSION);
  harness.backend.failNext(SUBMISSION, 503);
  await emptyOutbox(harness);
  expect(harness.state().outbox).toEqual(EMPTY_OUTBOX);
  expect(harness.backend.calls.filter(({ name }) => name === SUBMISSION)).toHaveLength(6);
});

it('names what still waits', async () => {
  const harness = await waitingHarness();
  Object.assign(harness.backend.resultApi, {
    createAsGuest: () => Promise.resolve(err({ code: 'NETWORK_REQUEST_FAILED' })),
  });
  await expect(emptyOutbox(harness)).rejects.toThrow('Online, and still not sent: progress, guestResult, progress.');
});
