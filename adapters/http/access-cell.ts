/** The access token of one page; it exists in memory only. */
export interface AccessCell {
  /** Null while there is none. */
  token(): string | null;
  set(token: string, ownerId?: string): void;
  /** The user id of the token's account; null while it is unknown. */
  owner(): string | null;
  drop(): void;
  /** How often the token was dropped. A token that was requested before the last drop must not be stored. */
  drops(): number;
}

/** An empty cell. */
export function makeAccessCell(): AccessCell {
  let token: string | null = null;
  let owner: string | null = null;
  let drops = 0;
  return {
    token: () => token,
    set: (newToken, ownerId) => {
      token = newToken;
      owner = ownerId ?? null;
    },
    owner: () => owner,
    drop: () => {
      token = null;
      owner = null;
      drops += 1;
    },
    drops: () => drops,
  };
}
