import { chromium, type Browser } from 'playwright-core';

/** Network and first-run work of the browser itself, which tests neither want nor can afford. */
const QUIET_SWITCHES = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The installed Chromium: the one that `CHROMIUM_PATH` names, or the system's. */
export function chromiumPath(): string {
  return process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
}

/** Starts a headless Chromium; the caller closes it. */
export function launchBrowser(options: { readonly args?: readonly string[] } = {}): Promise<Browser> {
  // Chromium refuses to run as root inside its sandbox.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...QUIET_SWITCHES, ...sandbox, ...(options.args ?? [])],
  });
}
