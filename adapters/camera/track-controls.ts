import type { CameraChoice, CameraControls, CameraZoom } from '../../core/ports/camera.ts';

/** Beyond this zoom, a shaking hand makes codes unreadable. */
const LARGEST_ZOOM = 5;
/** The number of zoom steps when the camera does not report a step size. */
const DEFAULT_ZOOM_STEPS = 100;

/** A lens that focuses only beyond this distance, in meters, cannot show the small code large enough. */
const NEAR_METERS = 0.12;
/** Lets a person hold such a camera twice as far away. */
const ZOOM_OF_FAR_LENS = 2;

/** Camera capabilities that the standard types lack. */
interface Abilities extends MediaTrackCapabilities {
  /** A list of the possible values by the standard; a single value in older browsers. */
  readonly torch?: boolean | readonly boolean[];
  readonly zoom?: { readonly min?: number; readonly max?: number; readonly step?: number };
  readonly focusMode?: readonly string[];
  /** In meters. */
  readonly focusDistance?: { readonly min?: number };
}

interface Settings extends MediaTrackSettings {
  readonly torch?: boolean;
  readonly zoom?: number;
}

/** Safari before 17 and old Firefox do not report capabilities. */
function abilitiesOf(track: MediaStreamTrack): Abilities {
  return typeof track.getCapabilities === 'function' ? track.getCapabilities() : {};
}

function zoomOf({ zoom }: Abilities, { zoom: value }: Settings): CameraZoom | null {
  const { min = 1, max = 1, step: stepSize = 0 } = zoom ?? {};
  const highest = Math.min(max, min * LARGEST_ZOOM);
  // Some cameras report a zoom range of a single value.
  if (!(highest > min)) return null;
  return {
    min,
    max: highest,
    step: stepSize > 0 ? stepSize : (highest - min) / DEFAULT_ZOOM_STEPS,
    value: value ?? min,
  };
}

/** The controls that a camera offers, by its capabilities. */
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

/** Lists all cameras. Browsers hide ids and names until the permission is granted. */
export async function listCameras(): Promise<readonly CameraChoice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

/** Camera settings chosen by the person or by the app. */
export interface TrackSetting {
  readonly torch?: boolean;
  readonly zoom?: number;
  readonly focusMode?: 'continuous';
}

/** Applies a setting to a camera. Resolves even if the camera rejects it; then nothing changes. */
export type ApplySetting = (setting: TrackSetting) => Promise<void>;

/** The settings that help to read a small code with this camera: continuous focus, and zoom if its lens cannot focus near. */
function bestSettings(track: MediaStreamTrack): TrackSetting {
  const abilities = abilitiesOf(track);
  const zoom = zoomOf(abilities, track.getSettings());
  const isFarLens = (abilities.focusDistance?.min ?? 0) > NEAR_METERS;
  return {
    ...(abilities.focusMode?.includes('continuous') === true && { focusMode: 'continuous' }),
    ...(isFarLens && zoom !== null && { zoom: Math.min(zoom.min * ZOOM_OF_FAR_LENS, zoom.max) }),
  };
}

/** Applies settings: at first the best ones for this camera, or those of the previous picture, which are in `before`. */
export function settingsOf(track: MediaStreamTrack, before: TrackSetting): ApplySetting {
  let applied: TrackSetting = {};
  const applyNow: ApplySetting = async (setting) => {
    // Each call replaces all earlier constraints: without the torch among them, zooming would turn the torch off.
    const all = { ...applied, ...setting };
    const isAccepted = await track.applyConstraints({ advanced: [all as MediaTrackConstraintSet] }).then(
      () => true,
      () => false,
    );
    if (isAccepted) applied = all;
  };
  let last = Promise.resolve();
  // One after the other, so that none forgets what the one before it set.
  const apply: ApplySetting = (setting) => (last = last.then(() => applyNow(setting)));
  const first: TrackSetting = { ...bestSettings(track), ...before };
  if (Object.keys(first).length > 0) void apply(first);
  return apply;
}
