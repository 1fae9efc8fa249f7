import type { AppState } from '../flow/app-state.ts';
import type { TestCard } from '../flow/home-cards.ts';

/** The key of what the card about the test says below its title. It may name the tested person, and when the result is ready. */
export function testCardKey({ kind, timer, isTimeUnsure, readyAt, firstName }: TestCard) {
  const of = firstName === '' ? '' : 'Of';
  if (kind === 'finished') return 'home.finished.text';
  if (readyAt !== null) return `home.test.readyAt${of}` as const;
  if (timer === 'expired') return isTimeUnsure ? 'home.test.expiredUnsure' : 'home.test.expired';
  return timer === null ? (`home.test.saved${of}` as const) : 'home.test.reading';
}

/** What a person may still do with a submitted result: a guest can make an account, and one who made it says who the result is for. */
export function finishedHint({ identity, account }: Pick<AppState, 'identity' | 'account'>) {
  if (identity.isGuestLogin) return 'home.finished.guest';
  return account.isAfterGuest ? 'home.finished.toKeep' : null;
}
