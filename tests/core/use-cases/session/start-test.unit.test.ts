import { describe, expect, it } from 'vitest';
import { err } from '../../../../core/domain/result.ts';
import { isTestAskedAbout } from '../../../../core/flow/selectors.ts';
import { makeFlowHarness, makeVisitorHarness, startedHarness } from '../../../support/flow-harness.ts';
import { callsOf } from '../../../support/accounts.ts';
import { storedSession } from '../../../support/stored-test.ts';

const CREATE_TEST_ID = 'GET /test-results/create-test-id';

describe('starting a test during another', () => {
  it('is rejected, in the same tab and in another one that missed the start', async () => {
    const harness = makeFlowHarness();
    const other = harness.openTab();
    other.runner.close();
    await harness.actions().startTest('testing');
    await harness.passUntil('collection-method');
    const { session } = harness.state();
    await harness.actions().startTest('reporting');
    await other.actions.startTest('reporting');
    expect(harness.state().session).toEqual(session);
    expect(storedSession(harness.storage)).toEqual(session);
    expect(other.runner.current().session).toEqual(session);
    expect(callsOf(harness, CREATE_TEST_ID)).toBe(1);
  });

  it('is rejected when the other tab started one while the test id was loading', async () => {
    const harness = makeFlowHarness();
    const other = harness.openTab();
    other.runner.close();
    const { resultApi } = harness.backend;
    const create = resultApi.createTestId.bind(resultApi);
    resultApi.createTestId = async () => {
      resultApi.createTestId = create;
      await harness.actions().startTest('testing');
      await harness.passUntil('collection-method');
      return create();
    };
    await other.actions.startTest('reporting');
    expect(storedSession(harness.storage)).toEqual(harness.state().session);
    expect(other.runner.current().view.pending).toBeNull();
    expect(harness.step()).toBe('collection-method');
  });

  it('is rejected by the reducer', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('scan-device');
    harness.runner().send({ type: 'testStarted', flow: 'reporting', testId: 'test-9', hasAgency: true });
    expect(harness.step()).toBe('scan-device');
  });
});

describe('home', () => {
  it('asks about a test that another tab started, and not about one that it starts itself', async () => {
    const harness = makeFlowHarness();
    const other = harness.openTab();
    other.navigator.go('/home');
    const asked = (): boolean => isTestAskedAbout(harness.state(), harness.navigator.current());
    const seen: boolean[] = [];
    harness.runner().subscribe(() => seen.push(asked()));
    await harness.actions().startTest('testing');
    await Promise.resolve();
    expect(seen).not.toContain(true);
    expect(isTestAskedAbout(other.runner.current(), other.navigator.current())).toBe(true);
  });

  it('asks until the question is closed, and again when home opens or the test moves on', async () => {
    const harness = await startedHarness('testing');
    harness.navigator.go('/home');
    const asked = (): boolean => isTestAskedAbout(harness.state(), harness.navigator.current());
    expect(asked()).toBe(true);
    harness.actions().closeTestQuestion();
    expect(asked()).toBe(false);
    harness.actions().openHome();
    expect(asked()).toBe(true);
    await harness.passUntil('countdown');
    harness.actions().closeTestQuestion();
    harness.navigator.go('/home');
    expect(asked()).toBe(false);
    harness.wait(15 * 60_000);
    expect(asked()).toBe(true);
  });
});

describe('a guest who came to report a result', () => {
  it('goes from the disclaimer over home to the reporting flow', async () => {
    const harness = makeVisitorHarness();
    harness.actions().reportAsGuest();
    expect(harness.navigator.current()).toBe('/FDA-disclaimer');
    expect(harness.step()).toBe('none');
    await harness.actions().acceptDisclaimer();
    await Promise.resolve();
    expect(harness.navigator.current()).toBe('/test-steps');
    expect(harness.state().session).toMatchObject({ currentStep: 0, isReportingResult: true });
  });

  it('stays on home, with the error, if the report cannot start', async () => {
    const harness = makeVisitorHarness();
    harness.backend.resultApi.createTestId = () => Promise.resolve(err({ code: 'NETWORK_REQUEST_FAILED' }));
    harness.actions().reportAsGuest();
    await harness.actions().acceptDisclaimer();
    expect(harness.navigator.current()).toBe('/home');
    expect(harness.state().view).toMatchObject({
      wantedFlow: 'reporting',
      errors: [{ code: 'TEST_ID_FETCH_FAILED' }, {}],
    });
  });

  it('starts nothing after going back, as another guest, or a second time', async () => {
    const harness = makeVisitorHarness();
    harness.actions().reportAsGuest();
    harness.actions().declineDisclaimer();
    harness.actions().continueAsGuest();
    await harness.actions().acceptDisclaimer();
    expect([harness.navigator.current(), harness.step()]).toEqual(['/home', 'none']);
    harness.actions().reportAsGuest();
    harness.actions().openHome();
    await harness.actions().acceptDisclaimer();
    expect(harness.step()).toBe('none');
  });
});
