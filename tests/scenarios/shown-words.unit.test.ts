import { describe, expect, it } from 'vitest';
import { hasWords, lineWith } from '../../scenarios/shown-words.ts';
import { playInTerminal, scenarioOf } from '../support/scenarios.ts';
import { FOUND_INSTEAD, PROSE_THERE, WORDS_THERE, WRONG_WORDS } from './wrong-words.ts';

const LINES = ['Time left: 14:32', 'Take the COVID-\u206019 test', 'It’s a “kit”', 'Read the', 'result, then wait.'];

describe('the words of a page', () => {
  it.each([
    ['14:32', true],
    ['Time left 14:32', true],
    ['Time left: 14:32', true],
    ['COVID-19 test', true],
    ['It\'s a "kit"', true],
    ['Read the result', true],
    ['result, then wait.', true],
    ['read the result', false],
    ['Rea', false],
    ['est', false],
    ['result wait', false],
  ])('are found as a person reads them: %s', (words, isFound) => {
    expect(hasWords(LINES, words)).toBe(isFound);
  });

  it('are named with the whole line that has them', () => {
    expect(lineWith(LINES, '14:32')).toBe('Time left: 14:32');
    expect(lineWith(LINES, 'Read the result')).toBe('Read the result');
  });
});

describe('an expectation of words', () => {
  it('fails where they do not show or must not, and gives the words that show', async () => {
    const { ok, found, state } = await playInTerminal(WRONG_WORDS);
    expect({ ok, found }).toEqual({ ok: false, found: FOUND_INSTEAD });
    expect(state['words']).toEqual(WORDS_THERE.filter((words) => words !== PROSE_THERE));
  });

  it('is about the language of the person', async () => {
    const { scenario } = scenarioOf(
      'name: Words\ndo: [language: es, start: testing, expect: { hides: Welcome to your test, shows: Siguiente }]\n',
    );
    expect(await playInTerminal(scenario)).toMatchObject({ ok: true });
  });

  it('needs a text or a list of texts', () => {
    expect(() => scenarioOf('name: Words\ndo: [expect: { shows: yes: no }]\n')).toThrow();
    expect(() => scenarioOf("name: Words\ndo: [expect: { shows: '' }]\n")).toThrow();
  });
});
