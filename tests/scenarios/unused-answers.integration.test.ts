import { describe, expect, it } from 'vitest';
import { playScenario } from '../../scenarios/run-scenario.ts';
import { guestDoes, playInTerminal, terminalDriver } from '../support/scenarios.ts';

const CREATE = 'GET /test-results/create-test-id';
const PROGRESS = 'POST /test-results/post-test-progress';
const LOGIN = 'POST /auth/login';

const play = (...actions: readonly string[]) => playInTerminal(guestDoes(...actions));

describe('an answer that a scenario prepares for a call', () => {
  it.each([
    [`fail: { ${LOGIN}: 503 }`, 'failure'],
    [`hold: ${LOGIN}`, 'delay'],
    [`drop: ${LOGIN}`, 'loss'],
  ])('fails the scenario if the call is not made after it: %s', async (action, what) => {
    const { ok, at, found } = await play('start: testing', action, 'next');
    expect({ ok, at, found }).toEqual({
      ok: false,
      at: 1,
      found: { action: `This ${what} of ${LOGIN} was never used: the call was not made after it.` },
    });
  });

  it('is used by a call after it, and not by one before', async () => {
    expect(await play(`fail: { ${CREATE}: 503 }`, 'start: testing')).toMatchObject({ ok: true });
    expect(await play('start: testing', `fail: { ${CREATE}: 503 }`, 'next')).toMatchObject({ ok: false, at: 1 });
  });

  it('needs a call of its own: a second one of the same kind waits for the next call', async () => {
    const twice = [`drop: ${PROGRESS}`, `drop: ${PROGRESS}`, 'start: testing'];
    expect(await play(...twice)).toMatchObject({ ok: false, at: 1 });
    expect(await play(...twice, 'next', 'next')).toMatchObject({ ok: true });
  });

  it('names a failure that another one replaced', async () => {
    const { at, found, warnings } = await play(
      `fail: { ${CREATE}: 503, ${LOGIN}: 503 }`,
      `fail: { ${CREATE}: 500 }`,
      'start: testing',
    );
    expect([at, found]).toEqual([
      0,
      { action: `This failure of ${CREATE} was never used: another "fail" replaced it before the call was made.` },
    ]);
    expect(warnings).toEqual([
      { at: 0, text: `This failure of ${LOGIN} was never used: the call was not made after it.` },
    ]);
  });

  it('may wait for a call in a part of a scenario, which goes on', async () => {
    const driver = terminalDriver();
    const scenario = guestDoes('start: testing', `fail: { ${LOGIN}: 503 }`);
    expect(await playScenario(scenario, driver)).toMatchObject({ ok: true });
    await driver.end();
  });
});
