import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ScenarioDriver } from '../../scenarios/driver.ts';
import { runScenario } from '../../scenarios/run-scenario.ts';
import { playInTerminal, scenarioOf, terminalDriver } from '../support/scenarios.ts';
import { failureText, playRound } from './fuzz.ts';
import { RULES, type Rule } from './rules.ts';

/** The seed that produces the failures below. */
const SEED = 20261120;
/** The commands of every run start with this seed; those of the second tier with the seed of that run, else with a new one. */
const FIXED = 2026112000;
const DRAWN = Math.abs(Number(process.env['FC_SEED'] || randomInt(2 ** 31)));
/** Thousands of commands take minutes beside other work. */
const TIMEOUT_MS = 600_000;

async function playFrom(first: number, least: number): Promise<void> {
  let commands = 0;
  for (let seed = first; commands < least; seed += 1) {
    const round = await playRound(seed);
    expect(failureText(round)).toBe('');
    commands += round.commands;
  }
}

describe('random commands', { timeout: TIMEOUT_MS }, () => {
  it('break no rule of the model in 4,000 commands; "npm run fuzz" plays more', () => playFrom(FIXED, 4000));

  it('break no rule of the model in 20,000 commands from a new seed', { tags: ['full'] }, async () => {
    process.stdout.write(`Random commands start with seed ${String(DRAWN)}.\n`);
    await playFrom(DRAWN, 20_000);
  });
});

/** A rule that fails on purpose. */
const neverWashesHands: Rule = ({ after }) => (after.step === 'wash-hands' ? { step: 'phone-readiness' } : null);

/** An app with a bug on purpose: a reload loses the test. */
function faultyDriver(): ScenarioDriver {
  const driver = terminalDriver();
  const reload = async () => {
    await driver.home();
    await driver.cancel();
    return driver.reload();
  };
  return { ...driver, reload };
}

describe('npm run fuzz -- --commands', { timeout: TIMEOUT_MS, tags: ['full'] }, () => {
  it.each([1, 100])('ends a round after %i commands', async (most) => {
    expect(await playRound(SEED, RULES, undefined, most)).toMatchObject({ commands: most, found: null });
  });

  it('ends the run', () => {
    const args = ['tests/model/main.ts', '--seed', '5', '--commands', '30'];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: 'round 1, seed 5: 30 commands so far\n' });
  });
});

describe('a failed round', { timeout: TIMEOUT_MS, tags: ['full'] }, () => {
  it('is printed as a minimal scenario that fails in the same way when it is played', async () => {
    const round = await playRound(SEED, [...RULES, neverWashesHands]);
    const { scenario } = scenarioOf(failureText(round));
    const playback = await playInTerminal(scenario);
    expect(playback).toMatchObject({
      ok: false,
      at: scenario.actions.length - 1,
      expected: { step: 'phone-readiness' },
      found: { step: 'wash-hands' },
    });
    expect(scenario.actions.map(({ name }) => name)).toEqual([
      ...['start', 'next', 'next', 'answer', 'next', 'next', 'next', 'tick', 'next', 'tick', 'next', 'expect'],
    ]);
    expect(failureText(round)).toContain(
      `"npm run fuzz -- --seed ${String(SEED)} --commands ${String(round.commands)}"`,
    );
    const repeated = await playRound(SEED, [...RULES, neverWashesHands], undefined, round.commands);
    expect(repeated).toEqual(round);
  });

  it('is found when the app does what the model forbids', async () => {
    const { found } = await playRound(SEED, RULES, faultyDriver);
    const { scenario } = scenarioOf(found?.text ?? '');
    expect(scenario.actions.map(({ name }) => name)).toEqual(['start', 'reload', 'expect']);
    expect(scenario.actions.at(-1)?.value).toEqual({ step: 'intro-welcome' });
    expect(await playInTerminal(scenario)).toMatchObject({ ok: true });
    expect(await runScenario(scenario, faultyDriver())).toMatchObject({ ok: false, found: { step: 'none' } });
  });
});
