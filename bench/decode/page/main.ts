import type { Symbology } from '../../../core/domain/found-symbol.ts';
import { prepareLive, readLive, type LiveReading, type Scanner } from './live.ts';
import { readStill, type StillReadings } from './still.ts';

declare global {
  interface Window {
    /** Reads one frame, its grey values in base64, with every decoder. */
    readStill: (side: number, luma: string, wanted: Symbology) => Promise<StillReadings>;
    /** Loads our decoder and opens the camera once. */
    prepareLive: () => Promise<void>;
    /** Starts the camera with a scanner and waits until it has read a text or given up. */
    readLive: (scanner: Scanner) => Promise<LiveReading>;
  }
}

window.readStill = readStill;
window.prepareLive = prepareLive;
window.readLive = readLive;
