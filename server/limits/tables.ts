/** The table of counted calls, as Kysely sees it. */
export interface LimitTables {
  readonly call_counts: CallCountRow;
}

/** How many calls were counted under one key in one window; `count_key` is a hash. */
export interface CallCountRow {
  readonly count_key: string;
  readonly window_start: number;
  readonly window_end: number;
  readonly calls: number;
}
