import type { KitSettings } from '../../domain/settings.ts';
import type { AppRunner, RunnerPorts } from '../../flow/app-runner.ts';

/** Dependencies of a test's use cases: the runner, and the ports that they call before they send an event. */
export interface SessionDeps extends Pick<
  RunnerPorts,
  'clock' | 'navigator' | 'resultApi' | 'deviceRegistry' | 'withLock'
> {
  readonly runner: AppRunner;
  readonly settings: KitSettings;
}
