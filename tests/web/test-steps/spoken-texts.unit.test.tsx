// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { stateName } from '../../../cli/states/fixture-state.ts';
import { walkStates } from '../../../cli/states/walk-states.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { shownPages } from '../../../web/screens/test-steps/reading/spoken-pages.ts';
import { startedHarness } from '../../support/flow-harness.ts';
import { textsIn } from '../texts-in.ts';
import { loadLateSteps } from '../../../web/screens/test-steps/late-step.tsx';
import { loadRescue } from '../../../web/screens/test-steps/parts/rescue-help.tsx';
import { loadExtras } from '../../../web/screens/test-steps/parts/step-offers.tsx';
import { openState } from './compare-parts.tsx';
import { pageText, wordsOf } from './page-text.ts';
import { renderApp, renderStep } from './render-step.tsx';

const STATES = await walkStates();

/** The top of each step, the time, and key numbers. */
const UNSPOKEN = '.screen__top > :not(.result-facts, .step-place), .time, .counter__amounts, .step-amount';

beforeAll(async () => {
  await Promise.all([loadLateSteps(), loadExtras(), loadRescue()]);
});

beforeEach(() => vi.stubGlobal('APP_VERSION', '0.0.0'));

// The next file of this worker has the same document.
afterAll(() => document.body.replaceChildren());

const SEPARATOR = ' | ';

/** What is read aloud of a page. */
function readOf(html: string): readonly string[] {
  document.body.innerHTML = html;
  return shownPages().flatMap(({ texts }) => texts);
}

async function readAt(step: 'countdown' | 'test-line' | 'collect-2', over = '') {
  const harness = await startedHarness('testing');
  await harness.passUntil(step);
  return readOf(`${renderStep(harness, await textsIn('en'))}${over}`);
}

describe('what is read aloud', () => {
  it('is the question with its answers', async () => {
    expect(await readAt('test-line')).toEqual([
      'Is there a line at T?',
      expect.any(String),
      'Yes',
      expect.any(String),
      'No',
      expect.any(String),
      'I am not sure',
      expect.any(String),
      expect.any(String),
      'Next',
    ]);
  });

  it('leaves out numbers that the text repeats, and help that is on many steps', async () => {
    expect(await readAt('collect-2')).toEqual([
      'Make 5 circles',
      'Rub the inside wall of the nostril in 5 slow, big circles.',
      'Start the 15 seconds',
      'Take about 15 seconds for this nostril, because a quick rub may miss the virus.',
      'Rub firmly, so that the tip touches the wall all the time, but it should not hurt.',
      'Next',
    ]);
  });

  it('names the time by the clock, and leaves out the time that changes each second', async () => {
    const read = (await readAt('countdown')).join(SEPARATOR);
    expect(read).toMatch(/Ready at about \d+:\d\d\s[AP]M/);
    expect(read).not.toMatch(/Time remaining|1[45]:\d\d(?!\s[AP]M)/);
  });

  it('is what a dialog says, while one is open over the step', async () => {
    const read = await readAt(
      'collect-2',
      '<dialog open><h2 class="dialog__title">The nose bleeds</h2><p>Pinch it.</p>',
    );
    expect(read.slice(-3)).toEqual(['Next', 'The nose bleeds', 'Pinch it.']);
  });

  it('is in a list what is chosen, and of what is folded its title', () => {
    const list = '<select><option>Texas</option><option selected>Utah</option></select>';
    const folded = '<details><summary>More</summary><p>Less</p></details>';
    expect(readOf(`<main><h1>Where</h1>${list}${folded}</main>`)).toEqual(['Where', 'Utah', 'More']);
  });

  it('is a sentence as a whole, with the links in it', () => {
    const html = '<main><p>Before</p><h1>Call</h1><p>Call <a href="tel:1">1</a> <strong>now</strong>.</p></main>';
    expect(readOf(html)).toEqual(['Call', 'Before', 'Call 1 now.']);
  });
});

describe('what is read aloud of every step, in every language', () => {
  it.each(STATES.map((state) => ({ name: stateName(state), state })))('at $name', async ({ state }) => {
    const { runner, actions, close } = await openState(state);
    for (const language of LANGUAGES) {
      const html = renderApp({ runner, actions, others: {} }, await textsIn(language));
      const read = readOf(html);
      expect(document.querySelector('h1')?.textContent).toContain(read[0]);
      document.querySelectorAll(UNSPOKEN).forEach((part) => part.remove());
      // No word that shows is left out but those of the top, the time and key numbers.
      expect(read.flatMap(wordsOf)).toEqual(wordsOf(pageText(document.body.innerHTML)));
    }
    close();
  });
});
