/** Moves the person to a screen. */
export interface Navigator {
  /** The current route, without query. */
  current(): string;
  go(route: string): void;
  /** Leaves the app for another site. */
  leave(url: string): void;
}
