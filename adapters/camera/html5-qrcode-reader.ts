import * as ZXing from 'html5-qrcode/third_party/zxing-js.umd';
import type { FoundSymbol } from '../../core/domain/found-symbol.ts';
import { placeInPicture, type FrameCut } from './frame-geometry.ts';

interface Point {
  getX(): number;
  getY(): number;
}

/** The result of the decoder, which its types leave open. */
interface Result {
  getText(): string;
  getBarcodeFormat(): ZXing.BarcodeFormat;
  /** The corners of a Data Matrix; the centres of a QR code's three large squares, in the order of its corners, and further points. */
  getResultPoints(): readonly Point[];
}

const FORMATS = new Map([
  [ZXing.DecodeHintType.POSSIBLE_FORMATS, [ZXing.BarcodeFormat.QR_CODE, ZXing.BarcodeFormat.DATA_MATRIX]],
]);
/** Each reads pictures that the other misses: the first with uneven light, the second with noise or little contrast. */
const BINARIZERS = [ZXing.HybridBinarizer, ZXing.GlobalHistogramBinarizer];

/** A picture in the form of the canvas that the decoder expects, without drawing it again. */
function asCanvas(image: ImageData): HTMLCanvasElement {
  const { width, height } = image;
  return { width, height, getContext: () => ({ getImageData: () => image }) } as unknown as HTMLCanvasElement;
}

function invert({ data }: ImageData): void {
  for (let place = 0; place < data.length; place += 1) if (place % 4 < 3) data[place] = 255 - (data[place] ?? 0);
}

/** The four corners, about: a QR code has no point at the fourth one. */
function cornersOf(result: Result): readonly { readonly x: number; readonly y: number }[] {
  const points = result.getResultPoints().map((point) => ({ x: point.getX(), y: point.getY() }));
  if (result.getBarcodeFormat() === ZXing.BarcodeFormat.DATA_MATRIX) return points;
  const [one = { x: 0, y: 0 }, middle = one, other = one] = points;
  return [one, middle, other, { x: one.x + other.x - middle.x, y: one.y + other.y - middle.y }];
}

/** The decoder throws when it finds no symbol. */
function resultOf(image: ImageData, Binarizer: typeof ZXing.HybridBinarizer): Result | null {
  const picture = new ZXing.HTMLCanvasElementLuminanceSource(asCanvas(image));
  try {
    return new ZXing.MultiFormatReader(false, FORMATS).decode(new ZXing.BinaryBitmap(new Binarizer(picture))) as Result;
  } catch (error) {
    if (error instanceof ZXing.Exception) return null;
    throw error;
  }
}

function findIn(image: ImageData): Result | null {
  for (const Binarizer of BINARIZERS) {
    const result = resultOf(image, Binarizer);
    if (result !== null && result.getText() !== '') return result;
  }
  return null;
}

/**
 * Reads the symbol at the centre of a picture, at most one. Does not correct blur, which helps this decoder nowhere and takes long in
 * browsers without a compiler. May change the picture.
 */
export function readWithHtml5Qrcode(image: ImageData, cut: FrameCut): readonly FoundSymbol[] {
  let result = findIn(image);
  if (result === null && cut.alsoInverted) {
    invert(image);
    result = findIn(image);
  }
  if (result === null) return [];
  const symbology = result.getBarcodeFormat() === ZXing.BarcodeFormat.DATA_MATRIX ? 'DataMatrix' : 'QRCode';
  return [{ text: result.getText(), symbology, ...placeInPicture({ ...cut, deblur: null }, cornersOf(result)) }];
}
