import type { ApiRouteId } from '../../core/api/routes.ts';
import { BROWSER_COOKIE, type CookieName } from '../accounts/own-cookies.ts';
import { cleanText } from '../../core/domain/clean-text.ts';
import type { ServerClock } from '../clock.ts';
import { countKey } from './count-key.ts';
import { networksOf } from './networks.ts';
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

/**
 * Counts a call for its address, or for the account that it is about. Returns the seconds until the caller may call again, or null when
 * the call is allowed.
 */
export type CountCall = (routeId: ApiRouteId, call: CountedCall, what: 'address' | 'account') => Promise<number | null>;

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
  return typeof named === 'string' ? account.accountOf(cleanText(named)) : null;
}

interface Count {
  readonly key: string;
  readonly rule: Rule;
}

/** A rule for each network of an address, whose parts name what is counted in it. */
function inNetworks(address: string, { calls, windowMs }: Rule, ...parts: readonly string[]): readonly Count[] {
  return networksOf(address).map(({ name, factor }) => ({
    key: countKey(...parts, name),
    rule: { calls: calls * factor, windowMs },
  }));
}

/** `knownBrowser` is the token of a browser that is counted apart; or null. */
function countsOfAccount(
  routeId: ApiRouteId,
  { perAccount, perAccountAnywhere }: RouteLimits,
  {
    address,
    account,
    knownBrowser,
  }: Readonly<Record<'address' | 'account', string>> & { readonly knownBrowser: string | null },
): readonly Count[] {
  if (knownBrowser !== null && perAccount !== undefined) {
    return [{ key: countKey(routeId, 'browser', account, knownBrowser), rule: perAccount }];
  }
  return [
    ...(perAccount === undefined ? [] : inNetworks(address, perAccount, routeId, 'both', account)),
    ...(perAccountAnywhere === undefined
      ? []
      : [{ key: countKey(routeId, 'account', account), rule: perAccountAnywhere }]),
  ];
}

/**
 * Stops at the first exceeded limit, the narrowest first: a caller who is limited in one network adds nothing to the counts of its
 * neighbours, nor to those of another account.
 */
export function makeCountCall({
  limits,
  store,
  clock,
  addressFactor,
  isKnownBrowser,
  onRefused,
}: CountCallDeps): CountCall {
  const knownBrowserOf = async (account: string, { isKnownBrowserApart }: RouteLimits, call: CountedCall) => {
    const token = isKnownBrowserApart === true ? call.cookie(BROWSER_COOKIE) : undefined;
    return token !== undefined && (await isKnownBrowser(account, token)) ? token : null;
  };
  const countsOf = async (routeId: ApiRouteId, routeLimits: RouteLimits, call: CountedCall, account: string | null) => {
    if (account === null) return [];
    const knownBrowser = await knownBrowserOf(account, routeLimits, call);
    return countsOfAccount(routeId, routeLimits, { address: call.address, account, knownBrowser });
  };
  return async (routeId, call, what) => {
    const routeLimits = limits[routeId];
    if (routeLimits === null) return null;
    const now = clock.now();
    const { calls, windowMs } = routeLimits.perAddress;
    const account = routeLimits.account === undefined ? null : accountOf(routeLimits.account, call);
    const counts =
      what === 'address'
        ? inNetworks(call.address, { calls: calls * addressFactor, windowMs }, routeId, 'address')
        : await countsOf(routeId, routeLimits, call, account);
    for (const { key, rule } of counts) {
      const count = await store.count(key, rule.windowMs, now);
      if (count > rule.calls) {
        onRefused(routeId, account);
        return secondsToNextWindow(now, rule.windowMs);
      }
    }
    return null;
  };
}
