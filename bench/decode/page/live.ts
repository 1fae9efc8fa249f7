import { Html5Qrcode, Html5QrcodeSupportedFormats } from 'html5-qrcode';
import { makeZxingCamera } from '../../../adapters/camera/zxing-camera.ts';
import { preloadZxing } from '../../../adapters/camera/zxing-preload.ts';
import type { FoundSymbol } from '../../../core/domain/found-symbol.ts';
import { NOTHING_SEEN, watchFrame } from '../../../core/domain/watch-symbols.ts';
import type { Camera } from '../../../core/ports/camera.ts';
import type { Storage } from '../../../core/ports/storage.ts';

export type Scanner = 'ours' | 'theirs';

/** The result of one start of the camera. */
export interface LiveReading {
  /** Milliseconds from the start to the first text; null if none was read in time. */
  readonly milliseconds: number | null;
  /** The page's tasks over 50 ms, in milliseconds, from the start until a while after the reading. */
  readonly longTasks: readonly number[];
}

const GIVE_UP_MS = 6_000;
/** How long the decoder continues after the reading, to observe its long tasks. */
const CONTINUE_MS = 1_000;
const VIEW_ID = 'view';
const SCAN_BOX_PX = 255;
const FRAMES_PER_SECOND = 10;

const storage: Storage = { read: () => null, write: () => true, remove: () => undefined, keys: () => [] };
const ours = makeZxingCamera(storage);

const pause = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, null));

/** Starts a scan; the returned function stops it. */
type Begin = (onScan: () => void) => Promise<() => Promise<void>>;

const begins =
  (camera: Camera): Begin =>
  async (onScan) => {
    const running = new AbortController();
    const { signal } = running;
    const ignore = (): void => undefined;
    let watch = NOTHING_SEEN;
    // A text counts when the scan step would accept it.
    const onFrame = (found: readonly FoundSymbol[]): void => {
      const next = watchFrame(watch, found, 'DataMatrix');
      watch = next.watch;
      if (next.choice.kind === 'symbol') onScan();
    };
    await camera.start({ viewId: VIEW_ID, signal, onFrame, onProgress: ignore, onControls: ignore, onFailure: ignore });
    return () => {
      running.abort();
      return Promise.resolve();
    };
  };

/** Starts html5-qrcode as its documentation does, with the formats and the dimensions of the scan step. */
const beginTheirs: Begin = async (onScan) => {
  const formatsToSupport = [Html5QrcodeSupportedFormats.QR_CODE, Html5QrcodeSupportedFormats.DATA_MATRIX];
  const scanner = new Html5Qrcode(VIEW_ID, { formatsToSupport, verbose: false });
  const videoConstraints = { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } };
  const settings = { fps: FRAMES_PER_SECOND, qrbox: SCAN_BOX_PX, videoConstraints };
  await scanner.start({ facingMode: 'environment' }, settings, onScan, () => undefined);
  return async () => {
    await scanner.stop();
    scanner.clear();
  };
};

const BEGINS: Readonly<Record<Scanner, Begin>> = {
  ours: begins(ours),
  theirs: beginTheirs,
};

/** Collects the page's tasks over 50 ms, in milliseconds, until `stop` is called. */
function watchTasks(): { readonly stop: () => readonly number[] } {
  const found: number[] = [];
  const add = (entries: PerformanceEntryList): void => void found.push(...entries.map(({ duration }) => duration));
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'longtask' });
  return {
    stop: () => {
      add(observer.takeRecords());
      observer.disconnect();
      return found;
    },
  };
}

/**
 * What both scanners find when a scan begins: our decoder in the browser's cache, where the app puts it when a test begins, as the page has
 * html5-qrcode; and a camera that was opened before, because the browser's first opening takes longer than any other.
 */
export async function prepareLive(): Promise<void> {
  await preloadZxing();
  const stream = await navigator.mediaDevices.getUserMedia({ video: true });
  for (const track of stream.getTracks()) track.stop();
}

/** Starts the camera with a scanner and waits until it has read a text or given up. */
export async function readLive(scanner: Scanner): Promise<LiveReading> {
  const tasks = watchTasks();
  const begun = performance.now();
  let onScan: (milliseconds: number) => void = () => undefined;
  const scanned = new Promise<number>((resolve) => (onScan = resolve));
  const end = await BEGINS[scanner](() => onScan(performance.now() - begun));
  const milliseconds = await Promise.race([scanned, pause(GIVE_UP_MS)]);
  await pause(CONTINUE_MS);
  await end();
  return { milliseconds, longTasks: tasks.stop() };
}
