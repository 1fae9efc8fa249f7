// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { describeInLanguages } from '../../support/tier.ts';
import { textsIn } from '../texts-in.ts';
import { ROUTE_VISITS } from './route-visits.ts';
import { setUpPhone, speak } from './screen-reader.ts';
import { startVisit } from './visit.ts';

setUpPhone();

describeInLanguages('what a screen reader says', (language) => {
  it.each(Object.keys(ROUTE_VISITS) as (keyof typeof ROUTE_VISITS)[])('at %s', async (route) => {
    speak(language);
    const visit = startVisit(await textsIn(language));
    try {
      await ROUTE_VISITS[route](visit);
    } finally {
      visit.close();
    }
    await expect(visit.text()).toMatchFileSnapshot(`kept/${language}/${route}.txt`);
  });
});
