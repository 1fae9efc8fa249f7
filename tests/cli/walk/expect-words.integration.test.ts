import { describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { WALK_WORDS } from '../../../cli/walk/walk-words.ts';
import { foundScenario, guest, HEAD, replay, walkBy } from './scripted-walk.ts';

const own = WALK_WORDS;
const { offer, ...ask } = own.expect;
const { title } = translations.en.steps.steps['intro-welcome'];

/** The expectations of a path that are only about words, and so were chosen. */
const wordsIn = (path: readonly unknown[]): readonly unknown[] =>
  path.filter((entry) => /^\{"expect":\{"(?:shows|hides)"/.test(JSON.stringify(entry)));

describe('expecting words in a walk', () => {
  it('adds a line of the page, or words that are typed, to a path that plays', async () => {
    const { path, said } = await walkBy(guest, 'testing', [
      ...[offer, title],
      ...[offer, ask.shows, '= about 45  minutes'],
      ...[offer, ask.hides, '= Test result expired'],
      'Leave',
    ]);
    expect(wordsIn(path)).toEqual([
      { expect: { shows: title } },
      { expect: { shows: 'about 45 minutes' } },
      { expect: { hides: 'Test result expired' } },
    ]);
    expect(said.join('\n')).toContain('The path expects that “Test result expired” does not show.');
    expect(await replay(guest, path)).toMatchObject({ ok: true });
  });

  it('adds nothing that does not hold, and says so', async () => {
    const { path, said } = await walkBy(guest, 'testing', [
      ...[offer, ask.shows, '= Welcome to you test'],
      ...[offer, ask.hides, '= 45 minutes'],
      ...[offer, ask.shows, '= '],
      'Leave',
    ]);
    expect(wordsIn(path)).toEqual([]);
    expect(said.join('\n')).toContain('does not show “Welcome to you test”, so nothing was added to the path.');
    expect(said.join('\n')).toContain('The page shows “45 minutes”, so nothing was added to the path.');
  });

  it('is about the words of the language of the walk', async () => {
    const spanish = translations.es.steps.steps['intro-welcome'].title;
    const from = foundScenario(`${HEAD}do:\n  - language: es\n  - start: testing\n`);
    const { path } = await walkBy(guest, '', [offer, spanish, own.leave], { language: 'es', from });
    expect(wordsIn(path)).toEqual([{ expect: { shows: spanish } }]);
  });
});
