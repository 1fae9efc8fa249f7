/** The part of the package that is used; it has no types of its own. Every length is a power of two, or half of it plus one. */
declare module 'fourier-transform' {
  type Spectrum = [real: Float64Array, imaginary: Float64Array];

  /** The lower half of the spectrum of real values. */
  export function fft(values: Float32Array | Float64Array, output: Spectrum): Spectrum;
  /** The real values of the lower half of their spectrum. */
  export function ifft(real: Float64Array, imaginary: Float64Array, output: Float64Array): Float64Array;
  /** Transforms complex values in place. */
  export function cfft(real: Float64Array, imaginary: Float64Array): void;
  /** Reverses `cfft`. */
  export function cifft(real: Float64Array, imaginary: Float64Array): void;
}
