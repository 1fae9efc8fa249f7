import { ACCESS_REFRESH_MS } from '../../domain/limits.ts';
import { toProfileSummary } from '../../domain/profile.ts';
import type { AppState } from '../../flow/app-state.ts';
import { makePersonCheck } from '../../flow/person-check.ts';
import { lacksUserGroup } from '../../flow/selectors.ts';
import { isOwnTimerRunning } from '../../flow/timer-alerts.ts';
import type { AccountDeps } from './account-deps.ts';
import { endLogin, yieldToOtherUser } from '../session/end-login.ts';

/** Renews the current user's access token every 20 minutes (product.md section 9). */
export interface AccessRenewer {
  /** Verifies a saved login with the server. One that is no longer valid is logged out without a message. */
  renew(): Promise<void>;
  renewIfDue(): Promise<void>;
  /** Fetches the profiles, which may have changed on another device. Does nothing without a user group. */
  fetchProfiles(): Promise<void>;
}

/** Whether a result waits because the server did not accept the login any more. */
function isLoginMissed({ identity, outbox }: AppState): boolean {
  const userId = identity.currentUser?.uuid;
  return outbox.waiting.some(
    (call) => call.kind === 'result' && call.ownerId === userId && call.error?.code === 'INVALID_TOKEN',
  );
}

/** A renewer for one runner. */
export function makeAccessRenewer({ runner, authApi, profileRepo, navigator, clock }: AccountDeps): AccessRenewer {
  const userId = (): string | undefined => runner.current().identity.currentUser?.uuid;

  async function renew(): Promise<void> {
    const requestedUserId = userId();
    const askedAt = runner.current().account.accessRenewedAt;
    const isSamePerson = makePersonCheck(runner);
    const renewed = await authApi.refresh();
    // A login or logout made in the meantime is newer than the answer.
    if (userId() === undefined || !isSamePerson() || runner.current().account.accessRenewedAt !== askedAt) return;
    if (!renewed.ok) {
      // Nothing before the submission needs the login: who waits for a result, or reads it, is not put out (decisions.md section 7).
      const isRefused = renewed.error.code === 'INVALID_TOKEN';
      if (isRefused && !isOwnTimerRunning(runner.current(), clock.now())) endLogin({ runner, navigator });
      else runner.send({ type: 'backgroundFailed', error: renewed.error });
    } else if (renewed.value.uuid === requestedUserId) {
      runner.send({ type: 'accessRenewed', user: renewed.value });
    } else {
      yieldToOtherUser({ runner, navigator });
    }
  }
  return {
    renew,
    renewIfDue: async () => {
      const { identity, account } = runner.current();
      if (identity.currentUser === null) return;
      const { accessRenewedAt } = account;
      const isOld = accessRenewedAt === null || clock.now() - accessRenewedAt >= ACCESS_REFRESH_MS;
      if (isOld || isLoginMissed(runner.current())) await renew();
    },
    fetchProfiles: async () => {
      const requestedUserId = userId();
      if (requestedUserId === undefined || lacksUserGroup(runner.current())) return;
      const isSamePerson = makePersonCheck(runner);
      const profiles = await profileRepo.getAll(requestedUserId);
      if (profiles.ok && isSamePerson())
        runner.send({ type: 'profilesFetched', profiles: profiles.value.map(toProfileSummary) });
    },
  };
}
