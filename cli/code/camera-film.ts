import { renderSymbol, type PrintedSymbology, type SymbolBitmap } from '../../adapters/symbols/bwip-symbols.ts';

/** The width of a film in pixels. */
export const FILM_WIDTH = 1280;
/** The height of a film in pixels. */
export const FILM_HEIGHT = 720;
const HEADER = `YUV4MPEG2 W${FILM_WIDTH} H${FILM_HEIGHT} F10:1 Ip A1:1 C420\nFRAME\n`;
const TABLE_GREY = 190;
const LABEL_WHITE = 225;
const PRINT_BLACK = 40;
const NO_COLOUR = 128;
const QUIET_MODULES = 4;
/** The size of a symbol's module in a film, in pixels; smaller for symbols with many modules. */
export const FILM_MODULE_PX = 5;
/** A symbol with many modules gets smaller ones, so that it fits into the part of the picture that is scanned. */
const LARGEST_LABEL = 480;

/** Where the brightness of a film's one picture begins in its file, in bytes. */
export const FILM_LUMA_OFFSET = HEADER.length;

/** The film of one picture, in YUV4MPEG2, which Chromium's fake camera plays in an endless loop. */
export function filmOf(luma: Buffer): Buffer {
  return Buffer.concat([Buffer.from(HEADER), luma, Buffer.alloc((FILM_WIDTH * FILM_HEIGHT) / 2, NO_COLOUR)]);
}

/**
 * Chromium's switches that make this film its only camera, and accept each request for it. A page that asks beforehand gets the answer
 * `prompt`, with and without windows; with `--use-fake-ui-for-media-stream` it would be `granted` where Chromium has windows.
 */
export function filmSwitches(path: string): readonly string[] {
  return [
    '--use-fake-device-for-media-stream',
    '--auto-accept-camera-and-microphone-capture',
    `--use-file-for-fake-video-capture=${path}`,
  ];
}

/** The default symbology of a text: a web address as a QR code, anything else as a plain Data Matrix. */
export function symbologyOf(text: string): PrintedSymbology {
  return /^https?:\/\//i.test(text) ? 'qr' : 'dataMatrix';
}

/** The brightness of an empty picture. */
export function paintTable(): Buffer {
  return Buffer.alloc(FILM_WIDTH * FILM_HEIGHT, TABLE_GREY);
}

/** A label with a text. `right` is the distance of its middle from the middle of the picture, in pixels. */
export interface FilmedLabel {
  readonly text: string;
  readonly symbology?: PrintedSymbology;
  readonly right?: number;
  /** White print on black. */
  readonly isInverted?: boolean;
}

/** The brightness of a picture with a label in its middle that carries the text. */
export function paintText(text: string, symbology: PrintedSymbology = symbologyOf(text)): Buffer {
  return paintLabels([{ text, symbology }]);
}

/** The brightness of a picture with labels on the table; later ones lie on top. */
export function paintLabels(labels: readonly FilmedLabel[]): Buffer {
  const luma = paintTable();
  for (const label of labels) paintLabel(luma, label);
  return luma;
}

function paintLabel(
  luma: Buffer,
  { text, symbology = symbologyOf(text), right = 0, isInverted = false }: FilmedLabel,
): void {
  const symbol = renderSymbol(text, symbology);
  const columns = symbol.columns + 2 * QUIET_MODULES;
  const rows = symbol.rows + 2 * QUIET_MODULES;
  const scale = Math.max(1, Math.min(FILM_MODULE_PX, Math.floor(LARGEST_LABEL / Math.max(columns, rows))));
  const left = Math.round((FILM_WIDTH - columns * scale) / 2) + right;
  const top = Math.round((FILM_HEIGHT - rows * scale) / 2);
  for (let y = 0; y < rows * scale; y += 1) {
    for (let x = 0; x < columns * scale; x += 1) {
      const dark = isDark(symbol, Math.floor(x / scale) - QUIET_MODULES, Math.floor(y / scale) - QUIET_MODULES);
      luma[(top + y) * FILM_WIDTH + left + x] = dark === isInverted ? LABEL_WHITE : PRINT_BLACK;
    }
  }
}

function isDark(symbol: SymbolBitmap, column: number, row: number): boolean {
  const inside = column >= 0 && row >= 0 && column < symbol.columns && row < symbol.rows;
  return inside && symbol.modules[row * symbol.columns + column] === 1;
}
