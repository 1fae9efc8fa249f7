/** A browser and the oldest version that the app supports. `target` is its name in the build; null where another one stands for it. */
export interface OldestBrowser {
  readonly name: string;
  readonly version: string;
  readonly target: string | null;
}

/** The oldest supported browsers. They lack nothing that the app cannot do without, such as modal dialogs. */
export const OLDEST_BROWSERS = [
  { name: 'iOS', version: '15.4', target: 'safari15.4' },
  { name: 'Chrome', version: '99', target: 'chrome99' },
  { name: 'Edge', version: '99', target: 'edge99' },
  { name: 'Firefox', version: '98', target: 'firefox98' },
  // Its version 17 is Chromium 96, which has all that is needed; the build treats it as Chrome 99.
  { name: 'Samsung Internet', version: '17', target: null },
] as const satisfies readonly OldestBrowser[];

/** The targets of the build, for scripts and styles. */
export const BUILD_TARGETS: string[] = OLDEST_BROWSERS.flatMap(({ target }) => target ?? []);
