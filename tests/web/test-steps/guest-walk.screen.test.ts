import { expect, test } from '../../support/browser-test.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { withKitNumbers } from '../../support/kit-text.ts';
import { openAt } from './tester.ts';

test.describe('a guest', () => {
  test('reads the result: the word, its meaning, when to test again and when to call 911', async ({ app }) => {
    const { page } = await openAt(app, { step: 'result-details', session: { isSymptomatic: 'yes' } });
    const text = (await page.innerText('main')).replaceAll('\u00a0', ' ');
    const { kinds, advice, emergency } = translations.en.results.result;
    const { word, meaning } = kinds.negative;
    const { you: stayHome } = advice.stayHomeWhileSick;
    for (const expected of [word, meaning, stayHome, advice.whyRetest.you, emergency.title]) {
      expect(text).toContain(withKitNumbers(expected));
    }
    const between = withKitNumbers(advice.retestOnceBetween.you).replace(
      /\{\{(?:from|until)\}\}/g,
      '\\w+, \\w+ \\d+ at [^.]+',
    );
    expect(text).toMatch(new RegExp(between));
    expect(text).not.toContain(withKitNumbers(advice.retestTwice.you));
  });
});
