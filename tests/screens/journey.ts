import type { ScreenshotSession, TestStart } from './screenshot-session.ts';

/** A user's path through the app and the pictures captured on it. Each journey runs in its own browser context. */
export interface Journey {
  /** The file names of the pictures without extension, in the order in which they are captured; `--only` selects by them. */
  readonly pictures: readonly string[];
  /** Where a guest's test starts. Without it, a visitor starts on the landing page. */
  readonly startsAt?: TestStart;
  readonly run: (user: ScreenshotSession) => Promise<void>;
}
