import { describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { TO_THE_WAIT } from './paths.ts';
import { foundScenario, guest, HEAD, replay, walkBy } from './scripted-walk.ts';

const { landing, general, steps } = translations.en;
const { rescue } = steps;

/** Walks on from a guest's scenario, and returns what the path expects after each action; the path plays. */
async function expectedAfter(actions: readonly string[], answers: readonly string[]): Promise<readonly unknown[]> {
  const from = foundScenario(`${HEAD}do:\n${actions.map((one) => `  - ${one}\n`).join('')}`);
  const { path } = await walkBy(from.scenario, '', [...answers, 'Save'], { from });
  expect(await replay(guest, path)).toMatchObject({ ok: true });
  return path.slice(actions.length).flatMap((entry) => {
    const { expect: found } = entry as { readonly expect?: unknown };
    return found === undefined ? [] : [found];
  });
}

describe('a walk records what a notice or a dialog says', () => {
  const TO_SYMPTOMS = ['start: testing', 'until: health-questionnaire'];

  it('offline, and that it is gone online', async () => {
    const [offline, online] = await expectedAfter(TO_SYMPTOMS, ['Disconnect', 'Connect']);
    expect(offline).toMatchObject({ shows: landing.frame.offline.test });
    expect(online).toMatchObject({ hides: landing.frame.offline.test });
  });

  it('on home, what canceling the test loses', async () => {
    const { title, text, logOutCost, ...costs } = general.home.incomplete;
    const [home] = await expectedAfter(TO_SYMPTOMS, ['Go to home page']);
    expect(home).toMatchObject({ route: '/home', shows: [title, text, costs.nothing, logOutCost] });
  });

  it('over a step, and the step again once it is closed', async () => {
    const { open: label, title, close } = rescue;
    const [open, closed] = await expectedAfter(TO_THE_WAIT, [label, close]);
    expect(open).toMatchObject({ shows: title });
    expect(closed).toMatchObject({ shows: steps.steps.countdown.lead });
  });

  it('after a logout, that nothing is left of the person', async () => {
    const [, loggedOut] = await expectedAfter(TO_SYMPTOMS, ['Go to home page', 'Log out']);
    expect(loggedOut).toMatchObject({ route: '/', forgotten: true, device: 'none' });
  });
});
