import type { ErrorCode } from '../domain/error-codes.ts';

/** One call of product.md section 7; server and client use the same table. */
export interface ApiRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` parameters. */
  readonly path: string;
  /** Who may call: anyone, holders of an access token, or both; with `optional` a token gives more rights. */
  readonly auth: 'none' | 'bearer' | 'optional';
  /** The cookie that identifies the caller, if the call uses one. Calls with a cookie are only accepted from the app's own pages. */
  readonly cookie?: 'refresh' | 'registration' | 'browser' | 'reset';
  /** Whether the header X-Test-Id is part of this call (decisions.md section 6). */
  readonly testIdHeader?: 'required' | 'optional';
  /** What the app always adds to the query. */
  readonly search?: Readonly<Record<string, string>>;
  /** Whether an attempt has an id (`ATTEMPT_ID_HEADER`), which stays the same while the same fields are sent again after a lost answer. */
  readonly isNamed?: boolean;
  /** Whether the browser completes the call even if the page is left. */
  readonly outlivesPage?: boolean;
  /** The error code of each status of this call. An offline client always gets NETWORK_REQUEST_FAILED. */
  readonly errors: Readonly<Partial<Record<number, ErrorCode>>>;
  /** For a status with several codes: those that the response may name, which then replace the one above. */
  readonly named?: Readonly<Partial<Record<number, readonly ErrorCode[]>>>;
  /** The error code of any other failing status; UNKNOWN by default. */
  readonly otherwise?: ErrorCode;
}

/** The rate limit, which applies to every call. */
export const LIMITED = { 429: 'TOO_MANY_REQUESTS' } as const;

/** The error code for a failing status of a call, and for the code that its response names (product.md section 8, "Status mapping"). */
export function errorCodeOf(route: ApiRoute, status: number, named?: unknown): ErrorCode {
  return route.named?.[status]?.find((code) => code === named) ?? route.errors[status] ?? route.otherwise ?? 'UNKNOWN';
}
