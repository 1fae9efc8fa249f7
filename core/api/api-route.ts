import type { ErrorCode } from '../domain/error-codes.ts';

/** One call of product.md section 7: server and client both read this table. */
export interface ApiRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` parameters. */
  readonly path: string;
  /** Who may call: anyone, holders of an access token, or both, where a token says more than none. */
  readonly auth: 'none' | 'bearer' | 'optional';
  /** The cookie that stands for who calls, where one does. A call with a cookie is taken from the app's own pages alone. */
  readonly cookie?: 'refresh' | 'registration';
  /** What the header X-Test-Id is to this call (decisions.md section 6). */
  readonly testIdHeader?: 'required' | 'optional';
  /** The catalogue's code for a status of this call; an offline client is always NETWORK_REQUEST_FAILED. */
  readonly errors: Readonly<Partial<Record<number, ErrorCode>>>;
  /** Where one status stands for several codes: those that the answer names itself, in the place of the one above. */
  readonly named?: Readonly<Partial<Record<number, readonly ErrorCode[]>>>;
  /** The code for any other failing status. */
  readonly otherwise: ErrorCode;
}

/** Any call may be made too often. */
export const LIMITED = { 429: 'TOO_MANY_REQUESTS' } as const;
