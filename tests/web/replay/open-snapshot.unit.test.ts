import { describe, expect, it } from 'vitest';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { snapshotText } from '../../../core/diagnostics/diagnostics-snapshot.ts';
import { openSnapshot } from '../../../web/replay/open-snapshot.ts';
import type { Services } from '../../../web/wiring/services.ts';
import { SessionStore } from '../../../web/stores/session-store.ts';
import { snapshotOfPerson } from '../../core/diagnostics/a-snapshot.ts';
import { makeFlowHarness, startedHarness, type FlowHarness } from '../../support/flow-harness.ts';

/** The parts of the browser app that opening a snapshot uses. */
function appOf({ runner, storage, navigator }: FlowHarness) {
  const store = new SessionStore(runner());
  return { store, storage, navigator } as unknown as Pick<Services, 'store' | 'storage' | 'navigator'>;
}

describe('opening a snapshot in the app', () => {
  it('shows the step with the same time left and the open message, even after a reload', async () => {
    const theirs = await startedHarness('testing');
    await theirs.passUntil('second-scan');
    theirs.wait(60_000);
    theirs.runner().send({ type: 'scanJudged', outcome: 'codeIsDifferentThanBefore', isBox: false, errors: [] });
    const ours = makeFlowHarness();
    ours.clock.advance(7 * 86_400_000);

    const opened = openSnapshot(appOf(ours), snapshotText(snapshotOfPerson(theirs)));

    expect(opened).toEqual({ ok: true, value: 'opened' });
    expect(ours.navigator.current()).toBe(APP_ROUTES.testSteps);
    const store = new SessionStore(ours.runner());
    expect([store.shownStep, store.timeLeft]).toEqual(['second-scan', '14:00']);
    expect(store.view.scanOutcome).toBe('codeIsDifferentThanBefore');
    ours.reload();
    expect(ours.step()).toBe('second-scan');
  });

  it('of an account requires a login, and rejects text that is not a snapshot', async () => {
    const theirs = await startedHarness('testing');
    const ours = makeFlowHarness();
    const account = snapshotText({ ...snapshotOfPerson(theirs), who: 'account' });
    expect(openSnapshot(appOf(ours), account)).toEqual({ ok: true, value: 'needsAccount' });
    expect(ours.step()).toBe('none');
    expect(openSnapshot(appOf(ours), '{}')).toMatchObject({ ok: false, error: { fields: [{ field: 'format' }] } });
  });
});
