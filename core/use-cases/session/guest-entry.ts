import { APP_ROUTES } from '../../flow/app-routes.ts';
import type { FlowName } from '../../flow/session.ts';
import type { SessionDeps } from './deps.ts';

/** The actions from the landing to home. */
export interface GuestEntry {
  readonly continueAsGuest: () => void;
  /** "Report your result" on the landing: as a guest, to the reporting flow. */
  readonly reportAsGuest: () => void;
  /** Continues to home; a guest who came to report a result starts that there. */
  readonly acceptDisclaimer: () => Promise<void>;
}

/** A guest passes the disclaimer first. `startTest` starts what the guest came for. */
export function makeGuestEntry(
  { runner, navigator }: Pick<SessionDeps, 'runner' | 'navigator'>,
  startTest: (flow: FlowName) => Promise<void>,
): GuestEntry {
  const enter = (entry: { readonly wants?: FlowName }): void => {
    runner.send({ type: 'guestContinued', ...entry });
    navigator.go(APP_ROUTES.disclaimer);
  };
  return {
    continueAsGuest: () => enter({}),
    reportAsGuest: () => enter({ wants: 'reporting' }),
    acceptDisclaimer: async () => {
      const { identity, session, view } = runner.current();
      const isBeforeTest = identity.isGuestLogin && session.result === null;
      navigator.go(isBeforeTest ? APP_ROUTES.home : APP_ROUTES.emailVerification);
      if (isBeforeTest && view.wantedFlow !== null) await startTest(view.wantedFlow);
    },
  };
}
