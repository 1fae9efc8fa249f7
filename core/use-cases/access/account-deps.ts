import type { Language } from '../../domain/languages.ts';
import type { AppRunner } from '../../flow/app-runner.ts';
import type { AuthApi } from '../../ports/auth-api.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Navigator } from '../../ports/navigator.ts';
import type { ProfileRepo } from '../../ports/profile-repo.ts';
import type { ResultApi } from '../../ports/result-api.ts';
import type { WithLock } from '../../ports/with-lock.ts';
import type { Storage } from '../../ports/storage.ts';
import type { SupportApi } from '../../ports/support-api.ts';

/** Dependencies of the account use cases. */
export interface AccountDeps {
  readonly runner: AppRunner;
  readonly authApi: AuthApi;
  readonly profileRepo: ProfileRepo;
  readonly resultApi: ResultApi;
  readonly supportApi: SupportApi;
  readonly storage: Storage;
  readonly navigator: Navigator;
  readonly clock: Clock;
  readonly withLock: WithLock;
  /** The language shown, in which emails are sent. */
  readonly language: () => Language;
}
