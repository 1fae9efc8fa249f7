import { chooseFromPhoto, isSearchDone } from '../../core/domain/choose-symbol.ts';
import type { FoundSymbol, Symbology } from '../../core/domain/found-symbol.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { PhotoFailure, PhotoFile } from '../../core/ports/camera.ts';
import { cutFrame } from './decoder-messages.ts';
import { makeFrameCutter } from './frame-cutter.ts';
import type { FrameDecoder, Reading } from './frame-decoder.ts';
import { cutsForPhoto } from './frame-geometry.ts';

/** Reads the code in a photo, in any orientation and in any image format that the browser can open. */
export async function readPhoto(
  photo: PhotoFile,
  wanted: Symbology,
  decoder: FrameDecoder,
): Promise<Result<string, PhotoFailure>> {
  const open = async (): Promise<ImageBitmap> =>
    createImageBitmap(new Blob([await photo.arrayBuffer()], { type: photo.type }));
  let reading: Reading;
  try {
    reading = await readSymbols(open, wanted, decoder);
  } catch {
    return err('unreadable');
  }
  if (!reading.ok) return err('decoder');
  const choice = chooseFromPhoto(reading.value, wanted);
  if (choice.kind === 'symbol') return ok(choice.text);
  return err(choice.kind === 'several' ? 'several-codes' : 'no-code');
}

/** The photo is cut in the worker if it can draw, otherwise in the page, part by part. */
async function readSymbols(
  open: () => Promise<ImageBitmap>,
  wanted: Symbology,
  decoder: FrameDecoder,
): Promise<Reading> {
  if (typeof OffscreenCanvas === 'function') {
    const reading = await decoder.decode({ kind: 'photo', picture: await open(), wanted });
    if (reading.ok || reading.error !== 'cannotDraw') return reading;
  }
  // The picture was transferred to the worker, so it is opened again.
  const picture = await open();
  const cutter = makeFrameCutter(document.createElement('canvas'));
  const found: FoundSymbol[] = [];
  for (const [index, cut] of cutsForPhoto(picture.width, picture.height).entries()) {
    const reading = await decoder.decode(cutFrame(cutter(picture, cut), cut));
    if (!reading.ok) return reading;
    found.push(...reading.value);
    if (isSearchDone(found, wanted, index + 1)) break;
  }
  return ok(found);
}
