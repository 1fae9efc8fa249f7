import type { KitSettings } from '../../domain/settings.ts';
import type { AppRunner, RunnerPorts } from '../../flow/app-runner.ts';

/** What the use-cases of a test need: the runner, and the ports they ask before they send an event. */
export interface SessionDeps extends Pick<
  RunnerPorts,
  'clock' | 'navigator' | 'resultApi' | 'deviceRegistry' | 'withLock'
> {
  readonly runner: AppRunner;
  readonly settings: KitSettings;
}
