import { ContainerModule } from 'inversify';
import { TOKENS } from './tokens.ts';
import { makeIsKnownBrowser } from '../accounts/known-browser.ts';
import { makeKyselyKnownBrowserStore } from '../accounts/kysely-known-browser-store.ts';
import { makeCountAbuse } from '../limits/abuse-limits.ts';
import { makeCountMail } from '../limits/count-mail.ts';
import { makeCountCall } from '../limits/count-call.ts';
import { makeKyselyLimitStore } from '../limits/kysely-limit-store.ts';
import { RATE_LIMITS } from '../limits/rate-limits.ts';

/** What limits count an account by: its email, or its id. The part of a login challenge is neither, and has no name in other lines. */
function namedBy(account: string | null): { readonly account: string | null; readonly email: string | null } {
  return account?.includes('@') === true ? { account: null, email: account } : { account, email: null };
}

/** Rate limits. */
export const limitsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.limitStore)
    .toDynamicValue((context) => makeKyselyLimitStore(context.get(TOKENS.unwaitedDatabase)))
    .inSingletonScope();
  bind(TOKENS.isKnownBrowser)
    .toDynamicValue((context) =>
      makeIsKnownBrowser({
        clock: context.get(TOKENS.clock),
        knownBrowsers: makeKyselyKnownBrowserStore(context.get(TOKENS.unwaitedDatabase)),
      }),
    )
    .inSingletonScope();
  bind(TOKENS.countMail)
    .toDynamicValue((context) =>
      makeCountMail({ store: context.get(TOKENS.limitStore), clock: context.get(TOKENS.clock) }),
    )
    .inSingletonScope();
  bind(TOKENS.countCall)
    .toDynamicValue((context) =>
      makeCountCall({
        limits: RATE_LIMITS,
        store: context.get(TOKENS.limitStore),
        clock: context.get(TOKENS.clock),
        isKnownBrowser: context.get(TOKENS.isKnownBrowser),
        addressFactor: context.get(TOKENS.config).addressLimitFactor,
        onRefused: (routeId, account) =>
          context.get(TOKENS.trail).note('callsLimited', { route: routeId, ...namedBy(account) }),
      }),
    )
    .inSingletonScope();
  bind(TOKENS.countAbuse)
    .toDynamicValue((context) => {
      const { abuse, addressLimitFactor } = context.get(TOKENS.config);
      return makeCountAbuse(abuse, addressLimitFactor);
    })
    .inSingletonScope();
});
