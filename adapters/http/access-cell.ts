/** The access token of one page, kept in memory alone. */
export interface AccessCell {
  /** Null while there is none. */
  token(): string | null;
  keep(token: string): void;
  drop(): void;
  /** How often the token was dropped: an answer that comes after a logout belongs to nobody any more. */
  drops(): number;
}

/** An empty cell. */
export function makeAccessCell(): AccessCell {
  let token: string | null = null;
  let drops = 0;
  return {
    token: () => token,
    keep: (kept) => {
      token = kept;
    },
    drop: () => {
      token = null;
      drops += 1;
    },
    drops: () => drops,
  };
}
