import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderSymbol, type PrintedSymbology, type SymbolBitmap } from './symbols.ts';

const WIDTH = 1280;
const HEIGHT = 720;
const HEADER = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\nFRAME\n`;
const TABLE_GREY = 190;
const LABEL_WHITE = 225;
const PRINT_BLACK = 40;
const NO_COLOUR = 128;
const QUIET_MODULES = 4;
const PIXELS_A_MODULE = 5;
/** A symbol of many modules gets smaller ones, so that it stays within the part of the picture that is read. */
const LARGEST_LABEL = 480;

/** A camera whose picture a test decides, as a file that Chromium films in an endless loop. */
export interface FakeCamera {
  /** Chromium switches: this file is the only camera, and the permission is given without asking. */
  readonly launchArgs: readonly string[];
  /**
   * Holds a label with a symbol before the camera, also while the camera runs; a page sees it within a few frames.
   * A web address is printed as a QR code and anything else as a plain Data Matrix, unless said otherwise.
   */
  show(text: string, symbology?: PrintedSymbology): Promise<void>;
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
    await file.write(luma, 0, luma.length, HEADER.length);
  };
  await file.write(HEADER);
  await film(paintTable());
  await file.write(Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOUR), 0, undefined, HEADER.length + WIDTH * HEIGHT);

  return {
    launchArgs: [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${path}`,
    ],
    show: (text, symbology = symbologyOf(text)) => film(paintLabel(renderSymbol(text, symbology))),
    showNothing: () => film(paintTable()),
    async dispose() {
      await file.close();
      await rm(folder, { recursive: true });
    },
  };
}

function symbologyOf(text: string): PrintedSymbology {
  return /^https?:\/\//i.test(text) ? 'qr' : 'dataMatrix';
}

function paintTable(): Buffer {
  return Buffer.alloc(WIDTH * HEIGHT, TABLE_GREY);
}

function paintLabel(symbol: SymbolBitmap): Buffer {
  const columns = symbol.columns + 2 * QUIET_MODULES;
  const rows = symbol.rows + 2 * QUIET_MODULES;
  const scale = Math.max(1, Math.min(PIXELS_A_MODULE, Math.floor(LARGEST_LABEL / Math.max(columns, rows))));
  const left = Math.round((WIDTH - columns * scale) / 2);
  const top = Math.round((HEIGHT - rows * scale) / 2);
  const luma = paintTable();
  for (let y = 0; y < rows * scale; y += 1) {
    for (let x = 0; x < columns * scale; x += 1) {
      const dark = isDark(symbol, Math.floor(x / scale) - QUIET_MODULES, Math.floor(y / scale) - QUIET_MODULES);
      luma[(top + y) * WIDTH + left + x] = dark ? PRINT_BLACK : LABEL_WHITE;
    }
  }
  return luma;
}

function isDark(symbol: SymbolBitmap, column: number, row: number): boolean {
  const inside = column >= 0 && row >= 0 && column < symbol.columns && row < symbol.rows;
  return inside && symbol.modules[row * symbol.columns + column] === 1;
}
