import type { MeasuredLoad } from './measured-load.ts';
import type { Limits } from './outcome.ts';
import type { Roles } from './patroni-api.ts';
import type { Site } from './site.ts';

/** What a drill works on. */
export interface Stage extends Roles {
  readonly site: Site;
  readonly load: MeasuredLoad;
  /** Results per second. */
  readonly rate: number;
  /** The folder of another release, for the upgrade. */
  readonly otherRelease: string | null;
  /** Prints a line below the outcome. */
  readonly note: (line: string) => void;
}

/** One drill. */
export interface Drill extends Limits {
  readonly summary: string;
  /** What is done, and what the limit means. */
  readonly help: string;
  /** Does it, while the load runs. Rejects if something is not as it must be. */
  readonly happen: (stage: Stage) => Promise<void>;
}
