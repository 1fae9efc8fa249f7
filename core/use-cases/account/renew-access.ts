import { ACCESS_REFRESH_MS } from '../../domain/limits.ts';
import { toProfileSummary } from '../../domain/profile.ts';
import { APP_ROUTES } from '../../flow/app-routes.ts';
import type { AccountDeps } from './deps.ts';

/** Renews the access of whoever is signed in, every 20 minutes (product.md section 9). */
export interface AccessRenewer {
  /** Verifies a saved login with the server. One that is no longer good is logged out without a word. */
  renew(): Promise<void>;
  renewIfDue(): Promise<void>;
  /** The profiles may have changed on another device. */
  fetchProfiles(): Promise<void>;
}

/** A renewer over the runner. */
export function makeAccessRenewer({ runner, authApi, profileRepo, navigator, clock }: AccountDeps): AccessRenewer {
  async function renew(): Promise<void> {
    const renewed = await authApi.refresh();
    if (runner.current().identity.currentUser === null) return;
    if (renewed.ok) {
      runner.send({ type: 'accessRenewed', user: renewed.value });
    } else if (renewed.error.code === 'INVALID_TOKEN') {
      runner.send({ type: 'loggedOut', message: null });
      navigator.go(APP_ROUTES.landing);
    } else {
      runner.send({ type: 'backgroundFailed', error: renewed.error });
    }
  }
  return {
    renew,
    renewIfDue: async () => {
      const { identity, account } = runner.current();
      if (identity.currentUser === null) return;
      const { accessRenewedAt } = account;
      if (accessRenewedAt === null || clock.now() - accessRenewedAt >= ACCESS_REFRESH_MS) await renew();
    },
    fetchProfiles: async () => {
      const { currentUser } = runner.current().identity;
      if (currentUser === null) return;
      const profiles = await profileRepo.getAll(currentUser.uuid);
      if (profiles.ok) runner.send({ type: 'profilesFetched', profiles: profiles.value.map(toProfileSummary) });
    },
  };
}
