import type { CameraScan } from '../../core/ports/camera.ts';

/** What the page sends to the decoder's worker: one frame, and the next one only after the answer. */
export type DecodeFrame =
  /** A frame as the camera made it, to be cut in the worker. */
  | { readonly kind: 'whole'; readonly picture: VideoFrame; readonly frameNumber: number }
  /** The square that is to be read, RGBA. */
  | { readonly kind: 'cut'; readonly pixels: ArrayBuffer; readonly side: number };

/** What the worker answers: once whether the decoder is there, then one message a frame. After `trapped` it is of no use any more. */
export type DecoderMessage =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'notLoaded' }
  | { readonly kind: 'read'; readonly scan: CameraScan | null }
  | { readonly kind: 'trapped' };
