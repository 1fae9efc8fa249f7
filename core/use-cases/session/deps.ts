import type { KitSettings } from '../../domain/settings.ts';
import type { TestSession } from '../../flow/session.ts';
import type { ReportApi } from '../../ports/report-api.ts';
import type { AppRunner, RunnerPorts } from '../../flow/app-runner.ts';

/** Dependencies of a test's use cases: the runner, and the ports that they call before they send an event. */
export interface SessionDeps extends Pick<RunnerPorts, 'clock' | 'navigator' | 'resultApi' | 'deviceRegistry'> {
  readonly runner: AppRunner;
  readonly reportApi: ReportApi;
  readonly settings: KitSettings;
  /** The test as the screen shows it; without it, a screen shows every change at once. A press on another step is ignored (decisions.md section 8). */
  readonly shown?: () => TestSession;
}
