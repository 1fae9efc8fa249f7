import type { CameraScan } from '../../core/ports/camera.ts';

/** What the page sends to the decoder's worker: one frame, and the next one only after the answer. */
export type DecodeFrame =
  /** A frame as the camera made it, to be cut in the worker. */
  | { readonly kind: 'whole'; readonly picture: VideoFrame; readonly frameNumber: number }
  /** A photo, to be cut in the worker; it is looked at in several ways. */
  | { readonly kind: 'photo'; readonly picture: ImageBitmap }
  /** The part that is to be read, RGBA. */
  | { readonly kind: 'cut'; readonly pixels: ArrayBuffer; readonly width: number; readonly height: number };

/** The pixels of a part that was cut in the page. */
export function cutFrame({ data, width, height }: ImageData): DecodeFrame {
  return { kind: 'cut', pixels: data.buffer, width, height };
}

/** What the worker takes over from the page, without a copy. */
export function transferOf(frame: DecodeFrame): Transferable {
  return frame.kind === 'cut' ? frame.pixels : frame.picture;
}

/** What the worker answers: once whether the decoder is there, then one message a frame. After `trapped` it is of no use any more. */
export type DecoderMessage =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'notLoaded' }
  | { readonly kind: 'read'; readonly scan: CameraScan | null }
  | { readonly kind: 'trapped' };
