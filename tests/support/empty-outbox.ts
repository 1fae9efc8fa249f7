import type { FlowHarness } from './app-harness.ts';
import { mustBeAwaited } from './must-be-awaited.ts';

/** More than a path has faults: each that is left over may cost an attempt. */
const MOST_ATTEMPTS = 100;

async function sendAll(harness: FlowHarness): Promise<void> {
  const waiting = (): readonly string[] => harness.state().outbox.waiting.map(({ kind }) => kind);
  harness.backend.setOnline(true);
  for (let attempt = 0; attempt < MOST_ATTEMPTS && waiting().length > 0; attempt += 1) {
    await harness.actions().sendWaiting();
  }
  if (waiting().length > 0) throw new Error(`Online, and still not sent: ${waiting().join(', ')}.`);
}

/**
 * Goes online and sends what waits, until the outbox is empty. A `drop` or `fail` that no call met meets one now, which is then sent again.
 * Throws if calls still wait after that. The test must await it.
 */
export function emptyOutbox(harness: FlowHarness): Promise<void> {
  return mustBeAwaited('emptyOutbox(…)', sendAll(harness));
}
