import type { FoundSymbol, Symbology } from '../../core/domain/found-symbol.ts';
import type { FrameCut } from './frame-geometry.ts';

/** A message from the page to the decoder worker: one frame. The next is sent only after the answer. */
export type DecodeFrame =
  /** A whole camera frame, to be cut in the worker, and the place of its look in `LOOKS`. */
  | { readonly kind: 'whole'; readonly picture: VideoFrame; readonly look: number }
  /** A photo, to be cut in the worker in several ways until a symbol of the wanted kind is found in its centre. */
  | { readonly kind: 'photo'; readonly picture: ImageBitmap; readonly wanted: Symbology }
  /** The part to be decoded, as RGBA, and its position. */
  | { readonly kind: 'cut'; readonly pixels: ArrayBuffer; readonly cut: FrameCut };

/** The message for a part that was cut in the page. */
export function cutFrame({ data }: ImageData, cut: FrameCut): DecodeFrame {
  return { kind: 'cut', pixels: data.buffer, cut };
}

/** The object that is transferred to the worker instead of copied. */
export function transferOf(frame: DecodeFrame): Transferable {
  return frame.kind === 'cut' ? frame.pixels : frame.picture;
}

/**
 * A message from the worker: first whether the decoder was loaded, then one message per frame. After `cannotDraw` it accepts only frames
 * that were cut in the page; after `trapped` it must be replaced.
 */
export type DecoderMessage =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'notLoaded' }
  | { readonly kind: 'read'; readonly found: readonly FoundSymbol[] }
  | { readonly kind: 'cannotDraw' }
  | { readonly kind: 'trapped' };
