import type { ScenarioDriver } from './driver.ts';
import type { Scenario } from './scenario.ts';

/** A doubt about an action, by its index in `do`. */
export interface PlayWarning {
  readonly at: number;
  readonly text: string;
}

/** How a play is followed. */
export interface Following {
  /** Called with the index of each action before it is done. */
  readonly onAction?: (action: number) => void;
}

/** A scenario on its way. */
export interface Playing {
  readonly scenario: Scenario;
  readonly driver: ScenarioDriver;
  readonly following: Following;
}
