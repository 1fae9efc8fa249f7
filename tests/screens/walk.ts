import type { RouteName } from '../../core/flow/app-routes.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { StepId } from '../../core/flow/step-row.ts';
import type { ScreenshotSession, TestBegun } from './sitting.ts';

/** What a picture shows; on the test's own route, the step of a flow. */
export interface Picture {
  /** The name of its file, and of the option `--only`. */
  readonly name: string;
  readonly route: RouteName;
  readonly flow?: FlowName;
  readonly step?: StepId | 'expired';
}

/** Somebody's way through the app, with the pictures that are taken on it. Each walk has a browser of its own. */
export interface Walk {
  /** In the order in which they are taken. */
  readonly pictures: readonly Picture[];
  /** A guest in the middle of a test; without it a visitor on the landing. */
  readonly begins?: TestBegun;
  readonly go: (sitting: ScreenshotSession) => Promise<void>;
}

/** Pictures of routes, by name. */
export function picturesOf(routes: Readonly<Record<string, RouteName>>): readonly Picture[] {
  return Object.entries(routes).map(([name, route]) => ({ name, route }));
}
