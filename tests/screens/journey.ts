import type { RouteName } from '../../core/flow/app-routes.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { StepId } from '../../core/flow/step-row.ts';
import type { ScreenshotSession, TestStart } from './screenshot-session.ts';

/** What a picture shows: a route, and for a test the step of a flow; an email has neither. */
export interface Picture {
  /** Its file name without extension; `--only` selects by it. */
  readonly name: string;
  readonly route?: RouteName;
  readonly flow?: FlowName;
  readonly step?: StepId | 'expired';
}

/** A user's path through the app and the pictures captured on it. Each journey runs in its own browser context. */
export interface Journey {
  /** In the order in which they are captured. */
  readonly pictures: readonly Picture[];
  /** Where a guest's test starts. Without it, a visitor starts on the landing page. */
  readonly startsAt?: TestStart;
  readonly run: (user: ScreenshotSession) => Promise<void>;
}

/** Lists pictures of routes from a record of names. */
export function picturesOf(routes: Readonly<Record<string, RouteName>>): readonly Picture[] {
  return Object.entries(routes).map(([name, route]) => ({ name, route }));
}
