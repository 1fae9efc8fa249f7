import type { Symbology } from '../../../core/domain/found-symbol.ts';
import { keepScanning, longTasksWithin, prepareLive, readLive, type LiveReading, type Scanner } from './live.ts';
import { readStill, type StillReadings } from './still.ts';

declare global {
  interface Window {
    /** Reads one frame, its grey values in base64, with every decoder. */
    readStill: (side: number, luma: string, wanted: Symbology) => Promise<StillReadings>;
    /** Loads our decoder and opens the camera once. */
    prepareLive: () => Promise<void>;
    /** Starts the camera with a scanner and waits until it has read a text or given up. */
    readLive: (scanner: Scanner) => Promise<LiveReading>;
    /** Starts a scanner that goes on until the page is closed. */
    keepScanning: (scanner: Scanner) => Promise<void>;
    /** The page's tasks over 50 ms during that many milliseconds. */
    longTasksWithin: (milliseconds: number) => Promise<readonly number[]>;
  }
}

window.readStill = readStill;
window.prepareLive = prepareLive;
window.readLive = readLive;
window.keepScanning = keepScanning;
window.longTasksWithin = longTasksWithin;
