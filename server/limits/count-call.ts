import type { ApiRouteId } from '../../core/api/routes.ts';
import { BROWSER_COOKIE, type CookieName } from '../accounts/own-cookies.ts';
import { cleanInput } from '../clean-input.ts';
import type { ServerClock } from '../clock.ts';
import { addressGroup } from './address-group.ts';
import { countKey } from './count-key.ts';
import type { LimitStore } from './ports.ts';
import type { Account, RouteLimits, Rule } from './rate-limits.ts';
import { secondsToNextWindow } from './windows.ts';

/** The parts of a call that limits depend on. */
export interface CountedCall {
  readonly body: unknown;
  /** The network address of the client. */
  readonly address: string;
  /** Null for a signed-out client. */
  readonly caller: { readonly userId: string } | null;
  readonly cookie: (name: CookieName) => string | undefined;
}

/** Counts a call. Returns the seconds until the caller may call again, or null when the call is allowed. */
export type CountCall = (routeId: ApiRouteId, call: CountedCall) => Promise<number | null>;

export interface CountCallDeps {
  readonly limits: Readonly<Record<ApiRouteId, RouteLimits | null>>;
  readonly store: LimitStore;
  readonly clock: ServerClock;
  /** Multiplies the limits per address. */
  readonly addressFactor: number;
  /** Whether a browser, by the token in its cookie, has logged in to the account of an email before. */
  readonly isKnownBrowser: (email: string, token: string) => Promise<boolean>;
  /** Gets each call that is refused, with the account that it is about, if any. */
  readonly onRefused: (routeId: ApiRouteId, account: string | null) => void;
}

function accountOf(account: Account, { body, caller }: CountedCall): string | null {
  if (account === 'caller') return caller?.userId ?? null;
  const named: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, account.field) : undefined;
  return typeof named === 'string' ? account.accountOf(cleanInput(named)) : null;
}

interface Count {
  readonly key: string;
  readonly rule: Rule;
}

interface Counted {
  readonly routeId: ApiRouteId;
  readonly limits: RouteLimits;
  readonly call: CountedCall;
  readonly account: string | null;
  /** The token of a browser that is counted apart; or null. */
  readonly knownBrowser: string | null;
}

function countsOf({ routeId, limits, call, account, knownBrowser }: Counted, addressFactor: number): readonly Count[] {
  const address = addressGroup(call.address);
  const { calls, windowMs } = limits.perAddress;
  const perAddress = { key: countKey(routeId, 'address', address), rule: { calls: calls * addressFactor, windowMs } };
  if (account === null) return [perAddress];
  const { perAccount, perAccountAnywhere } = limits;
  if (knownBrowser !== null && perAccount !== undefined) {
    return [perAddress, { key: countKey(routeId, 'browser', account, knownBrowser), rule: perAccount }];
  }
  return [
    perAddress,
    ...(perAccount === undefined ? [] : [{ key: countKey(routeId, 'both', account, address), rule: perAccount }]),
    ...(perAccountAnywhere === undefined
      ? []
      : [{ key: countKey(routeId, 'account', account), rule: perAccountAnywhere }]),
  ];
}

/**
 * Counts a call, first for its address, and stops at the first exceeded limit: a caller who is limited by address does not add to the
 * counts of another account. Returns the seconds to wait, or null.
 */
export function makeCountCall({
  limits,
  store,
  clock,
  addressFactor,
  isKnownBrowser,
  onRefused,
}: CountCallDeps): CountCall {
  const knownBrowserOf = async (account: string | null, { isKnownBrowserApart }: RouteLimits, call: CountedCall) => {
    const token = isKnownBrowserApart === true ? call.cookie(BROWSER_COOKIE) : undefined;
    if (account === null || token === undefined) return null;
    return (await isKnownBrowser(account, token)) ? token : null;
  };
  return async (routeId, call) => {
    const routeLimits = limits[routeId];
    if (routeLimits === null) return null;
    const now = clock.now();
    const account = routeLimits.account === undefined ? null : accountOf(routeLimits.account, call);
    const knownBrowser = await knownBrowserOf(account, routeLimits, call);
    const counted = { routeId, limits: routeLimits, call, account, knownBrowser };
    for (const { key, rule } of countsOf(counted, addressFactor)) {
      const count = await store.count(key, rule.windowMs, now);
      if (count > rule.calls) {
        onRefused(routeId, account);
        return secondsToNextWindow(now, rule.windowMs);
      }
    }
    return null;
  };
}
