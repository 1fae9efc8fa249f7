/** The access token of one page, kept in memory alone. */
export interface AccessCell {
  /** Null while there is none. */
  token(): string | null;
  keep(token: string, ownerId?: string): void;
  /** The account whose token it is; null while that is not known. */
  owner(): string | null;
  drop(): void;
  /** How often the token was dropped: an answer that comes after a logout belongs to nobody any more. */
  drops(): number;
}

/** An empty cell. */
export function makeAccessCell(): AccessCell {
  let token: string | null = null;
  let owner: string | null = null;
  let drops = 0;
  return {
    token: () => token,
    keep: (kept, ownerId) => {
      token = kept;
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
