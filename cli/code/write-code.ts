import { writeFile } from 'node:fs/promises';
import { filmOf, filmSwitches, paintText, symbologyOf } from './camera-film.ts';
import { symbolDrawing, symbolPhoto } from '../../adapters/symbols/bwip-symbols.ts';

/** The output formats of a code, with their file extensions. */
export const CODE_SHAPES = { text: '.txt', svg: '.svg', png: '.png', camera: '.y4m' } as const;
export type CodeShape = keyof typeof CODE_SHAPES;

/** The capacity of a Data Matrix for letters and digits. */
const MOST_PRINTED = 2335;

/** The format for a file's extension; null for any other extension. */
export function shapeOfFile(path: string): CodeShape | null {
  const found = Object.entries(CODE_SHAPES).find(([, ending]) => path.toLowerCase().endsWith(ending));
  return found === undefined ? null : (found[0] as CodeShape);
}

/** Whether a symbol can encode the text. */
export function isPrintable(text: string): boolean {
  return text.length <= MOST_PRINTED;
}

/** The code as a file holds it: a web address as a QR code, anything else as a Data Matrix. `scale`: pixels a module. */
export async function shapeCode(text: string, shape: CodeShape, scale: number): Promise<Buffer> {
  switch (shape) {
    case 'text':
      return Buffer.from(`${text}\n`);
    case 'svg':
      return Buffer.from(`${symbolDrawing(text, symbologyOf(text), scale)}\n`);
    case 'png':
      return symbolPhoto(text, symbologyOf(text), scale);
    case 'camera':
      return filmOf(paintText(text));
  }
}

/** Writes a file; for a camera film, prints the switches for Chromium. */
export async function writeCode(path: string, content: Buffer, shape: CodeShape): Promise<string> {
  await writeFile(path, content);
  return shape === 'camera'
    ? `${path}\n\nChromium films it when started with\n${filmSwitches(path).join(' ')}\n`
    : `${path}\n`;
}
