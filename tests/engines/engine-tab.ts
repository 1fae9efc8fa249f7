/** A tab of a browser that is not driven by Playwright. */
export interface EngineTab {
  /** Opens an address, and resolves once the page has loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs the source of a function in the page. Its argument and its value are JSON; the value may come later. */
  run(source: string, argument: string): Promise<string>;
  /** Presses these keys at once and releases them, in WebDriver's characters. */
  press(keys: readonly string[]): Promise<void>;
  /** Chooses a file of this machine in a file field. */
  chooseFile(selector: string, path: string): Promise<void>;
  /** Closes the tab and forgets everything that its pages stored. */
  close(): Promise<void>;
}

/** A running browser. */
export interface EngineBrowser {
  /** Opens a tab that shares nothing with those before. */
  openTab(): Promise<EngineTab>;
  /** Ends the browser with all its processes, and removes its files. */
  close(): Promise<void>;
}

/** The size of a phone's screen. */
export const PHONE = { width: 390, height: 844 } as const;

/** The time zone of every browser of these tests, 8 hours behind UTC; in the names of IANA the sign is inverted. */
export const ENGINE_ZONE = { name: 'Etc/GMT+8', offsetMinutes: -480 } as const;

/** The key actions of WebDriver, the same in both protocols: all keys down, then all up. */
export function keyActions(keys: readonly string[]): readonly object[] {
  const each = (type: 'keyDown' | 'keyUp', values: readonly string[]) => values.map((value) => ({ type, value }));
  return [{ type: 'key', id: 'keyboard', actions: [...each('keyDown', keys), ...each('keyUp', keys.toReversed())] }];
}
