import type { TestCard } from '../flow/home-cards.ts';

/** The key of what the card about the test says below its title. It may name the tested person, and when the result is ready. */
export function testCardKey({ kind, timer, isTimeUnsure, readyAt, firstName }: TestCard) {
  const of = firstName === '' ? '' : 'Of';
  if (kind === 'finished') return 'home.finished.text';
  if (readyAt !== null) return `home.test.readyAt${of}` as const;
  if (timer === 'expired') return isTimeUnsure ? 'home.test.expiredUnsure' : 'home.test.expired';
  return timer === null ? (`home.test.saved${of}` as const) : 'home.test.reading';
}
