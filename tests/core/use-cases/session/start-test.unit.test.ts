import { describe, expect, it } from 'vitest';
import { isTestAskedAbout } from '../../../../core/flow/selectors.ts';
import { makeFlowHarness, startedHarness } from '../../../support/flow-harness.ts';
import { callsOf } from '../../../support/accounts.ts';

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
    expect(harness.storage.read('session')).toEqual(session);
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
    expect(harness.storage.read('session')).toEqual(harness.state().session);
    expect(other.runner.current().view.pending).toBeNull();
    expect(harness.step()).toBe('collection-method');
  });

  it('is rejected by the reducer', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('scan-device');
    harness.runner().send({ type: 'testStarted', flow: 'reporting', testId: 'test-9' });
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
});
