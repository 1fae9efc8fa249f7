/** The user and the login session of an access token. */
export interface TokenHolder {
  readonly userId: string;
  readonly loginSessionId: string;
}

/** Makes and verifies access tokens. Must not be called inside a transaction, because signing awaits more than the database. */
export interface AccessTokens {
  issue(holder: TokenHolder): Promise<string>;
  /** Null for a token that is forged, altered or expired. Does not check whether the login session still exists. */
  read(accessToken: string): Promise<TokenHolder | null>;
}
