import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../../scenarios/action-schema.ts';
import { scenarioWordsPage } from '../../scripts/scenario-words-page.ts';

const page = scenarioWordsPage();
const rowOf = (word: string): string | undefined => page.split('\n').find((line) => line.startsWith(`| \`${word}\` |`));

describe('the page of the words of scenarios', () => {
  it('has each action with what it is for', () => {
    const { expect: _expect, ...actions } = ACTIONS;
    expect(Object.keys(actions).filter((name) => rowOf(name) === undefined)).toEqual([]);
    expect(rowOf('reload')).toBe('| `reload` | nothing | Close the page and open it again. |');
  });

  it.each([
    ['start', '`testing`, `reporting`'],
    ['wait', 'a duration, such as 90s, 20m or 1h20m'],
    ['login', 'a mapping with `email`, `password`, or nothing'],
    ['hold', '[one of these](#calls)'],
    ['fill', 'a mapping of names to a text'],
    [
      'fail',
      'a mapping of calls to a whole number, or a mapping with `status`, `foreign`, or a mapping with `status`, `code`, `fields`, `foreign`',
    ],
    ['step', '[one of these](#steps), `expired`, `none`'],
    ['passes', '`none`, or [one of these](#steps), or a list of these'],
    ['canNext', '`true`, `false`'],
    ['shows', 'a text, or a list of these'],
    ['who', '`guest`, `account`, `account+otp`, `visitor`'],
  ])('says what %s takes', (word, value) => {
    expect(rowOf(word)).toContain(`| \`${word}\` | ${value} |`);
  });
});
