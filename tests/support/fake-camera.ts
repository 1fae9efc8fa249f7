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
import type { PrintedSymbology } from '../../adapters/symbols/bwip-symbols.ts';

/** A camera whose picture is set by the test: a file that Chromium plays in an endless loop. */
export interface FakeCamera {
  /** Chromium switches: this file is the only camera, and permission is granted without a prompt. */
  readonly launchArgs: readonly string[];
  /**
   * Shows a label with a symbol to the camera, even while the camera runs; a page sees it within a few frames.
   * By default a URL becomes a QR code and any other text a plain Data Matrix.
   */
  show(text: string, symbology?: PrintedSymbology): Promise<void>;
  /** Shows several labels. */
  showLabels(...labels: readonly FilmedLabel[]): Promise<void>;
  /** Shows a picture, given as its grey values. */
  showPicture(luma: Buffer): Promise<void>;
  /** Removes the label. */
  showNothing(): Promise<void>;
  /** Removes the file; close the browser first. */
  dispose(): Promise<void>;
}

/** A fake camera that shows nothing yet. Launch the browser with its switches. */
export async function makeFakeCamera(): Promise<FakeCamera> {
  const folder = await mkdtemp(join(tmpdir(), 'fake-camera-'));
  const path = join(folder, 'camera.y4m');
  const file = await open(path, 'w');
  // Chromium keeps the file open and rereads each frame, so the bytes are overwritten in place.
  const film = async (luma: Buffer): Promise<void> => {
    await file.write(luma, 0, luma.length, FILM_LUMA_OFFSET);
  };
  await file.write(filmOf(paintTable()));

  return {
    launchArgs: filmSwitches(path),
    show: (text, symbology) => film(paintText(text, symbology)),
    showLabels: (...labels) => film(paintLabels(labels)),
    showPicture: film,
    showNothing: () => film(paintTable()),
    async dispose() {
      await file.close();
      await rm(folder, { recursive: true });
    },
  };
}
