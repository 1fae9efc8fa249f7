import type { CameraChoice, CameraControls, CameraZoom } from '../../core/ports/camera.ts';

/** A code is not found in a picture that is enlarged more than this: the hand shakes it away. */
const LARGEST_ZOOM = 5;
/** So many steps a zoom has that does not tell its own. */
const SMOOTHNESS = 100;

/** What browsers tell of a camera beyond what the types know. */
interface Abilities extends MediaTrackCapabilities {
  /** A list of what can be set by the standard, one value in browsers that came before it. */
  readonly torch?: boolean | readonly boolean[];
  readonly zoom?: { readonly min?: number; readonly max?: number; readonly step?: number };
  readonly focusMode?: readonly string[];
}

interface Settings extends MediaTrackSettings {
  readonly torch?: boolean;
  readonly zoom?: number;
}

/** Safari before 17 and old Firefox do not tell what a camera can do. */
function abilitiesOf(track: MediaStreamTrack): Abilities {
  return typeof track.getCapabilities === 'function' ? track.getCapabilities() : {};
}

function zoomOf({ zoom }: Abilities, { zoom: value }: Settings): CameraZoom | null {
  const { min = 1, max = 1, step: told = 0 } = zoom ?? {};
  const highest = Math.min(max, min * LARGEST_ZOOM);
  // Some cameras tell a zoom of one single value.
  if (!(highest > min)) return null;
  return { min, max: highest, step: told > 0 ? told : (highest - min) / SMOOTHNESS, value: value ?? min };
}

/** What can be set on a camera by what it tells of itself. */
export function controlsOf(track: MediaStreamTrack, cameras: readonly CameraChoice[]): CameraControls {
  const abilities = abilitiesOf(track);
  const settings: Settings = track.getSettings();
  const hasTorch = [abilities.torch].flat().includes(true);
  return {
    torch: hasTorch ? settings.torch === true : null,
    zoom: zoomOf(abilities, settings),
    cameras,
    cameraId: settings.deviceId ?? null,
  };
}

/** Every camera, once one of them was allowed; until then browsers hide their names. */
export async function listCameras(): Promise<readonly CameraChoice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

/** What is set on a camera by hand or by us. */
export interface TrackSetting {
  readonly torch?: boolean;
  readonly zoom?: number;
  readonly focusMode?: 'continuous';
}

/** Sets something on one camera; resolves also when it refuses, and then all stays as it was. */
export type ApplySetting = (setting: TrackSetting) => Promise<void>;

/** Lets the camera follow the code with its focus, if it can, and applies settings; `before` is what its last picture had. */
export function settingsOf(track: MediaStreamTrack, before: TrackSetting): ApplySetting {
  const canFocus = abilitiesOf(track).focusMode?.includes('continuous') === true;
  let kept: TrackSetting = {};
  const apply: ApplySetting = async (setting) => {
    // Each call replaces all that the one before had set: without the light in it, zooming would turn the light off.
    const all = { ...kept, ...setting };
    const isTaken = await track.applyConstraints({ advanced: [all as MediaTrackConstraintSet] }).then(
      () => true,
      () => false,
    );
    if (isTaken) kept = all;
  };
  const first: TrackSetting = { ...before, ...(canFocus && { focusMode: 'continuous' }) };
  if (Object.keys(first).length > 0) void apply(first);
  return apply;
}
