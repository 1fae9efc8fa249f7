/** What the type declarations of the package lack. */
import 'html5-qrcode/third_party/zxing-js.umd';

declare module 'html5-qrcode/third_party/zxing-js.umd' {
  /** Tells dark from light by one threshold for the whole picture, which noise disturbs less. */
  class GlobalHistogramBinarizer extends HybridBinarizer {}

  /** Thrown when there is no symbol, or one that cannot be decoded. */
  class Exception extends Error {}
}
