import { MAIL_WINDOW_MS, type CountMail } from '../accounts/mail-allowance.ts';
import type { ServerClock } from '../clock.ts';
import { countKey } from './count-key.ts';
import type { LimitStore } from './ports.ts';

/** Counts mails beside the calls. */
export function makeCountMail({
  store,
  clock,
}: {
  readonly store: LimitStore;
  readonly clock: ServerClock;
}): CountMail {
  return (kind, email) => store.count(countKey('mail', kind, email), MAIL_WINDOW_MS, clock.now());
}
