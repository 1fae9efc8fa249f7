import type { ReaderOptions } from 'zxing-wasm/reader';

/** How zxing-cpp reads each picture. */
export const READER_OPTIONS: ReaderOptions = {
  // 'QRCode' includes Micro QR, which is falsely found in print next to a matrix.
  formats: ['DataMatrix', 'QRCodeModel2'],
  // The default mode adds parentheses to GS1 fields and drops their separators.
  textMode: 'Plain',
  // The box or another cassette may be in the picture too.
  maxNumberOfSymbols: 4,
  tryHarder: true,
  tryRotate: true,
  downscaleFactor: 2,
  downscaleThreshold: 300,
};
