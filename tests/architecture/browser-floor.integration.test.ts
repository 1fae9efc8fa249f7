import type { BrowserName, SupportStatement } from '@mdn/browser-compat-data';
import { describe, expect, test } from 'vitest';
import { OLDEST_BROWSERS } from '../../web/boot/oldest-browsers.ts';
import { scriptFeatures, styleFeatures, type Feature } from './browser-features.ts';

/** The names that the data has for our browsers. */
const NAMES: Readonly<Record<(typeof OLDEST_BROWSERS)[number]['name'], readonly BrowserName[]>> = {
  iOS: ['safari_ios'],
  Chrome: ['chrome', 'chrome_android'],
  Edge: ['edge'],
  Firefox: ['firefox', 'firefox_android'],
  'Samsung Internet': ['samsunginternet_android'],
};

/** Whether a version has the feature in full and switched on. The build adds the prefixes that styles need. */
function isSupported(statement: SupportStatement | undefined, version: number, isStyle: boolean): boolean {
  return [statement ?? []]
    .flat()
    .some(
      ({ version_added: added, version_removed, flags, partial_implementation, alternative_name, prefix }) =>
        typeof added === 'string' &&
        Number.parseFloat(added.replace('≤', '')) <= version &&
        version_removed === undefined &&
        flags === undefined &&
        partial_implementation === undefined &&
        alternative_name === undefined &&
        (isStyle || prefix === undefined),
    );
}

/** The features that one of the oldest browsers lacks, or has in part. */
function lackingIn(features: Iterable<Feature>): string[] {
  return [...features]
    .filter(({ path, support }) =>
      OLDEST_BROWSERS.some(({ name, version }) =>
        NAMES[name].some((browser) => !isSupported(support[browser], Number(version), path.startsWith('css.'))),
      ),
    )
    .map(({ path }) => path)
    .sort();
}

/** How the app works where one of these is missing. */
const SCRIPTS_DO_WITHOUT: Readonly<Record<string, string>> = {
  'api.AudioParam.exponentialRampToValueAtTime': 'partial: ramps from zero differ, and the chime starts above zero',
  'api.CanvasRenderingContext2D.imageSmoothingQuality': 'a wish; elsewhere frames are smoothed as by default',
  'api.Document.startViewTransition': 'asked for first; steps change without a fade',
  'api.HTMLMediaElement.srcObject': 'partial: only streams are allowed, and the camera is one',
  'api.MediaDevices.enumerateDevices': 'partial: cameras have no names, and are numbered',
  'api.MediaStreamTrack.getCapabilities': 'asked for first; the camera has no light and zoom',
  'api.Navigator.permissions': 'its failure counts as not allowed; the camera starts with a press',
  'api.Navigator.vibrate': 'called if it is there; sound and title remain',
  'api.Notification.close': 'only after a notification was created',
  'api.Notification.permission_static': 'the class is asked for first; sound and title remain',
  'api.Notification.requestPermission_static': 'the class is asked for first',
  'api.OffscreenCanvas': 'asked for first; frames are cut in the page',
  'api.PermissionStatus.state': 'as api.Navigator.permissions',
  'api.Permissions.query': 'as api.Navigator.permissions',
  'api.VideoFrame': 'asked for first; frames are cut in the page',
  'api.VideoFrame.close': 'as api.VideoFrame',
  'api.VideoFrame.displayHeight': 'as api.VideoFrame',
  'api.VideoFrame.displayWidth': 'as api.VideoFrame',
  'api.WakeLock.request': 'called if it is there; the screen advises an alarm',
  'api.WakeLockSentinel.release': 'as api.WakeLock.request',
  'api.WakeLockSentinel.released': 'as api.WakeLock.request',
  'api.Window.print': 'asked for first; there is no button',
  'api.Window.requestIdleCallback': 'asked for first; a timeout takes its place',
};

/** What a page looks like where one of these is missing. */
const STYLES_DO_WITHOUT: Readonly<Record<string, string>> = {
  'css.at-rules.font-face.ascent-override': 'text moves a little when the font arrives',
  'css.at-rules.font-face.descent-override': 'text moves a little when the font arrives',
  'css.at-rules.font-face.line-gap-override': 'text moves a little when the font arrives',
  'css.at-rules.font-face.size-adjust': 'text moves a little when the font arrives',
  'css.at-rules.page': 'prints on the paper of the printer',
  'css.properties.contain-intrinsic-size': 'long lists are laid out at once',
  'css.properties.content-visibility': 'long lists are laid out at once',
  'css.properties.forced-color-adjust': 'the forced colors apply here, too',
  'css.properties.outline': 'partial: the outline has square corners',
  'css.properties.position-area': 'asked for by @supports; the list of stages opens in the middle',
  'css.properties.resize': 'the text area keeps its height',
  'css.properties.size': 'prints on the paper of the printer',
  'css.properties.text-size-adjust': 'the browser does not adjust, or has the prefixed form',
  'css.properties.text-wrap': 'lines break where they are full',
  'css.selectors.has': 'one column instead of two; a chosen answer is marked by its own mark alone',
  'css.selectors.popover-open': 'asked for by @supports; only the name of the stage shows',
  'css.types.length.viewport_percentage_units_dynamic': 'the same line with vh stands before it',
};

/** What the data does not list as features of their own; all are older than the oldest browsers. */
const NOT_IN_DATA: readonly string[] = [
  '-webkit-font-smoothing',
  '-webkit-text-size-adjust',
  ':-webkit-details-marker',
  'Float32Array.set',
  'Float32Array.subarray',
  'Float64Array.subarray',
  'HTMLMediaElement.HAVE_CURRENT_DATA',
  'ImportMeta.url',
  'MediaTrackSettings.deviceId',
  'Notification.onclick',
  'SpeechSynthesisUtterance.onend',
  'SpeechSynthesisUtterance.onerror',
  'Uint32Array.buffer',
  'Uint8ClampedArray.buffer',
  'WebAssembly',
  'format()',
  'local()',
  'minmax()',
  'repeat()',
];

describe('the oldest supported browsers, by the data of MDN', () => {
  const [scripts, styles] = [scriptFeatures(), styleFeatures()];

  test('have every feature that the scripts use, but for those that they do without', () => {
    expect(lackingIn(scripts.features.values())).toEqual(Object.keys(SCRIPTS_DO_WITHOUT).sort());
  });

  test('have every feature that the styles use, but for those that they do without', () => {
    expect(lackingIn(styles.features.values())).toEqual(Object.keys(STYLES_DO_WITHOUT).sort());
  });

  test('have what makes them the oldest ones', () => {
    expect([...scripts.features.keys()]).toEqual(
      expect.arrayContaining(['api.HTMLDialogElement.showModal', 'javascript.builtins.Object.hasOwn']),
    );
  });

  test('are asked about everything that the data knows', () => {
    expect([...scripts.unknown, ...styles.unknown].sort()).toEqual(NOT_IN_DATA);
  });
});
