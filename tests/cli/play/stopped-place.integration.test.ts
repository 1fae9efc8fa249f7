import { describe, expect, it } from 'vitest';
import { failureText } from '../../../cli/play/print-playback.ts';
import { CASSETTES } from '../../../fixtures/cassettes.ts';
import { runScenario } from '../../../scenarios/run-scenario.ts';
import { terminalDriver } from '../../support/scenarios.ts';
import { foundScenario, HEAD } from '../walk/scripted-walk.ts';

/** What is printed of a failed scenario, whose actions begin in line 4. */
async function printed(actions: string): Promise<readonly string[]> {
  const file = foundScenario(`${HEAD}do:\n${actions}`);
  return failureText(await runScenario(file.scenario, terminalDriver()), file).split('\n');
}

/** The indentation of what differs. */
const differing = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => /^ {2}[a-z]+( > .*)?$/i.test(line));

describe('where a failed expectation is', () => {
  it('is the first key that does not hold, in the order of the file', async () => {
    const lines = await printed(
      '  - start: testing\n  - expect:\n      guest: true\n      route: /home\n      step: warnings\n',
    );
    expect(lines[0]).toBe('  saved.yaml:7');
    expect(lines.slice(3, 5)).toEqual(['  7 | route: /home', '      ^']);
    expect(differing(lines)).toEqual(['  route', '  step']);
  });

  it('is marked in a line with several keys', async () => {
    const lines = await printed('  - start: testing\n  - expect: { guest: true, step: warnings }\n');
    expect(lines.slice(3, 5)).toEqual([
      '  5 | - expect: { guest: true, step: warnings }',
      `${' '.repeat('  5 | - expect: { guest: true, '.length)}^`,
    ]);
  });

  it('is the text of a list that does not show, and the call that was not made', async () => {
    const words = await printed(
      '  - start: testing\n  - expect:\n      shows:\n        - Welcome to your test\n        - No   elephant\n',
    );
    expect(words.slice(0, 5)).toContain('  8 | - No   elephant');
    const calls = await printed(
      '  - start: testing\n  - expect:\n      calls:\n        GET /test-results/create-test-id: 1\n        POST /auth/login: 1\n',
    );
    expect(calls.slice(0, 5)).toContain('  8 | POST /auth/login: 1');
  });

  it('is how a scan ended, before everything that follows from it', async () => {
    const lines = await printed(
      `  - start: reporting\n  - until: health-questionnaire\n  - answer: { symptomatic: no }\n  - until: scan-device\n` +
        `  - scan: https://clearline.example/kit\n  - scan: '${CASSETTES.expired}'\n` +
        '  - expect:\n      step: result-ready\n      scan: isUrl\n',
    );
    expect(lines[0]).toBe('  saved.yaml:12');
    expect(differing(lines).slice(0, 2)).toEqual(['  scan', '  step']);
  });

  it('is shown with the last action before it, past other expectations', async () => {
    const lines = await printed(
      '  - start: testing\n  - wait: 5m\n  - expect: { guest: true }\n  - expect: { step: warnings }\n',
    );
    expect(lines.slice(0, 4)).toEqual([
      '  saved.yaml:7',
      '  at step intro-welcome (0) on /test-steps',
      '  after line 5, wait: 5m',
      '  7 | - expect: { step: warnings }',
    ]);
    const several = await printed(
      '  - start: testing\n  - until: health-questionnaire\n  - answer:\n      symptomatic: no\n  - expect: { step: warnings }\n',
    );
    expect(several[2]).toBe('  after line 6, answer: {"symptomatic":"no"}');
    const action = await printed('  - start: testing\n  - cancel\n');
    expect(action.join('\n')).not.toContain('after line');
    const first = await printed('  - expect: { step: warnings }\n');
    expect(first.join('\n')).not.toContain('after line');
  });

  it('is a failure that was never used, by its call', async () => {
    const lines = await printed(
      '  - fail:\n      GET /test-results/create-test-id: 503\n      POST /auth/login: 503\n  - start: testing\n',
    );
    expect(lines.slice(2, 5)).toEqual([
      '  6 | POST /auth/login: 503',
      '      ^',
      '  This failure of POST /auth/login was never used: the call was not made after it.',
    ]);
  });
});
