import type { FoundSymbol, Symbology } from '../../core/domain/found-symbol.ts';
import type { FrameCut } from './frame-geometry.ts';

/** What the page sends to the decoder's worker: one frame, and the next one only after the answer. */
export type DecodeFrame =
  /** A frame as the camera made it, to be cut in the worker. */
  | { readonly kind: 'whole'; readonly picture: VideoFrame; readonly frameNumber: number }
  /** A photo, to be cut in the worker; it is looked at in several ways, until a symbol of the wanted kind is found in its centre. */
  | { readonly kind: 'photo'; readonly picture: ImageBitmap; readonly wanted: Symbology }
  /** The part that is to be read, RGBA, and where it was cut out. */
  | { readonly kind: 'cut'; readonly pixels: ArrayBuffer; readonly cut: FrameCut };

/** The pixels of a part that was cut in the page. */
export function cutFrame({ data }: ImageData, cut: FrameCut): DecodeFrame {
  return { kind: 'cut', pixels: data.buffer, cut };
}

/** What the worker takes over from the page, without a copy. */
export function transferOf(frame: DecodeFrame): Transferable {
  return frame.kind === 'cut' ? frame.pixels : frame.picture;
}

/**
 * What the worker answers: once whether the decoder is there, then one message a frame. After `cannotDraw` it reads only frames that
 * were cut in the page; after `trapped` it is of no use any more.
 */
export type DecoderMessage =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'notLoaded' }
  | { readonly kind: 'read'; readonly found: readonly FoundSymbol[] }
  | { readonly kind: 'cannotDraw' }
  | { readonly kind: 'trapped' };
