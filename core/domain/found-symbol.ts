/** The two kinds of symbol in a test kit: the Data Matrix on a cassette, the QR code on the box. */
export type Symbology = 'DataMatrix' | 'QRCode';

/**
 * A symbol that was read from a picture. Its position is that of its centre relative to the picture's centre, as a share of the
 * picture's short side.
 */
export interface FoundSymbol {
  /** The raw text, with FNC1 of GS1 symbols as 0x1D; nothing is trimmed or changed. */
  readonly text: string;
  readonly symbology: Symbology;
  readonly x: number;
  readonly y: number;
  /** The length of its longest side, as a share of the picture's short side. */
  readonly size: number;
}
