import bwipjs, { type RenderOptions } from 'bwip-js/node';

/** The symbology: plain Data Matrix, GS1 Data Matrix (FNC1 at the start and at each 0x1D), or QR code. */
export type PrintedSymbology = 'dataMatrix' | 'gs1DataMatrix' | 'qr';

/** The modules of a symbol, row by row, without its quiet zone. */
export interface SymbolBitmap {
  readonly columns: number;
  readonly rows: number;
  /** 1 is dark, 0 is light. */
  readonly modules: readonly number[];
}

/** The symbol that encodes `text` unchanged, including control characters. */
export function renderSymbol(text: string, symbology: PrintedSymbology): SymbolBitmap {
  const [symbol] = bwipjs.raw(...encoderArguments(text, symbology));
  if (symbol === undefined || !('pixs' in symbol)) throw new Error(`No ${symbology} could be made.`);
  return { columns: symbol.pixx, rows: symbol.pixy, modules: symbol.pixs };
}

function encoderArguments(text: string, symbology: PrintedSymbology): [encoder: string, text: string, options: string] {
  if (symbology === 'qr') return ['qrcode', text, ''];
  if (symbology === 'dataMatrix') return ['datamatrix', text, ''];
  const escaped = text.replaceAll('^', '^^').replaceAll('\x1d', '^FNC1');
  return ['datamatrix', `^FNC1${escaped}`, 'parsefnc'];
}

function renderOptions(text: string, symbology: PrintedSymbology, scale: number): RenderOptions {
  const [bcid, content, flags] = encoderArguments(text, symbology);
  const white = 'FFFFFF';
  return { bcid, text: content, scale, padding: 5, backgroundcolor: white, ...(flags && { [flags]: true }) };
}

/** The symbol as a PNG file, `scale` pixels per module. */
export function symbolPhoto(text: string, symbology: PrintedSymbology, scale: number): Promise<Buffer> {
  return bwipjs.toBuffer(renderOptions(text, symbology, scale));
}

/** The symbol as an SVG file, `scale` units per module. */
export function symbolDrawing(text: string, symbology: PrintedSymbology, scale: number): string {
  return bwipjs.toSVG(renderOptions(text, symbology, scale));
}
