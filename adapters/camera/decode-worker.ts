import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { CameraScan } from '../../core/ports/camera.ts';
import type { DecodeFrame, DecoderMessage } from './decoder-messages.ts';
import { cutForFrame, cutsForPhoto, type FrameCut } from './frame-geometry.ts';
import { makeFrameCutter, type FrameCutter } from './frame-cutter.ts';

const READER_OPTIONS: ReaderOptions = {
  // 'QRCode' would also look for Micro QR, which is misread from print beside a matrix.
  formats: ['DataMatrix', 'QRCodeModel2'],
  // The default mode writes GS1 fields with parentheses and drops their separators.
  textMode: 'Plain',
  maxNumberOfSymbols: 1,
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  downscaleFactor: 2,
  downscaleThreshold: 300,
};

function answer(message: DecoderMessage): void {
  self.postMessage(message);
}

let cutter: FrameCutter | undefined;

/** Made with the first frame that is cut here: browsers that send cut ones may have no canvas in a worker. */
function cut(picture: CanvasImageSource, part: FrameCut): ImageData {
  cutter ??= makeFrameCutter(new OffscreenCanvas(1, 1));
  return cutter(picture, part);
}

/** The images to look at, one after the other until one has a symbol in it. */
function* imagesOf(frame: DecodeFrame): Generator<ImageData> {
  if (frame.kind === 'cut') {
    yield new ImageData(new Uint8ClampedArray(frame.pixels), frame.width, frame.height);
    return;
  }
  if (frame.kind === 'photo') {
    for (const part of cutsForPhoto(frame.picture.width, frame.picture.height)) yield cut(frame.picture, part);
    return;
  }
  const { picture, frameNumber } = frame;
  const image = cut(picture, cutForFrame(frameNumber, picture.displayWidth, picture.displayHeight));
  // The camera has few buffers: it stands still while frames are kept.
  picture.close();
  yield image;
}

async function read(frame: DecodeFrame): Promise<CameraScan | null> {
  for (const image of imagesOf(frame)) {
    const [symbol] = await readBarcodes(image, READER_OPTIONS);
    if (symbol?.isValid === true) {
      return { text: symbol.text, symbology: symbol.format === 'DataMatrix' ? 'DataMatrix' : 'QRCode' };
    }
  }
  return null;
}

self.addEventListener('message', (event: MessageEvent<DecodeFrame>) => {
  read(event.data).then(
    (scan) => answer({ kind: 'read', scan }),
    () => answer({ kind: 'trapped' }),
  );
});

prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true }).then(
  () => answer({ kind: 'loaded' }),
  () => answer({ kind: 'notLoaded' }),
);
