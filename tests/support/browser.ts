import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';

/**
 * Features that Playwright disables and that concern our pages, and two features that make a headed browser load pages of its own.
 * With several such lists the browser uses only the last.
 */
const FEATURES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Turns off the browser's own network traffic and first-run work. */
const QUIET_SWITCHES = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--process-per-site',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join(',')}`,
];

/** The Chromium or Chrome that the tests drive. */
async function chromiumPath(): Promise<string> {
  const found = await findBrowser();
  if (found === undefined) throw new Error('Chromium was not found: `npm test` installs it, or set CHROMIUM_PATH.');
  return found;
}

/** The switches of every Chromium that the tests drive. */
export function launchSwitches(): string[] {
  // Chromium refuses to run as root inside its sandbox.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return [...QUIET_SWITCHES, ...sandbox];
}

/** Starts a headless Chromium outside Playwright's runner, which starts its own; the caller closes it. */
export async function launchBrowser(options: { readonly args?: readonly string[] } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumPath(),
    args: [...launchSwitches(), ...(options.args ?? [])],
  });
}
