import { err, ok, type Result } from '../../core/domain/result.ts';
import type { CameraScan, PhotoFailure, PhotoFile } from '../../core/ports/camera.ts';
import { cutFrame, type DecodeFrame } from './decoder-messages.ts';
import { makeFrameCutter } from './frame-cutter.ts';
import type { FrameDecoder } from './frame-decoder.ts';
import { cutsForPhoto } from './frame-geometry.ts';

/** Reads the code on a photo, whatever way up it was taken. The browser opens the file, so it takes what the browser takes. */
export async function readPhoto(photo: PhotoFile, decoder: FrameDecoder): Promise<Result<CameraScan, PhotoFailure>> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(new Blob([await photo.arrayBuffer()], { type: photo.type }));
  } catch {
    return err('unreadable');
  }
  for (const frame of framesOf(picture)) {
    const reading = await decoder.decode(frame);
    if (!reading.ok) return reading;
    if (reading.value !== null) return ok(reading.value);
  }
  return err('no-code');
}

/** Cut in the worker where that can draw, and otherwise here, a part at a time. */
function* framesOf(picture: ImageBitmap): Generator<DecodeFrame> {
  if (typeof OffscreenCanvas === 'function') {
    yield { kind: 'photo', picture };
    return;
  }
  const cut = makeFrameCutter(document.createElement('canvas'));
  for (const part of cutsForPhoto(picture.width, picture.height)) yield cutFrame(cut(picture, part));
}
