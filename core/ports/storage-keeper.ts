/** Asks the browser not to delete what it stores for this site. Some browsers delete it after days without a visit, or when space is short. */
export interface StorageKeeper {
  /** Resolves with whether the browser agreed; some ask the person first. Never rejects. */
  ask(): Promise<boolean>;
}
