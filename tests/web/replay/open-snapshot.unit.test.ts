import { describe, expect, it } from 'vitest';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { detailsCode } from '../../../core/diagnostics/details-code.ts';
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

const OPTIONS = { appVersion: '0.1.0', isAccepted: false };

describe('opening a snapshot in the app', () => {
  it('shows the step with the same time left and the open message, even after a reload', async () => {
    const theirs = await startedHarness('testing');
    await theirs.passUntil('second-scan');
    theirs.wait(60_000);
    theirs.runner().send({ type: 'scanJudged', outcome: 'codeIsDifferentThanBefore', isBox: false, errors: [] });
    const ours = makeFlowHarness();
    ours.clock.advance(7 * 86_400_000);

    const opened = openSnapshot(appOf(ours), detailsCode(snapshotOfPerson(theirs)), OPTIONS);

    expect(opened).toEqual({ ok: true, value: { kind: 'opened' } });
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
    const account = detailsCode({ ...snapshotOfPerson(theirs), who: 'account' });
    expect(openSnapshot(appOf(ours), account, OPTIONS)).toEqual({ ok: true, value: { kind: 'needsAccount' } });
    expect(ours.step()).toBe('none');
    expect(openSnapshot(appOf(ours), '{}', OPTIONS)).toEqual({ ok: false, error: 'none' });
  });

  it('finds it in an email, and asks before it opens one of another version', async () => {
    const theirs = await startedHarness('testing');
    await theirs.passUntil('countdown');
    const ours = makeFlowHarness();
    const snapshot = snapshotOfPerson(theirs);
    const emailOf = (sent: object): string =>
      `Hi, here it is:\r\n> ${detailsCode(sent).replaceAll('\n', '\r\n> ')}\r\nAna`;
    const email = emailOf(snapshot);
    const other = emailOf({ ...snapshot, versions: { ...snapshot.versions, app: '0.0.9' } });
    expect(openSnapshot(appOf(ours), other, OPTIONS)).toMatchObject({
      ok: true,
      value: {
        kind: 'otherVersion',
        version: { app: '0.0.9', own: '0.1.0' },
      },
    });
    expect(ours.step()).toBe('none');
    expect(openSnapshot(appOf(ours), other, { ...OPTIONS, isAccepted: true })).toMatchObject({ ok: true });
    expect(ours.step()).toBe('countdown');
    expect(openSnapshot(appOf(makeFlowHarness()), email, OPTIONS)).toEqual({ ok: true, value: { kind: 'opened' } });
  });
});
