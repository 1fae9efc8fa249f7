import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  FILM_LUMA_OFFSET,
  filmOf,
  filmSwitches,
  paintLabels,
  paintTable,
  paintText,
  type FilmedLabel,
} from '../../cli/code/camera-film.ts';
import type { PrintedSymbology } from '../../cli/code/symbols.ts';

/** A camera whose picture a test decides, as a file that Chromium films in an endless loop. */
export interface FakeCamera {
  /** Chromium switches: this file is the only camera, and the permission is given without asking. */
  readonly launchArgs: readonly string[];
  /**
   * Holds a label with a symbol before the camera, also while the camera runs; a page sees it within a few frames.
   * A web address is printed as a QR code and anything else as a plain Data Matrix, unless said otherwise.
   */
  show(text: string, symbology?: PrintedSymbology): Promise<void>;
  /** Holds several labels before it. */
  showLabels(...labels: readonly FilmedLabel[]): Promise<void>;
  /** Takes the label away. */
  showNothing(): Promise<void>;
  /** Removes the file; close the browser first. */
  dispose(): Promise<void>;
}

/** A fake camera that shows nothing yet. Its switches go to the browser's launch. */
export async function makeFakeCamera(): Promise<FakeCamera> {
  const folder = await mkdtemp(join(tmpdir(), 'fake-camera-'));
  const path = join(folder, 'camera.y4m');
  const file = await open(path, 'w');
  // Chromium keeps the file open and reads each frame anew, so the bytes are changed where they are.
  const film = async (luma: Buffer): Promise<void> => {
    await file.write(luma, 0, luma.length, FILM_LUMA_OFFSET);
  };
  await file.write(filmOf(paintTable()));

  return {
    launchArgs: filmSwitches(path),
    show: (text, symbology) => film(paintText(text, symbology)),
    showLabels: (...labels) => film(paintLabels(labels)),
    showNothing: () => film(paintTable()),
    async dispose() {
      await file.close();
      await rm(folder, { recursive: true });
    },
  };
}
