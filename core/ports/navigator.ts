/** Moves the person to a screen. */
export interface Navigator {
  /** The current route, without query. */
  current(): string;
  /** The routes before this one, newest first, as far as they are known: a reload forgets them. */
  earlier(): readonly string[];
  go(route: string): void;
  /** Goes back to a route: to the previous screen if it is that route, otherwise replaces this screen. */
  back(route: string): void;
  /** Leaves the app for another site. */
  leave(url: string): void;
}
