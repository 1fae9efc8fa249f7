import { makeFrameDecoder, type FrameDecoder } from './frame-decoder.ts';

/** The decoder of this app in a worker of its own; it has to be disposed of. */
export function startDecoder(): FrameDecoder {
  return makeFrameDecoder(() => new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' }));
}
