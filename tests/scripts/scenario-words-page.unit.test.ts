import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../../scenarios/action-schema.ts';
import { scenarioWordsPage } from '../../scripts/scenario-words-page.ts';

const page = scenarioWordsPage();

/** The part of the page about a word, without its heading. */
const partOf = (word: string): string | undefined =>
  page
    .split(/^#{2,3} /m)
    .find((part) => part.startsWith(`\`${word}\`\n`))
    ?.split('\n')
    .slice(1)
    .join('\n')
    .trim();

describe('the page of the words of scenarios', () => {
  it('has each action with what it is for', () => {
    const { expect: _expect, ...actions } = ACTIONS;
    expect(Object.keys(actions).filter((name) => partOf(name) === undefined)).toEqual([]);
    expect(partOf('reload')).toBe('Close the page and open it again.\n\n- Value: nothing');
  });

  it('fits a terminal', () => {
    expect(page.split('\n').filter((line) => line.length > 160)).toEqual([]);
  });

  it.each([
    ['start', '- Value: `testing`, `reporting`'],
    ['wait', '- Value: a duration, such as 90s, 20m or 1h20m'],
    ['login', '- Value: a mapping with these, or nothing\n  - `email`: a text\n  - `password`: a text'],
    ['hold', '- Value: [one of these](#calls)'],
    ['fill', '- Value: a mapping of names to a text'],
    ['fail', '- Value: a mapping of calls to a whole number, or a mapping with `status`'],
    ['step', '- Value: [one of these](#steps), `expired`, `none`'],
    ['passes', '- Value: `none`, or [one of these](#steps), or a list of these'],
    ['canNext', '- Value: `true`, `false`'],
    ['shows', '- Value: a text, or a list of these'],
    ['who', '- Value: `guest`, `account`, `account+otp`, `visitor`'],
    ['answer', '- Value: a mapping with these\n  - `symptomatic`: `yes`, `no`, `unsure`\n'],
    ['profile', '  - `sex`: `female`, `male`, `other`, `unknown`\n'],
    ['profiles', '- Value: a list of mappings with these\n'],
    ['profiles', '  - `ethnicity`: `hispanicLatino`, `nonHispanic`, `unknown`\n'],
    ['message', '- Value: `inactivity`, `signedOut`, '],
  ])('says what %s takes', (word, value) => {
    expect(partOf(word)).toContain(value);
  });
});
