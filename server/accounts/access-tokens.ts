/** Whose an access token is. */
export interface TokenHolder {
  readonly userId: string;
  readonly loginSessionId: string;
}

/** Makes and reads access tokens. Never called inside a transaction: the key may have to be fetched. */
export interface AccessTokens {
  issue(holder: TokenHolder): Promise<string>;
  /** Null for a token that is forged, altered or expired. Does not check whether the login session still exists. */
  read(accessToken: string): Promise<TokenHolder | null>;
}
