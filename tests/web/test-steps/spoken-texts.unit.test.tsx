import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { stepWords } from '../../../cli/walk/step-words.ts';
import { openDevice } from '../../../cli/states/device.ts';
import { stateName } from '../../../cli/states/fixture-state.ts';
import { walkStates } from '../../../cli/states/walk-states.ts';
import { parseOffsetInstant } from '../../../core/domain/calendar-date.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { QUIET_PAGE, type PageContext } from '../../../core/step-texts/shown-text.ts';
import { useSpokenTexts } from '../../../web/screens/test-steps/reading/use-spoken-texts.ts';
import { startedHarness } from '../../support/flow-harness.ts';
import { textsIn } from '../texts-in.ts';
import { wordsOf } from './page-text.ts';
import { renderApp, renderStep } from './render-step.tsx';

const STATES = await walkStates();

beforeAll(() => vi.stubGlobal('navigator', { onLine: true, languages: ['en-US', 'es-US'], userAgent: 'a browser' }));

const SEPARATOR = ' | ';

/** Renders what is read aloud. */
const spokenBy = (facts: Partial<PageContext>): ComponentType =>
  observer(function Spoken() {
    return <p>{useSpokenTexts(facts).join(SEPARATOR)}</p>;
  });

/** The texts on a page of `spokenBy`. */
function readTexts(html: string): readonly string[] {
  const text = html.replaceAll(/<[^>]+>/g, '').replaceAll(/&#x27;/g, "'");
  return text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').split(SEPARATOR);
}

describe('what is read aloud is on the page, in its order and in every language', () => {
  it.each(STATES.map((state) => ({ name: stateName(state), state })))('at $name', async ({ state }) => {
    const now = parseOffsetInstant(state.now)?.instant ?? Number.NaN;
    const { tab } = await openDevice({ who: state.who, now, kept: state.kept, route: APP_ROUTES.testSteps });
    const offsetAt = (instant: number): number => -new Date(instant).getTimezoneOffset();
    const context = { state: tab.state(), moment: { ...tab.runner.moment(), offsetAt }, page: QUIET_PAGE };
    for (const language of LANGUAGES) {
      const app = { runner: tab.runner, actions: tab.actions, others: {} };
      const read = readTexts(renderApp(app, await textsIn(language), spokenBy({})));
      const { title, lines } = stepWords(context, language);
      const rest = [title, ...lines].flatMap(wordsOf);
      expect(read[0]).toBe(title);
      for (const word of read.flatMap(wordsOf)) {
        const place = rest.indexOf(word);
        expect(place, `“${word}” of “${read.join(' ')}”`).toBeGreaterThanOrEqual(0);
        rest.splice(0, place + 1);
      }
    }
    tab.close();
  });
});

async function readAt(step: 'countdown' | 'test-line' | 'collect-2', facts: Partial<PageContext> = {}) {
  const harness = await startedHarness('testing');
  await harness.passUntil(step);
  return readTexts(renderStep(harness, await textsIn('en'), spokenBy(facts)));
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
    const read = await readAt('collect-2', { open: { kind: 'rescue', card: 'nosebleed' } });
    expect(read.slice(1, 3)).toEqual(['The nose bleeds', expect.stringContaining('pinch the soft part')]);
  });
});
