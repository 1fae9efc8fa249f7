import { isSearchDone } from '../../core/domain/choose-symbol.ts';
import type { FoundSymbol } from '../../core/domain/found-symbol.ts';
import type { DecodeFrame, DecoderMessage } from './decoder-messages.ts';
import { makeFrameCutter, type FrameCutter } from './frame-cutter.ts';
import { cutsForPhoto, type FrameCut } from './frame-geometry.ts';
import { cutForLook } from './frame-looks.ts';

/** Reads the symbols in a picture that was cut out of a frame, with their places in the whole frame. */
export type ReadImage = (image: ImageData, cut: FrameCut) => Promise<readonly FoundSymbol[]>;

/** This browser cannot draw this kind of picture in a worker. */
class CannotDraw extends Error {}

/** Draws parts of pictures. The canvas is created for the first one: a browser that sends cut frames may lack canvases in workers. */
function makeDrawing(): FrameCutter {
  let cutter: FrameCutter | undefined;
  return (picture, part) => {
    try {
      cutter ??= makeFrameCutter(new OffscreenCanvas(1, 1));
      return cutter(picture, part);
    } catch (cause) {
      throw new CannotDraw('The worker cannot draw the picture.', { cause });
    }
  };
}

function makeReader(readImage: ReadImage): (frame: DecodeFrame) => Promise<readonly FoundSymbol[]> {
  const draw = makeDrawing();
  const readPhoto = async ({ picture, wanted }: DecodeFrame & { kind: 'photo' }): Promise<readonly FoundSymbol[]> => {
    const found: FoundSymbol[] = [];
    for (const [index, part] of cutsForPhoto(picture.width, picture.height).entries()) {
      found.push(...(await readImage(draw(picture, part), part)));
      if (isSearchDone(found, wanted, index + 1)) break;
    }
    return found;
  };
  const drawFrame = ({ picture, look }: DecodeFrame & { kind: 'whole' }): readonly [ImageData, FrameCut] => {
    const cut = cutForLook(look, picture.displayWidth, picture.displayHeight);
    try {
      return [draw(picture, cut), cut];
    } finally {
      // The camera has few buffers and stalls while frames are held.
      picture.close();
    }
  };
  return async (frame) => {
    if (frame.kind === 'photo') return readPhoto(frame);
    if (frame.kind === 'whole') return readImage(...drawFrame(frame));
    const { pixels, cut } = frame;
    return readImage(new ImageData(new Uint8ClampedArray(pixels), cut.readWidth, cut.readHeight), cut);
  };
}

/** Answers the frames that the page sends to this worker. `loading` rejects when the decoder cannot be loaded. */
export function answerFrames(loading: Promise<unknown>, readImage: ReadImage): void {
  const answer = (message: DecoderMessage): void => self.postMessage(message);
  const read = makeReader(readImage);
  self.addEventListener('message', (event: MessageEvent<DecodeFrame>) => {
    read(event.data).then(
      (found) => answer({ kind: 'read', found }),
      (error: unknown) => answer({ kind: error instanceof CannotDraw ? 'cannotDraw' : 'trapped' }),
    );
  });
  loading.then(
    () => answer({ kind: 'loaded' }),
    () => answer({ kind: 'notLoaded' }),
  );
}
