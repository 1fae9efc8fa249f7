import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { continuedText } from '../../../cli/walk/path-text.ts';
import { allScenarios } from '../../scenarios/scenario-files.ts';
import { scenarioOf } from '../../support/scenarios.ts';

const HEAD = `# yaml-language-server: $schema=scenario.schema.json
# Why this is tested.
name: 'A refused scan'   # its own name
do:
`;
const BODY = `  - start: testing
  # First the question.
  - { until: health-questionnaire } # by Next

  - answer: { symptomatic: "no" }
  - expect:
      error: [EMPTY_RADIO_FIELD]
`;
const TEXT = `${HEAD}${BODY}# The end.\n`;

const fileOf = (text: string) => ({ text, actions: scenarioOf(text).written.actions });
const { actions } = fileOf(TEXT);

/** The text for another list of actions, which it then has. */
function textFor(text: string, path: readonly unknown[], name: string | null = null): string {
  const continued = continuedText(fileOf(text), path, name);
  expect(scenarioOf(continued).written.actions).toEqual(path);
  return continued;
}

describe('the text of a file that a walk continues', () => {
  it('stays as it is, with the new actions after its last one', () => {
    expect(textFor(TEXT, actions)).toBe(TEXT);
    const added = `  - next\n  - expect:\n      step: intro-eligibility\n`;
    const path = [...actions, 'next', { expect: { step: 'intro-eligibility' } }];
    expect(textFor(TEXT, path)).toBe(`${HEAD}${BODY}${added}# The end.\n`);
    const unended = `${HEAD}${BODY}`.trimEnd();
    expect(textFor(unended, path)).toBe(`${unended}\n${added}`);
    expect(textFor(`${HEAD}${BODY}who: guest\n`, path)).toBe(`${HEAD}${BODY}${added}who: guest\n`);
  });

  it('loses only what was undone', () => {
    expect(textFor(TEXT, actions.slice(0, 2))).toBe(
      `${HEAD}${BODY.slice(0, BODY.indexOf('\n  - answer'))}# The end.\n`,
    );
  });

  it('has another name in another file, and no path of the schema', () => {
    const [, ...rest] = TEXT.replace("'A refused scan'", 'Walked by hand: mine').split('\n');
    expect(scenarioOf(textFor(TEXT, actions, 'Walked by hand: mine')).scenario.name).toBe('Walked by hand: mine');
    expect(textFor(TEXT, actions, 'Mine')).toBe(rest.join('\n').replace(/^name: .*$/m, 'name: Mine'));
  });

  it('has a list in brackets written anew, with its comments', () => {
    const text = textFor('# Why.\nname: Short\ndo: [start: testing, next]\n', [{ start: 'testing' }, 'next', 'back']);
    expect(text).toContain('# Why.\nname: Short\n');
  });

  it('of every scenario gets an action at its end', () => {
    for (const { path } of allScenarios()) {
      const text = readFileSync(path, 'utf8');
      const file = fileOf(text);
      expect(textFor(text, [...file.actions, { idle: '7s' }]).replace(/^ *- idle: 7s\n/m, ''), path).toBe(text);
    }
  });
});
