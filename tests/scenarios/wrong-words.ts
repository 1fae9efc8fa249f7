import { scenarioOf } from '../support/scenarios.ts';

/** A scenario that expects words that do not show, and that words do not which show. */
export const { scenario: WRONG_WORDS } = scenarioOf(`name: Wrong words
now: 2026-11-20T10:00:00-08:00
do:
  - start: testing
  - expect: { shows: [Welcome to your test, Welcome to you test, Elephant], hides: "45   minutes" }
`);

/** What every driver finds instead. */
export const FOUND_INSTEAD = {
  shows: {
    'Welcome to you test': 'not shown',
    Elephant: 'not shown',
  },
  hides: {
    '45 minutes': 'shown in "Plan for about 45 minutes, and stay near your test until you have read the result."',
  },
};

/** Prose that never changes, which the terminal leaves to the screens. */
export const PROSE_THERE = 'You can come back on the same phone or computer, but the timer keeps running.';

/** The words that a screen has there. */
export const WORDS_THERE = [
  'Welcome to your test',
  'Plan for about 45 minutes, and stay near your test until you have read the result.',
  PROSE_THERE,
  'Next',
];
