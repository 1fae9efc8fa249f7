import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { CameraScan } from '../../core/ports/camera.ts';
import type { DecodeFrame, DecoderMessage } from './decoder-messages.ts';
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

function imageOf(frame: DecodeFrame): ImageData {
  if (frame.kind === 'cut') return new ImageData(new Uint8ClampedArray(frame.pixels), frame.side, frame.side);
  // Made with the first whole frame: browsers that send cut ones may have no canvas in a worker.
  cutter ??= makeFrameCutter(new OffscreenCanvas(1, 1));
  const { picture, frameNumber } = frame;
  const image = cutter(picture, picture.displayWidth, picture.displayHeight, frameNumber);
  // The camera has few buffers: it stands still while frames are kept.
  picture.close();
  return image;
}

async function read(frame: DecodeFrame): Promise<CameraScan | null> {
  const [symbol] = await readBarcodes(imageOf(frame), READER_OPTIONS);
  if (symbol === undefined || !symbol.isValid) return null;
  return { text: symbol.text, symbology: symbol.format === 'DataMatrix' ? 'DataMatrix' : 'QRCode' };
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
