import { describe, expect, it } from 'vitest';
import { startedHarness } from '../../support/flow-harness.ts';
import { anaTesting } from '../../support/accounts.ts';
import { tick } from '../../support/wait.ts';

describe('opening another tab', () => {
  it.each(['testing', 'reporting'] as const)(
    'does not change the step of the tab in use, at any step of the %s flow',
    async (flow) => {
      const harness = await startedHarness(flow);
      for (let number = -1; number !== harness.state().session.currentStep; await harness.passStep()) {
        number = harness.state().session.currentStep;
        const before = harness.state();
        const other = harness.openTab();
        await tick();
        expect(harness.state()).toBe(before);
        await other.keeper.begin();
        await other.keeper.check();
        await tick();
        expect(harness.state()).toBe(before);
        other.runner.close();
      }
      expect(harness.step()).toBe('reporting-information');
    },
  );

  it('shows its own step at the first scan until the person continues in one of them', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('first-scan');
    const other = harness.openTab();
    const step = (): number => other.runner.current().session.currentStep;
    const shown = step();
    expect(shown).toBeLessThan(harness.state().session.currentStep);
    other.runner.refresh();
    expect(step()).toBe(shown);
    await harness.passStep();
    await tick();
    expect(step()).toBe(harness.state().session.currentStep);
  });

  it('clamps the step again at each reload', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('first-scan');
    for (let count = 0; count < 2; count += 1) {
      harness.reload();
      harness.runner().refresh();
      expect(harness.step()).toBe('scan-device');
    }
    await harness.passUntil('remove-foil');
    harness.reload();
    expect(harness.step()).toBe('remove-foil');
  });
});

describe('logging in to the same account in another tab', () => {
  it('does not change the step of the tab in use', async () => {
    const harness = await anaTesting('first-scan');
    const other = harness.openTab();
    other.runner.send({ type: 'loggedOut', message: null, isElsewhere: true });
    const { currentUser: user, profiles } = harness.state().identity;
    if (user === null) throw new Error('No one is logged in.');
    const before = harness.state().session;
    other.runner.send({ type: 'userLoggedIn', user, profiles });
    await tick();
    expect(other.runner.current().session.currentStep).toBeLessThan(before.currentStep);
    expect(harness.step()).toBe('first-scan');
    expect(harness.state().session).toEqual(before);
  });
});

describe('a page that resumes after it missed messages', () => {
  it('shows what was done in the other tab before it stores anything', async () => {
    const harness = await anaTesting('scan-device');
    const other = harness.openTab();
    other.runner.close();
    await harness.passUntil('collect-1');
    other.runner.refresh();
    expect(other.runner.current().session).toEqual(harness.state().session);
  });
});
