// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { stateName } from '../../../cli/states/fixture-state.ts';
import { walkStates } from '../../../cli/states/walk-states.ts';
import { describeInLanguages } from '../../support/tier.ts';
import { textsIn } from '../texts-in.ts';
import { setUpPhone, speak } from './screen-reader.ts';
import { visitStep } from './step-visits.ts';
import { startVisit } from './visit.ts';

const STATES = await walkStates();

setUpPhone();

describeInLanguages('what a screen reader says', (language) => {
  it.each(STATES.map((state) => ({ name: stateName(state), state })))('at $name', async ({ name, state }) => {
    speak(language);
    const visit = startVisit(await textsIn(language));
    try {
      await visitStep(visit, state, STATES);
    } finally {
      visit.close();
    }
    await expect(visit.text()).toMatchFileSnapshot(`kept/${language}/${name}.txt`);
  });
});
