import { cfft, cifft, fft, ifft } from 'fourier-transform';

/** A guess at how a picture is blurred, and how strongly to correct it. */
export interface DeblurSetting {
  /** The standard deviation of the Gaussian blur, in pixels. */
  readonly deviation: number;
  /** The power of the noise relative to the picture's. A higher value corrects less and amplifies noise less. */
  readonly noise: number;
}

/** How much of a frequency a Gaussian blur leaves, by the frequency's square in cycles per pixel. */
function transferred(deviation: number, frequencySquared: number): number {
  return Math.exp(-2 * Math.PI ** 2 * deviation ** 2 * frequencySquared);
}

/** The Wiener filter: the gain of each frequency, for the columns from 0 to `side / 2` one after the other. */
function wienerGains(side: number, { deviation, noise }: DeblurSetting): Float32Array {
  const gains = new Float32Array((side / 2 + 1) * side);
  for (let column = 0; column <= side / 2; column += 1) {
    for (let row = 0; row < side; row += 1) {
      const frequencySquared = (column ** 2 + Math.min(row, side - row) ** 2) / side ** 2;
      const left = transferred(deviation, frequencySquared);
      // The first factor keeps the mean brightness.
      gains[column * side + row] = ((1 + noise) * left) / (left ** 2 + noise);
    }
  }
  return gains;
}

/** Sharpens square grey pictures in place, whose side is a power of two. */
export type Deblur = (grey: Float32Array) => void;

/** Prepares the correction of blurred pictures of one size. Their opposite edges affect each other. */
export function makeDeblur(side: number, setting: DeblurSetting): Deblur {
  const gains = wienerGains(side, setting);
  const columns = side / 2 + 1;
  const real = new Float64Array(columns * side);
  const imaginary = new Float64Array(columns * side);
  const rowSpectrum: [Float64Array, Float64Array] = [new Float64Array(columns), new Float64Array(columns)];
  const row = new Float64Array(side);

  const transformRows = (grey: Float32Array): void => {
    for (let y = 0; y < side; y += 1) {
      fft(grey.subarray(y * side, (y + 1) * side), rowSpectrum);
      for (let column = 0; column < columns; column += 1) {
        real[column * side + y] = rowSpectrum[0][column] ?? 0;
        imaginary[column * side + y] = rowSpectrum[1][column] ?? 0;
      }
    }
  };
  const filterColumn = (column: number): void => {
    const re = real.subarray(column * side, (column + 1) * side);
    const im = imaginary.subarray(column * side, (column + 1) * side);
    cfft(re, im);
    for (let y = 0; y < side; y += 1) {
      const gain = gains[column * side + y] ?? 0;
      re[y] = (re[y] ?? 0) * gain;
      im[y] = (im[y] ?? 0) * gain;
    }
    cifft(re, im);
  };
  const restoreRows = (grey: Float32Array): void => {
    const [re, im] = rowSpectrum;
    for (let y = 0; y < side; y += 1) {
      for (let column = 0; column < columns; column += 1) {
        re[column] = real[column * side + y] ?? 0;
        im[column] = imaginary[column * side + y] ?? 0;
      }
      grey.set(ifft(re, im, row), y * side);
    }
  };
  return (grey) => {
    transformRows(grey);
    for (let column = 0; column < columns; column += 1) filterColumn(column);
    restoreRows(grey);
  };
}
