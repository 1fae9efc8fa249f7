import { err, ok, type Result } from '../../core/domain/result.ts';
import { openResetLink } from './open-reset-link.ts';
import { readResetUid } from './reset-uid.ts';
import type { AccountDeps } from './deps.ts';

/** `browser` is the secret of the browser that asked for a link. */
export type CheckResetLink = (
  uid: string,
  token: string,
  browser: string | undefined,
) => Promise<Result<{ readonly userId: string; readonly needsCode: boolean }, 'bad-link'>>;

/** Whether a reset link is valid, and whether this browser also needs the code from the page that asked for it. */
export function makeCheckResetLink({ unitOfWork, clock }: AccountDeps): CheckResetLink {
  return (uid, token, browser) =>
    unitOfWork.run(async (stores) => {
      const userId = readResetUid(uid);
      if (userId === null) return err('bad-link');
      const { kind } = await openResetLink(stores, { userId, token, browser, code: null }, clock.now());
      return kind === 'bad' ? err('bad-link') : ok({ userId, needsCode: kind !== 'open' });
    });
}
